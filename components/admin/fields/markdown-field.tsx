import { useRef } from 'react';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { markdownStrings } from '@/components/admin/strings/markdown';
import { controlStyle, type TextControlProps } from './control-props';
import { describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-id';
import { type MarkdownAction, markdownActions, markdownEdit } from './markdown-edit';

/** A plain text area with buttons that type Markdown into it, so that the browser's own undo goes on working. */
export function MarkdownField({ value, onChange, onLeave, isReadOnly, lang, ...field }: TextControlProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { length } = value.trim();
  const id = fieldId(field.name);

  const act = (action: MarkdownAction) => {
    const target = area.current;
    if (!target || isReadOnly) return;
    const { selectionStart, selectionEnd } = target;
    const edit = markdownEdit(action, { text: value, start: selectionStart, end: selectionEnd });
    target.focus();
    target.setSelectionRange(edit.start, edit.end);
    typeText(target, edit.insert);
    onChange(target.value);
    target.setSelectionRange(edit.selectStart, edit.selectEnd);
  };

  return (
    <FieldFrame {...field} length={length}>
      <div
        role="group"
        aria-label={markdownStrings.format(field.label)}
        className="flex flex-wrap gap-joint pb-2"
      >
        {markdownActions.map((name) => (
          <button
            key={name}
            type="button"
            aria-controls={id}
            aria-disabled={isReadOnly}
            // The focus stays in the text, and with it the caret.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => act(name)}
            className={actionStyles.outlineNarrow}
          >
            {markdownStrings[name]}
          </button>
        ))}
      </div>
      <textarea
        ref={area}
        id={id}
        lang={lang}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        readOnly={isReadOnly}
        aria-required={field.isRequired}
        aria-invalid={field.message !== undefined}
        aria-describedby={describedBy({ ...field, length })}
        rows={18}
        className={`${controlStyle(field.message)} min-h-96 resize-y`}
      />
    </FieldFrame>
  );
}

/** Types over the selection. `insertText` is the one way of a script that native undo knows of. */
function typeText(target: HTMLTextAreaElement, text: string) {
  const isTyped =
    typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (!isTyped) target.setRangeText(text);
}
