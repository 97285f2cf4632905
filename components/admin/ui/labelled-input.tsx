import { type ComponentProps, useId } from 'react';
import type { Elements } from '@/components/ui/elements';
import { fieldStyle } from './control-styles';

type LabelledInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'className'> & {
  readonly label: string;
  readonly onText?: (text: string) => void;
};

/** Text input with a label above, for use outside of the editor's form. */
export function LabelledInput({ id, label, onText, ...input }: LabelledInputProps) {
  const ownId = useId();
  return (
    <>
      <label htmlFor={id ?? ownId} className="mt-4 mb-1 block font-semibold">
        <span>{label}</span>
        {input['aria-required'] && <span aria-hidden="true"> *</span>}
      </label>
      <input
        id={id ?? ownId}
        type="text"
        onChange={onText && ((event) => onText(event.target.value))}
        className={`${fieldStyle} w-full`}
        {...input}
      />
    </>
  );
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange' | 'children'> & {
  /** Text; `children` follow it. */
  readonly label?: string;
  readonly onTick?: (isTicked: boolean) => void;
  readonly children?: Elements;
};

/** Checkbox with its label beside it; `className` applies to the wrapper. */
export const LabelledCheckbox = ({
  label,
  onTick,
  className = 'flex',
  children,
  ...input
}: CheckboxProps) => (
  <label className={`min-h-11 items-center gap-3 ${className}`}>
    <input
      type="checkbox"
      onChange={onTick && ((event) => onTick(event.target.checked))}
      className="size-5 shrink-0 accent-ink"
      {...input}
    />
    {label !== undefined && <span>{label}</span>}
    {children}
  </label>
);

type SelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'children'> & {
  readonly choices: readonly (readonly [value: string | number, label: string | number])[];
  readonly onChoose: (value: string) => void;
  readonly children?: Elements;
};

/** Select for use outside of the editor's form; `children` are options before the choices. */
export const Select = ({ choices, onChoose, className = '', children, ...select }: SelectProps) => (
  <select
    onChange={(event) => onChoose(event.target.value)}
    className={`${fieldStyle} ${className}`}
    {...select}
  >
    {children}
    {choices.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
