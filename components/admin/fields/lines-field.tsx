import { fieldStrings } from '@/components/admin/strings/fields';
import { controlStyle, type ControlProps } from './control-props';
import { describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-id';
import { listIn } from './parts';

type LinesFieldProps = ControlProps & {
  readonly value: unknown;
  readonly onChange: (value: readonly string[]) => void;
};

/** A list of texts, one a line: Enter begins the next one. */
export function LinesField({ value, onChange, onLeave, isReadOnly, lang, ...field }: LinesFieldProps) {
  const lines = listIn(value).map(String);
  const help = field.help ?? fieldStrings.lines;
  return (
    <FieldFrame {...field} help={help}>
      <textarea
        id={fieldId(field.name)}
        lang={lang}
        value={lines.join('\n')}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        onBlur={() => {
          const filled = lines.filter((line) => line.trim() !== '');
          if (filled.length < lines.length && !isReadOnly) onChange(filled);
          onLeave();
        }}
        readOnly={isReadOnly}
        aria-required={field.isRequired}
        aria-invalid={field.message !== undefined}
        aria-describedby={describedBy({ ...field, help })}
        rows={6}
        className={`${controlStyle(field.message)} field-sizing-content min-h-36`}
      />
    </FieldFrame>
  );
}
