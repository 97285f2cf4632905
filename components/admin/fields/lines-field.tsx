import { fieldStrings } from '@/components/admin/strings/editor';
import { AreaField } from './area-field';
import type { ControlProps } from './control-props';
import { listIn } from './parts';

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
