import { controlStyle, type TextControlProps } from './control-props';
import { describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-id';

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
