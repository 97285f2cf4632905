import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';

type DisclosureProps = {
  readonly summary: string;
  /** Follows the summary for screen readers. */
  readonly about?: string;
  /** Of the summary. */
  readonly indent?: 'ml-8';
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part that opens in its place. Its content is drawn when it is first opened, and stays. */
export function Disclosure({ summary, about, indent, className, children }: DisclosureProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => currentTarget.open && setIsShown(true)}>
      <summary
        className={clsx('inline-block min-h-6 cursor-pointer py-1 underline underline-offset-4', indent)}
      >
        {summary}
        {about !== undefined && <span className="sr-only">{about}</span>}
      </summary>
      {isShown && children}
    </details>
  );
}
