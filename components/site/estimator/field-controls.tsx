import { inDigits, latinDigits, type Language } from '@/lib/text';

type ControlProps = {
  /** Name of the field, also of its parameter in the address. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly className?: string;
  /** Absent in the server's HTML, where the field is uncontrolled. */
  readonly onChange?: (value: string) => void;
};

const box = 'row-span-3 border-b border-joint px-4 pt-3 pb-4 md:px-5';
/** Label, input and message are rows of the form's grid, so that the inputs of a row are level. */
const rows = 'grid grid-rows-subgrid';
const line = 'h-11 w-full border-b border-ink bg-transparent type-data-large';

/** Returns the id of a field, by which the calculator restores the focus after replacing the server's HTML. */
const idOf = (field: string) => `calculator-${field}`;

type MeasureInputProps = ControlProps & {
  /** Determines the displayed digits, whichever are typed; the value has Latin digits. */
  readonly language: Language;
  readonly unit?: string;
  readonly inputMode: 'decimal' | 'numeric';
  readonly error: string | undefined;
};

/** Input for one measure. An invalid value gets a message below, referenced by `aria-describedby`. */
export function MeasureInput(props: MeasureInputProps) {
  const { language, name, label, unit, inputMode, error, className = '', onChange } = props;
  const localDigits = (text: string) => inDigits(latinDigits(text), language);
  const value = localDigits(props.value);
  const id = idOf(name);
  const state = onChange
    ? {
        value,
        onChange: ({ target }: { readonly target: HTMLInputElement }) => {
          const caret = target.selectionStart;
          // Sets value and caret before React does: it would move the caret to the end.
          target.value = localDigits(target.value);
          target.setSelectionRange(caret, caret);
          onChange(latinDigits(target.value));
        },
      }
    : { defaultValue: value };
  return (
    <div className={`${box} ${rows} ${className}`}>
      <label htmlFor={id} className="block type-data text-concrete-600">
        {unit === undefined ? label : `${label} (${unit})`}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
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

/** Maximum number of options shown as buttons, as many as fit side by side on a phone. */
const MAX_BUTTONS = 3;

/** Choice field: native radio buttons for up to three options, a select for more. */
export const ChoiceInput = (props: ChoiceInputProps) =>
  props.options.length > MAX_BUTTONS ? <ListField {...props} /> : <ButtonsField {...props} />;

function ListField({ name, label, options, value, className = '', onChange }: ChoiceInputProps) {
  const state = onChange
    ? { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
    : { defaultValue: value };
  return (
    <label className={`${box} ${rows} ${className}`}>
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
      <div className="clear-both flex flex-wrap gap-px bg-joint p-px">
        {options.map((option) => {
          const isChosen = option.value === value;
          const state = onChange
            ? { checked: isChosen, onChange: () => onChange(option.value) }
            : { defaultChecked: isChosen };
          return (
            <label
              key={option.value}
              className={`${options.length > 2 ? 'flex-auto' : 'flex-1'} flex min-h-11 cursor-pointer items-center justify-center gap-2 bg-white px-2 type-data has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink`}
            >
              <input
                id={idOf(`${name}-${option.value}`)}
                type="radio"
                name={name}
                value={option.value}
                className="h-2 w-4 shrink-0 appearance-none border border-current outline-none checked:bg-current forced-colors:h-4 forced-colors:appearance-auto"
                {...state}
              />
              <span>{option.label}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
