import type { ReactNode } from 'react';

type SectionHeadProps = {
  readonly title: string;
  /** Id of the heading, for `aria-labelledby` of the section. */
  readonly id?: string;
  /** Sentence at the right, on the title's baseline. */
  readonly lead?: ReactNode;
};

/** Head of a section: a large title in the left half, and the lead from column 7. */
export function SectionHead({ title, id, lead }: SectionHeadProps) {
  return (
    <div className="mb-8 grid items-end gap-x-gutter gap-y-4 md:grid-cols-12 lg:mb-12">
      <h2 id={id} className={`type-h2 ${lead === undefined ? 'md:col-span-12' : 'md:col-span-6'}`}>
        {title}
      </h2>
      {lead !== undefined && <p className="max-w-lead text-current/75 md:col-span-6">{lead}</p>}
    </div>
  );
}
