import { inDigits, latinDigits } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';

type TextFieldProps = {
  /** Its digits are those of the field, whichever are typed. */
  readonly language: Language;
  /** Also the name of the value in the address. */
  readonly name: string;
  readonly label: string;
  /** Unit of the value; part of the label. */
  readonly unit?: string;
  /** In either digits. */
  readonly value: string;
  readonly inputMode: 'decimal' | 'numeric';
  readonly error: string | undefined;
  readonly className?: string;
  /** In characters. */
  readonly maxLength?: number;
  /** Absent in the server's HTML, where the field is the browser's own. */
  readonly onChange?: (value: string) => void;
};

/** One measure of the wall. A value that cannot be used gets a sentence below it, which the field is described by. */
export function TextField(props: TextFieldProps) {
  const { language, name, label, unit, inputMode, error, className = '', maxLength = 12, onChange } = props;
  const shown = (text: string) => inDigits(latinDigits(text), language);
  const value = shown(props.value);
  const id = `wall-${name}`;
  const state = onChange
    ? {
        value,
        onChange: ({ target }: { readonly target: HTMLInputElement }) => {
          const caret = target.selectionStart;
          // Before React does, which would put the caret behind the last digit.
          target.value = shown(target.value);
          target.setSelectionRange(caret, caret);
          onChange(latinDigits(target.value));
        },
      }
    : { defaultValue: value };
  return (
    <div className={`border-b border-joint px-4 pt-3 pb-4 md:px-5 ${className}`}>
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
        className="h-11 w-full border-b border-ink bg-transparent type-data-large aria-invalid:border-b-4"
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
