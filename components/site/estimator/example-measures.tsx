import { inDigits, percentIn } from '@/lib/text';
import { askedFields, displayText, exampleDraft } from './draft';
import { labelOf, optionLabel, unitOf } from './fields';
import type { Strings } from '@/content/strings/locale';
import type { Calculator } from './kinds';
import type { Words } from './words';

type ExampleMeasuresProps = {
  readonly words: Words;
  readonly calculator: Calculator;
  readonly page: Strings['calculatorPage'];
};

/** Measures of the example, in place of the form without scripts, with a note about what scripts would add. */
export function ExampleMeasures({ words, calculator, page }: ExampleMeasuresProps) {
  const { texts, language } = words;
  const draft = exampleDraft(calculator);
  const measures = [
    [texts.fields.unit, texts.options.unit[draft.unit]],
    ...askedFields(calculator.fields, draft).map((field) => {
      const label = labelOf(field, words);
      const unit = unitOf(field, draft.unit, texts);
      const text = displayText(field, draft.typed[field.name], draft.unit);
      if (field.measure === 'choice') return [label, optionLabel(field, text, words)] as const;
      if (field.measure === 'percent') return [label, percentIn(inDigits(text, language), language)] as const;
      return [unit === undefined ? label : `${label} (${unit})`, inDigits(text, language)] as const;
    }),
  ] as const;
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
      <p className="mt-4 max-w-measure type-small">{calculator.withoutScripts(page)}</p>
    </div>
  );
}
