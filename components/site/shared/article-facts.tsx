import type { ReactNode } from 'react';

type ArticleFactsProps = {
  /** What is known of the work; what is not set is left out. */
  readonly facts: readonly { readonly title: string; readonly value: ReactNode }[];
};

/** The data of a work in a column beside its story; nothing where none is known. */
export function ArticleFacts({ facts }: ArticleFactsProps) {
  const known = facts.filter(({ value }) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="mb-10 grid gap-x-gutter border-t-2 border-ink sm:grid-cols-3 lg:grid-cols-1">
      {known.map(({ title, value }) => (
        <div key={title} className="border-b border-joint py-3">
          <dt className="type-small text-concrete-600">{title}</dt>
          <dd className="mt-0.5 type-data">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
