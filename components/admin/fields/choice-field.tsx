import { fieldStrings } from '@/components/admin/strings/editor';
import { controlStyle, type ControlProps } from './control-props';
import { describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-id';

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
