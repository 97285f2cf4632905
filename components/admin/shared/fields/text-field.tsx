import { controlStyle, type TextControlProps } from './control-props';
import { describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-specs';

type TextFieldProps = TextControlProps & { readonly type?: 'text' | 'date' };

/** One line of text, or a day. Longer text than allowed may be typed: it is said, never cut off. */
export function TextField({ type = 'text', value, onChange, onLeave, isReadOnly, ...field }: TextFieldProps) {
  const length = type === 'text' ? value.trim().length : null;
  return (
    <FieldFrame {...field} length={length}>
      <input
        id={fieldId(field.name)}
        type={type}
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
