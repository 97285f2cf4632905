import { LabelledCheckbox } from '@/components/admin/ui/labelled-input';
import type { ControlProps } from './control-props';
import { describedBy, FieldFrame } from './field-frame';

type ChoicesFieldProps = ControlProps & {
  /** Chosen values; undefined, the record's default, for all of them. */
  readonly chosen: readonly string[] | undefined;
  readonly options: readonly string[];
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** Value that cannot be taken away. */
  readonly always?: string | undefined;
  /** Called with the chosen values in the order of the options. */
  readonly onChange: (chosen: readonly string[]) => void;
};

/** A checkbox for each of the allowed values. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { options, labels, always, chosen = options, isReadOnly, onChange, onLeave, ...field } = props;
  return (
    <FieldFrame {...field} isGroup>
      {options.map((option) => (
        <LabelledCheckbox
          key={option}
          label={labels?.[option] ?? option}
          checked={chosen.includes(option)}
          disabled={isReadOnly || option === always}
          aria-describedby={describedBy(field)}
          onTick={(isTicked) =>
            onChange(options.filter((one) => (one === option ? isTicked : chosen.includes(one))))
          }
          onBlur={onLeave}
        />
      ))}
    </FieldFrame>
  );
}
