import { controlStyle, type TextControlProps, type ControlProps, fieldId } from './control-props';
import { describedBy, FieldFrame } from './field-frame';
import { fieldStrings } from '@/components/admin/strings/editor';
import { listIn } from '@/components/admin/records/draft-values';

type TextFieldProps = TextControlProps & {
  readonly type?: 'text' | 'date' | 'url' | 'number';
  /** Stands behind the number. */
  readonly unit?: string | undefined;
};

/** One line of text, or a day. Longer text than allowed may be typed: a message says so, nothing is cut off. */
export function TextField({
  type = 'text',
  unit,
  value,
  onChange,
  onLeave,
  isReadOnly,
  lang,
  ...field
}: TextFieldProps) {
  const length = type === 'text' ? value.trim().length : null;
  return (
    <FieldFrame
      {...field}
      label={unit === undefined ? field.label : `${field.label} (${unit})`}
      length={length}
    >
      <input
        id={fieldId(field.name)}
        lang={lang}
        // A field of type `number` would lose what is no number; this one keeps it until it is corrected.
        type={type === 'number' ? 'text' : type}
        inputMode={type === 'number' ? 'decimal' : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        readOnly={isReadOnly}
        aria-required={field.isRequired}
        aria-invalid={field.message !== undefined}
        aria-describedby={describedBy({ ...field, length })}
        autoComplete="off"
        className={`${controlStyle(field.message)} h-11`}
      />
    </FieldFrame>
  );
}

/** Several lines of plain text; it grows with what is typed. */
export function AreaField({ value, onChange, onLeave, isReadOnly, lang, ...field }: TextControlProps) {
  const { length } = value.trim();
  return (
    <FieldFrame {...field} length={length}>
      <textarea
        id={fieldId(field.name)}
        lang={lang}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        readOnly={isReadOnly}
        aria-required={field.isRequired}
        aria-invalid={field.message !== undefined}
        aria-describedby={describedBy({ ...field, length })}
        rows={5}
        className={`${controlStyle(field.message)} field-sizing-content min-h-32`}
      />
    </FieldFrame>
  );
}

type LinesFieldProps = ControlProps & {
  readonly value: unknown;
  readonly onChange: (value: readonly string[]) => void;
};

/** A list of texts, one a line: Enter begins the next one. Empty lines go when the field is left. */
export function LinesField({ value, onChange, onLeave, ...field }: LinesFieldProps) {
  const lines = listIn(value).map(String);
  return (
    <AreaField
      {...field}
      help={field.help ?? fieldStrings.lines}
      value={lines.join('\n')}
      max={null}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
      onLeave={() => {
        const filled = lines.filter((line) => line.trim() !== '');
        if (filled.length < lines.length && !field.isReadOnly) onChange(filled);
        onLeave();
      }}
    />
  );
}

type ChoiceFieldProps = ControlProps & {
  readonly value: string;
  readonly options: readonly string[];
  /** What a value is called where it says too little by itself. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly onChange: (value: string) => void;
};

/** One of the choices that the content allows. A value that is none of them stays visible until another is chosen. */
export function ChoiceField({
  value,
  options,
  labels,
  onChange,
  onLeave,
  isReadOnly,
  ...field
}: ChoiceFieldProps) {
  const isStrange = value !== '' && !options.includes(value);
  return (
    <FieldFrame {...field}>
      <select
        id={fieldId(field.name)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        disabled={isReadOnly}
        aria-required={field.isRequired}
        aria-invalid={field.message !== undefined}
        aria-describedby={describedBy(field)}
        // The browser indents the text of a select by 4 px more.
        className={`${controlStyle(field.message)} h-11 pl-2.5`}
      >
        {value === '' && <option value="">{fieldStrings.choose}</option>}
        {isStrange && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {labels?.[option] ?? option}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
