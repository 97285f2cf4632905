import { lazyPart } from '@/components/admin/ui/lazy-part';
import { useState } from 'react';
import { ToggleButtons } from '@/components/admin/ui/toggle-buttons';
import { markdownStrings as texts } from '@/components/admin/strings/editor';
import { characterCount, articleProblem } from '@/lib/text';
import { controlStyle, type LongTextProps, fieldId } from './control-props';
import { describedBy, FieldFrame } from './field-frame';

const loadWriting = () => import('./writing');
const WritingArea = lazyPart(
  loadWriting,
  'WritingArea',
  <p className="min-h-96 border border-concrete-400 p-4">{texts.loading}</p>,
);
const TextNotes = lazyPart(loadWriting, 'TextNotes');

/** Field for a long text, edited visually or as Markdown, which works without the lazily loaded editor. */
export function MarkdownField(props: LongTextProps) {
  const { value, onChange, onLeave, isReadOnly, lang, ...field } = props;
  const [way, setWay] = useState<'text' | 'markdown'>('text');
  const [caret, setCaret] = useState<number | null>(null);
  const length = characterCount(value);
  const id = fieldId(field.name);
  // Text beyond the parser's limits can only be edited as Markdown.
  const problem = articleProblem(value);
  const isVisual = way === 'text' && problem === null;
  const help = isVisual ? field.help : texts.help;
  const control = {
    'data-control': '',
    lang,
    'aria-label': field.label,
    'aria-required': field.isRequired === true,
    'aria-invalid': field.message !== undefined,
    'aria-describedby': describedBy({ ...field, help, length }),
  };

  return (
    <FieldFrame {...field} help={help} length={length} isGroup>
      <ToggleButtons
        label={texts.ways(field.label)}
        choices={[
          ['text', texts.text],
          ['markdown', texts.markdown],
        ]}
        chosen={way}
        onChoose={setWay}
        buttonStyle="border-b-4 border-concrete-200 aria-pressed:border-ink"
      />
      {way === 'text' && problem !== null && (
        <p className="border-l-4 border-ink bg-paper p-3">{texts.notShown(problem.line, problem.reason)}</p>
      )}
      {isVisual ? (
        <WritingArea {...props} control={control} />
      ) : (
        <textarea
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onSelect={(event) => setCaret(event.currentTarget.selectionEnd)}
          onBlur={onLeave}
          readOnly={isReadOnly}
          rows={18}
          className={`${controlStyle(field.message)} min-h-96 resize-y`}
        />
      )}
      <TextNotes id={id} label={field.label} markdown={value} caret={isVisual ? null : caret} />
    </FieldFrame>
  );
}
