import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { type ChangeOptions, type ControlProps, controlStyle, type TextControlProps } from './control-props';
import { controlProps, FieldFrame } from './field-frame';
import { fieldStrings } from '@/components/admin/strings/editor';
import { characterCount } from '@/lib/text';
import { withoutListMarks } from './list-marks';

const LINE_END = /\r\n?/g;

type TextFieldProps = TextControlProps & {
  /** `area`: a textarea that grows with its text; `line`: one for a long text without breaks. */
  readonly type?: 'text' | 'date' | 'url' | 'number' | 'area' | 'line';
  readonly unit?: string | undefined;
  /** Whether the value is faulty; by default if there is a message. */
  readonly isInvalid?: boolean;
  readonly onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
};

/** Field for text, date, URL or number. Text over the limit is not cut off: a message reports it. */
export function TextField({
  type = 'text',
  unit,
  value,
  onChange,
  isReadOnly,
  isInvalid,
  onPaste,
  ...field
}: TextFieldProps) {
  const isArea = type === 'area' || type === 'line';
  const length = type === 'text' || isArea ? characterCount(value) : null;
  const control = {
    ...controlProps({ ...field, length }),
    ...(isInvalid !== undefined && { 'aria-invalid': isInvalid }),
    lang: field.lang,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(type === 'line' ? target.value.replace(/\n+/g, ' ') : target.value),
    readOnly: isReadOnly,
  };
  const style = controlStyle(field.message);
  const label = unit === undefined ? field.label : `${field.label} (${unit})`;
  return (
    <FieldFrame {...field} label={label} length={length}>
      {isArea ? (
        <textarea
          {...control}
          onPaste={onPaste}
          rows={type === 'area' ? 5 : 2}
          className={`${style} field-sizing-content ${type === 'area' ? 'min-h-20' : ''}`}
        />
      ) : (
        <input
          {...control}
          // `type="number"` would discard invalid text; `text` keeps it until it is corrected.
          type={type === 'number' ? 'text' : type}
          inputMode={type === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          className={`${style} h-11 contain-strict`}
        />
      )}
    </FieldFrame>
  );
}

type LinesFieldProps = ControlProps & {
  readonly lines: readonly string[];
  readonly onChange: (lines: readonly string[], options?: ChangeOptions) => void;
};

/**
 * Field for a list of texts, one per line. Pasted lines lose their bullets and numbers. Empty lines at the end are shown
 * as they are typed: a list of translations always has a line for each English one.
 */
export function LinesField({ lines, onChange, onLeave, ...field }: LinesFieldProps) {
  const [typed, setTyped] = useState('');
  const text = lines.join('\n').trimEnd();
  const change: LinesFieldProps['onChange'] = (next, options) => {
    setTyped(next.join('\n'));
    onChange(next, options);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain').replace(LINE_END, '\n');
    const before = area.value.slice(0, area.selectionStart);
    // Words before the caret are in the first line, so that it begins no item.
    const isInLine = /[^\n]*$/.exec(before)?.[0].trim() !== '';
    const [first = '', ...others] = withoutListMarks(pasted).split('\n');
    const clean = [isInLine ? (pasted.split('\n')[0] ?? '') : first, ...others].join('\n');
    if (clean === pasted || field.isReadOnly) return;
    event.preventDefault();
    area.setRangeText(clean, area.selectionStart, area.selectionEnd, 'end');
    change(area.value.split('\n'), { isStep: true });
  };
  return (
    <TextField
      type="area"
      {...field}
      help={field.help ?? fieldStrings.lines}
      value={typed.trimEnd() === text ? typed : text}
      max={null}
      onPaste={paste}
      onChange={(next) => change(next === '' ? [] : next.split('\n'))}
      onLeave={() => {
        setTyped(text);
        onLeave();
      }}
    />
  );
}

type ChoiceFieldProps = ControlProps & {
  readonly value: string;
  readonly options: readonly string[];
  /** Labels of values that are unclear by themselves; of '', where nothing is a choice, too. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** Label of the empty choice of a field that may be left empty. */
  readonly none?: string | undefined;
  readonly onChange: (value: string) => void;
};

/** Select for the allowed values. An invalid value remains visible until another one is chosen. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { value, options, labels, none, onChange, isReadOnly, ...field } = props;
  const isStrange = value !== '' && !options.includes(value);
  const empty = none ?? labels?.[''];
  return (
    <FieldFrame {...field}>
      <select
        {...controlProps(field)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        disabled={isReadOnly}
        // The browser indents the text of a select by 4 px more.
        className={`${controlStyle(field.message)} h-11 pl-2.5`}
      >
        {(value === '' || empty !== undefined) && <option value="">{empty ?? fieldStrings.choose}</option>}
        {isStrange && <option value={value}>{labels?.[value] ?? value}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {labels?.[option] ?? option}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
