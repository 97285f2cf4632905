import { inDigits, latinDigits } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';

type ControlProps = {
  /** Also the name of the value in the address. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly className?: string;
  /** Absent in the server's HTML, where the field is the browser's own. */
  readonly onChange?: (value: string) => void;
};

/** Around a field: its ground and the joint below it. */
const box = 'border-b border-joint px-4 pt-3 pb-4 md:px-5';
/** Of a field's line. */
const line = 'h-11 w-full border-b border-ink bg-transparent type-data-large';

/** By its id a field keeps the focus when the calculator takes over the server's HTML. */
const idOf = (field: string) => `calculator-${field}`;

type MeasureInputProps = ControlProps & {
  /** Its digits are those of the field, whichever are typed; the value is in Latin ones. */
  readonly language: Language;
  /** Unit of the value; part of the label. */
  readonly unit?: string;
  readonly inputMode: 'decimal' | 'numeric';
  readonly error: string | undefined;
  /** In characters. */
  readonly maxLength?: number;
};

/** One measure. A value that cannot be used gets a sentence below it, which the field is described by. */
export function MeasureInput(props: MeasureInputProps) {
  const { language, name, label, unit, inputMode, error, className = '', maxLength = 12, onChange } = props;
  const localDigits = (text: string) => inDigits(latinDigits(text), language);
  const value = localDigits(props.value);
  const id = idOf(name);
  const state = onChange
    ? {
        value,
        onChange: ({ target }: { readonly target: HTMLInputElement }) => {
          const caret = target.selectionStart;
          // Before React does, which would put the caret behind the last digit.
          target.value = localDigits(target.value);
          target.setSelectionRange(caret, caret);
          onChange(latinDigits(target.value));
        },
      }
    : { defaultValue: value };
  return (
    <div className={`${box} ${className}`}>
      <label htmlFor={id} className="block type-data text-concrete-600">
        {label}
        {unit !== undefined && ` (${unit})`}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        maxLength={maxLength}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={`${line} aria-invalid:border-b-4`}
        {...state}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-2 type-small font-semibold">
          {error}
        </p>
      )}
    </div>
  );
}

type ChoiceInputProps = ControlProps & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** As many options as are side by side on a phone. */
const MOST_BUTTONS = 3;

/** A choice: a few options as jointed modules, native radio buttons that the arrow keys move between; more as a list. */
export const ChoiceInput = (props: ChoiceInputProps) =>
  props.options.length > MOST_BUTTONS ? <ListField {...props} /> : <ButtonsField {...props} />;

function ListField({ name, label, options, value, className = '', onChange }: ChoiceInputProps) {
  const state = onChange
    ? { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
    : { defaultValue: value };
  return (
    <label className={`block ${box} ${className}`}>
      <span className="block type-data text-concrete-600">{label}</span>
      <select id={idOf(name)} name={name} className={line} {...state}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function ButtonsField({ name, label, options, value, className = '', onChange }: ChoiceInputProps) {
  return (
    <fieldset className={`min-w-0 ${box} ${className}`}>
      <legend className="float-left mb-2 w-full type-data text-concrete-600">{label}</legend>
      <div className="clear-both flex gap-px bg-joint p-px">
        {options.map((option) => {
          const isChosen = option.value === value;
          const state = onChange
            ? { checked: isChosen, onChange: () => onChange(option.value) }
            : { defaultChecked: isChosen };
          return (
            <label
              key={option.value}
              className={`${options.length > 2 ? 'flex-auto' : 'flex-1'} flex min-h-11 cursor-pointer items-center justify-center gap-2 bg-white px-2 type-data has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf`}
            >
              <input
                id={idOf(`${name}-${option.value}`)}
                type="radio"
                name={name}
                value={option.value}
                className="h-2 w-4 shrink-0 appearance-none border border-current outline-none checked:bg-current forced-colors:h-4 forced-colors:appearance-auto"
                {...state}
              />
              {option.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
