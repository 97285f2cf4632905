import { clsx } from 'clsx';
import type { Elements } from '@/components/ui/elements';
import { useState } from 'react';

type DisclosureProps = {
  readonly summary: string;
  /** Text after the summary, for screen readers only. */
  readonly about?: string;
  readonly indent?: 'ml-8';
  readonly className?: string;
  readonly children: Elements;
};

/** `details` element. Its content is rendered when first opened and remains mounted. */
export function Disclosure({ summary, about, indent, className, children }: DisclosureProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => currentTarget.open && setIsShown(true)}>
      <summary
        className={clsx('inline-block min-h-6 cursor-pointer py-1 underline underline-offset-4', indent)}
      >
        <span>{summary}</span>
        {about !== undefined && <span className="sr-only">{about}</span>}
      </summary>
      {isShown && children}
    </details>
  );
}
