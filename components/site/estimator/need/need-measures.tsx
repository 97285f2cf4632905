import type { NeedBasis } from '@/content/entities/products/form/laying';
import { Measures } from '../measures';
import { percentIn } from '@/content/lib/fill';
import { formatsIn } from '../wall-format';
import type { NeedWords } from '../words';
import { readNumber } from '../wall-draft';
import { type NeedDraft, textShown } from './need-draft';
import { fieldsFor, labelOf } from './need-fields';

type NeedMeasuresProps = {
  readonly words: NeedWords;
  readonly basis: NeedBasis;
  readonly draft: NeedDraft;
};

/** The measures of the example, which stand in place of the form where there are no scripts. */
export function NeedMeasures({ words, basis, draft: { unit, shape, pattern, typed } }: NeedMeasuresProps) {
  const { texts, need } = words;
  const { number } = formatsIn(words);
  const isPaving = basis.kind === 'paving';
  const measures: readonly (readonly [string, string])[] = [
    [texts.form.measuredIn, texts.form.metres],
    ...(isPaving ? [[need.outline, need.shapes.rectangle] as const] : []),
    ...fieldsFor(basis.kind, shape).map((field) => {
      const label = labelOf(field, basis.kind, need);
      const value = number(readNumber(textShown(field, typed[field.name], unit)) ?? 0, 3);
      return [
        field.measure === 'length' ? `${label} (${texts.units[unit]})` : label,
        field.measure === 'percent' ? percentIn(value, words.language) : value,
      ] as const;
    }),
    ...(isPaving && basis.patterns.length > 1 && pattern !== undefined
      ? [[need.pattern, need.patterns[pattern]] as const]
      : []),
  ];
  return (
    <Measures measures={measures} columns="two">
      {isPaving ? need.withoutScriptsPaving : need.withoutScripts}
    </Measures>
  );
}
