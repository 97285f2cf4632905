import { controlStyle, type TextControlProps } from './control-props';
import { describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-id';

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
