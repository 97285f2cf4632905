import { exampleDraft, lengthShown } from './wall-draft';

const { unit } = exampleDraft;

const measures = [
  ['Measured in', 'Feet'],
  [`Length (${unit})`, lengthShown(exampleDraft.length, unit)],
  [`Height (${unit})`, lengthShown(exampleDraft.height, unit)],
  ['Number of openings (same size)', exampleDraft.openings],
  [`Opening width (${unit})`, lengthShown(exampleDraft.openingWidth, unit)],
  [`Opening height (${unit})`, lengthShown(exampleDraft.openingHeight, unit)],
  ['Instead of a brick wall of', `${exampleDraft.brick}-inch`],
  ['Built of blocks of', `${exampleDraft.block}\u00a0mm`],
  ['Waste allowance', `${exampleDraft.waste}\u00a0%`],
] as const;

/** Stands where the form would: without scripts nothing can be typed, but the example still says what it rests on. */
export function ExampleMeasures() {
  return (
    <div className="mb-joint hidden bg-white p-4 md:p-6 noscript:block">
      <dl className="grid gap-x-gutter gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {measures.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-joint pb-2">
            <dt className="type-data text-concrete-600">{label}</dt>
            <dd className="type-data">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-measure type-small">
        With scripts on you can enter your own wall, in feet or metres, print the result or copy a link to it.
      </p>
    </div>
  );
}
