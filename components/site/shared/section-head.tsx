import type { ReactNode } from 'react';

type SectionHeadProps = {
  readonly title: string;
  /** For `aria-labelledby` of the section. */
  readonly id?: string;
  /** A sentence at the right, on the title's base line. */
  readonly lead?: string;
  /** Controls at the right, such as a carousel's arrows. */
  readonly children?: ReactNode;
};

/** The head of a section: a large title in the left half, a quiet line or controls from column 7 on. */
export function SectionHead({ title, id, lead, children }: SectionHeadProps) {
  return (
    <div className="mb-8 grid items-end gap-x-gutter gap-y-4 md:grid-cols-12 lg:mb-14">
      <h2 id={id} className="type-h2 md:col-span-6">
        {title}
      </h2>
      {(lead ?? children) !== undefined && (
        <div className="flex items-end justify-between gap-6 md:col-span-6">
          {lead !== undefined && <p className="max-w-[46ch] text-current/75">{lead}</p>}
          {children !== undefined && <div className="ml-auto flex">{children}</div>}
        </div>
      )}
    </div>
  );
}
