import type { ReactNode } from 'react';
import type { NeedBasis, Pattern } from '@/content/entities/products/form/laying';
import { ChoiceField } from '../choice-field';
import { TextField } from '../text-field';
import { type Asked, needOf } from './need-arithmetic';
import { type NeedDraft, type NeedErrors, textShown, withPattern } from './need-draft';
import { type Field, fieldsFor, labelOf, type Shape } from './need-fields';
import type { LengthUnit } from '../wall-arithmetic';
import { NeedDrawing } from './need-drawing';
import { needResults } from './need-results';
import type { NeedWords } from '../words';

type NeedViewProps = {
  readonly words: NeedWords;
  readonly basis: NeedBasis;
  /** What the form shows, good or bad. */
  readonly draft: NeedDraft;
  readonly errors: NeedErrors;
  /** The last draft that could be worked out: drawing and results are its. */
  readonly good: { readonly draft: NeedDraft; readonly asked: Asked };
  readonly status: string;
  readonly actions: ReactNode;
  readonly onChange?: (draft: NeedDraft) => void;
};

/** Form, drawing and results. The server renders it for the example, and the calculator again once it is loaded. */
export function NeedView(props: NeedViewProps) {
  const { words, basis, draft, errors, good, status, actions, onChange } = props;
  const { asked } = good;
  const need = needOf(asked, basis);
  return (
    <>
      <div className="estimator-board grid gap-joint lg:grid-cols-12 print:gap-6">
        <div className="lg:col-span-5 print:order-1">
          <NeedForm words={words} basis={basis} draft={draft} errors={errors} onChange={onChange} />
        </div>
        <div className="flex flex-col justify-center bg-white p-4 md:p-6 lg:col-span-7 print:p-0">
          <NeedDrawing
            words={words}
            asked={asked}
            need={need}
            basis={basis}
            pattern={good.draft.pattern}
            unit={good.draft.unit}
          />
        </div>
      </div>
      <div
        className="mt-joint grid items-end gap-6 bg-leaf-deep p-4 text-paper md:p-6 lg:grid-cols-12 print:mt-6 print:bg-white print:p-0 print:text-ink"
        data-ground="dark"
      >
        <p role="status" className="type-lead lg:col-span-8">
          {status}
        </p>
        <div className="need-actions lg:col-span-4">{actions}</div>
      </div>
      <table className="mt-10 w-full border-t-2 border-ink text-left">
        <caption className="sr-only">{words.need.caption}</caption>
        <tbody>
          {needResults({ words, asked, need, basis, unit: good.draft.unit }).map(
            ({ label, figure, formula }) => (
              <tr key={label} className="border-b border-joint align-baseline">
                <th scope="row" className="py-3.5 pr-4 font-medium">
                  {label}
                  <span className="mt-1 block type-small font-normal text-concrete-600">{formula}</span>
                </th>
                <td className="py-3.5 text-right type-data-large">{figure}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </>
  );
}

type NeedFormProps = Pick<NeedViewProps, 'words' | 'basis' | 'draft' | 'errors' | 'onChange'>;

const SHAPES = ['rectangle', 'l', 'free'] as const;

function NeedForm({ words, basis, draft, errors, onChange }: NeedFormProps) {
  const { need, texts } = words;
  const { unit, shape, pattern, typed } = draft;
  const change = (part: Partial<NeedDraft>) => onChange?.({ ...draft, ...part });
  const known: readonly Pattern[] = basis.kind === 'paving' ? basis.patterns : [];
  return (
    <form
      aria-label={need.form}
      autoComplete="off"
      onSubmit={onChange && ((event) => event.preventDefault())}
      className="need-form grid grid-cols-2 content-start border-t border-joint bg-white print:hidden"
    >
      <ChoiceField<LengthUnit>
        name="unit"
        legend={texts.form.measuredIn}
        value={unit}
        options={[
          { value: 'm', label: texts.form.metres },
          { value: 'ft', label: texts.form.feet },
        ]}
        onChange={onChange && ((value) => change({ unit: value }))}
        className="col-span-2"
      />
      {basis.kind === 'paving' && (
        <ChoiceField<Shape>
          name="shape"
          legend={need.outline}
          value={shape}
          options={SHAPES.map((value) => ({ value, label: need.shapes[value] }))}
          onChange={onChange && ((value) => change({ shape: value }))}
          className="col-span-2"
        />
      )}
      {fieldsFor(basis.kind, shape).map((field) => (
        <TextField
          key={field.name}
          language={words.language}
          name={field.name}
          label={labelOf(field, basis.kind, need)}
          unit={unitOf(field, texts.units[unit])}
          value={textShown(field, typed[field.name], unit)}
          inputMode={field.measure === 'count' ? 'numeric' : 'decimal'}
          maxLength={field.measure === 'corners' ? 400 : undefined}
          error={errors[field.name]}
          className="col-span-2"
          onChange={onChange && ((text) => change({ typed: { ...typed, [field.name]: { text, unit } } }))}
        />
      ))}
      {known.length > 1 && pattern !== undefined && (
        <label className="col-span-2 block border-b border-joint px-4 pt-3 pb-4 md:px-5">
          <span className="block type-data text-concrete-600">{need.pattern}</span>
          <select
            name="pattern"
            className="h-11 w-full border-b border-ink bg-transparent type-data-large"
            {...(onChange
              ? {
                  value: pattern,
                  onChange: ({ target }) => onChange(withPattern(draft, target.value as Pattern)),
                }
              : { defaultValue: pattern })}
          >
            {known.map((one) => (
              <option key={one} value={one}>
                {need.patterns[one]}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}

function unitOf({ measure }: Field, unit: string) {
  switch (measure) {
    case 'length':
    case 'corners':
      return unit;
    case 'percent':
      return '%';
    case 'degrees':
      return '°';
    case 'count':
      return undefined;
  }
}
