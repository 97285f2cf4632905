import { type NeedBasis, patternNames } from '@/content/entities/products/form/laying';
import { Measures } from '../measures';
import { type NeedDraft, textShown } from './need-draft';
import { fieldsFor } from './need-fields';

type NeedMeasuresProps = { readonly basis: NeedBasis; readonly draft: NeedDraft };

/** Stands where the form would: without scripts nothing can be typed, but the example still says what it rests on. */
export function NeedMeasures({ basis, draft: { unit, shape, pattern, typed } }: NeedMeasuresProps) {
  const isPaving = basis.kind === 'paving';
  const measures: readonly (readonly [string, string])[] = [
    ['Measured in', 'Metres'],
    ...(isPaving ? [['Outline of the ground', 'Rectangle'] as const] : []),
    ...fieldsFor(basis.kind, shape).map(
      (field) =>
        [
          `${field.label}${field.measure === 'length' ? ` (${unit})` : ''}`,
          `${textShown(field, typed[field.name], unit)}${field.measure === 'percent' ? '\u00a0%' : ''}`,
        ] as const,
    ),
    ...(isPaving && basis.patterns.length > 1 && pattern !== undefined
      ? [['Pattern', patternNames[pattern]] as const]
      : []),
  ];
  return (
    <Measures measures={measures} columns="two">
      With scripts on you can enter your own measures, in feet or metres
      {isPaving && ', for a rectangle, an L or an outline of corners'}, print the result or the data sheet,
      and copy a link to it.
    </Measures>
  );
}
