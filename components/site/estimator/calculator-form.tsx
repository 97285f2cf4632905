import { Fragment } from 'react';
import { fill, inDigits } from '@/lib/text';
import type { LengthUnit } from '@/lib/counting';
import { ActionButton } from './action-button';
import {
  askedFields,
  type FormDraft,
  type FormErrors,
  hasUnit,
  displayText,
  lengthUnits,
  withRow,
} from './draft';
import { ChoiceInput, MeasureInput } from './field-controls';
import { labelOf, type NamedField, openingRows, optionLabel, unitOf } from './fields';
import type { Calculator } from './kinds';
import type { Words } from './words';

type CalculatorFormProps = {
  readonly words: Words;
  readonly calculator: Calculator;
  readonly draft: FormDraft;
  readonly errors: FormErrors;
  /** Absent in the server's HTML. The calculator adopts text typed there when it is loaded. */
  readonly onChange?: (edit: (before: FormDraft) => FormDraft) => void;
};

const places = { left: 'border-r', right: '' } as const;

/** Form for the measures. Never submitted: every change is computed at once. */
export function CalculatorForm({ words, calculator, draft, errors, onChange }: CalculatorFormProps) {
  const { texts } = words;
  const { unit } = draft;
  return (
    <form
      aria-label={texts[calculator.page].form}
      autoComplete="off"
      onSubmit={onChange && ((event) => event.preventDefault())}
      className="calculator-form grid grid-cols-2 content-start border-t border-joint bg-white last:grow print:hidden"
    >
      <ChoiceInput
        name="unit"
        label={texts.fields.unit}
        value={unit}
        options={lengthUnits.map((value) => ({
          value,
          label: texts.options.unit[value],
        }))}
        onChange={onChange && ((value) => onChange((before) => ({ ...before, unit: value as LengthUnit })))}
        className="col-span-2"
      />
      {askedFields(calculator.fields, draft).map((field) => (
        <Fragment key={field.name}>
          <Control {...{ words, calculator, draft, errors, onChange, field }} />
          {field.name === lastOf(draft) && <OpeningRows {...{ words, calculator, draft, onChange }} />}
        </Fragment>
      ))}
    </form>
  );
}

/** Name of the last field of the last row of openings; undefined where a form asks for none. */
const lastOf = ({ typed }: FormDraft) =>
  openingRows.findLast(({ openingHeight }) => typed[openingHeight])?.openingHeight;

/** Buttons that add a row of openings, up to six, and remove the last one of several. */
function OpeningRows({ words, calculator, draft, onChange }: Omit<CalculatorFormProps, 'errors'>) {
  const { addRow, removeRow } = words.texts;
  const count = openingRows.filter(({ openings }) => draft.typed[openings]).length;
  const [last, next] = [openingRows[count - 1], openingRows[count]];
  const press = (row: typeof next) =>
    row && onChange && (() => onChange((before) => withRow(before, calculator, row)));
  return (
    <div className="col-span-2 flex flex-wrap gap-joint border-b border-joint">
      {next && <ActionButton isLow text={addRow} onPress={press(next)} />}
      {count > 1 && (
        <ActionButton
          isLow
          text={fill(removeRow, { row: inDigits(count, words.language) })}
          onPress={press(last)}
        />
      )}
    </div>
  );
}

function Control(props: CalculatorFormProps & { readonly field: NamedField }) {
  const { words, draft, errors, onChange, field } = props;
  const { name, measure, side, isWideOnPhone, options } = field;
  const { unit, typed } = draft;
  const common = {
    name,
    label: labelOf(field, words),
    value: displayText(field, typed[name], unit),
    className: `${side === undefined ? 'col-span-2' : places[side]} ${isWideOnPhone ? 'max-sm:col-span-2' : ''}`,
    onChange:
      onChange &&
      ((text: string) =>
        onChange((before) => ({
          ...before,
          typed: { ...before.typed, [name]: hasUnit(field) ? { text, unit: before.unit } : { text } },
        }))),
  };
  if (options !== undefined)
    return (
      <ChoiceInput
        {...common}
        options={options.map((value) => ({ value, label: optionLabel(field, value, words) }))}
      />
    );
  return (
    <MeasureInput
      {...common}
      language={words.language}
      unit={unitOf(field, unit, words.texts)}
      inputMode={measure === 'count' ? 'numeric' : 'decimal'}
      error={errors[name]}
    />
  );
}
