type FactsRowProps = {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly className?: string;
};

/** Row of key figures about the company; renders nothing without facts. */
export function FactsRow({ facts, className = '' }: FactsRowProps) {
  if (facts.length === 0) return null;
  return (
    <dl
      className={`grid grid-cols-2 gap-x-gutter gap-y-8 border-t-2 border-ink pt-5 lg:grid-cols-4 ${className}`}
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="mt-1 type-small text-concrete-600">{label}</dt>
          <dd className="type-data-large">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
