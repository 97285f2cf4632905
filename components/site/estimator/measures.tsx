import type { ReactNode } from 'react';

type MeasuresProps = {
  /** What each measure is called, and what it is in the example. */
  readonly measures: readonly (readonly [label: string, value: ReactNode])[];
  readonly columns: 'two' | 'three';
  /** What scripts would add. */
  readonly children: ReactNode;
};

/** Stands where the form would: without scripts nothing can be typed, but the example still says what it rests on. */
export function Measures({ measures, columns, children }: MeasuresProps) {
  return (
    <div className="mb-joint hidden bg-white p-4 md:p-6 noscript:block">
      <dl
        className={`grid gap-x-gutter gap-y-3 sm:grid-cols-2 ${columns === 'three' ? 'lg:grid-cols-3' : ''}`}
      >
        {measures.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-joint pb-2">
            <dt className="type-data text-concrete-600">{label}</dt>
            <dd className="type-data">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-measure type-small">{children}</p>
    </div>
  );
}
