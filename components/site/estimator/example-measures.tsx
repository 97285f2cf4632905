import { fill } from '@/content/lib/fill';
import { Measures } from './measures';
import { exampleDraft, lengthShown, readNumber } from './wall-draft';
import { blockSize, formatsIn } from './wall-format';
import type { EstimatorWords } from './words';

/** The measures of the worked example, which stand in place of the form where there are no scripts. */
export function ExampleMeasures({ words }: { readonly words: EstimatorWords }) {
  const { form, units, withoutScripts } = words.texts;
  const { number, percent } = formatsIn(words);
  const { unit, length, height, openings, openingWidth, openingHeight, brick, block, waste } = exampleDraft;
  const figure = (text: string) => number(readNumber(text) ?? 0, 3);
  const inUnit = (label: string) => `${label} (${units[unit]})`;
  const measures = [
    [form.measuredIn, form.feet],
    [inUnit(form.length), figure(lengthShown(length, unit))],
    [inUnit(form.height), figure(lengthShown(height, unit))],
    [form.openings, figure(openings)],
    [inUnit(form.openingWidth), figure(lengthShown(openingWidth, unit))],
    [inUnit(form.openingHeight), figure(lengthShown(openingHeight, unit))],
    [form.brick, fill(form.brickOption, { inches: number(brick) })],
    [form.block, blockSize(block)],
    [form.waste, percent(Number(waste))],
  ] as const;
  return (
    <Measures measures={measures} columns="three">
      {withoutScripts}
    </Measures>
  );
}
