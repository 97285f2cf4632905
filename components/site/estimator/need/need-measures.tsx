import type { NeedBasis } from '@/content/entities/products/form/laying';
import { type NeedDraft, textShown } from './need-draft';
import { fieldsFor, patternNames } from './need-fields';

type NeedMeasuresProps = { readonly basis: NeedBasis; readonly draft: NeedDraft };

/** Stands where the form would: without scripts nothing can be typed, but the example still says what it rests on. */
export function NeedMeasures({ basis, draft: { unit, shape, pattern, typed } }: NeedMeasuresProps) {
  const isPaving = basis.kind === 'paving';
  const measures = [
    ['Measured in', 'Metres'],
    ...(isPaving ? [['Outline of the ground', 'Rectangle']] : []),
    ...fieldsFor(basis.kind, shape).map((field) => [
      `${field.label}${field.measure === 'length' ? ` (${unit})` : ''}`,
      `${textShown(field, typed[field.name], unit)}${field.measure === 'percent' ? '\u00a0%' : ''}`,
    ]),
    ...(isPaving && basis.patterns.length > 1 && pattern !== undefined
      ? [['Pattern', patternNames[pattern]]]
      : []),
  ];
  return (
    <div className="mb-joint hidden bg-white p-4 md:p-6 noscript:block">
      <dl className="grid gap-x-gutter gap-y-3 sm:grid-cols-2">
        {measures.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-joint pb-2">
            <dt className="type-data text-concrete-600">{label}</dt>
            <dd className="type-data">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-measure type-small">
        With scripts on you can enter your own measures, in feet or metres
        {isPaving && ', for a rectangle, an L or an outline of corners'}, print the result or the data sheet,
        and copy a link to it.
      </p>
    </div>
  );
}
