import { type Ref, useEffect } from 'react';
import { useRecordHints } from '@/components/admin/fields/bangla-hints';
import { fieldId } from '@/components/admin/fields/control-props';
import { type FieldMessages, messageWithField } from '@/components/admin/fields/messages';
import { editorStrings } from '@/components/admin/strings/editor';
import type { FieldSpec } from '@/lib/records';
import { reveal } from './field-groups';
import { useLatest } from '@/components/admin/ui/use-latest';

type CheckSummaryProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly fields: readonly FieldSpec[];
  readonly messages: FieldMessages;
};

/** Lists problems that block publishing, then hints, each with a link to its field. */
export function CheckSummary({ ref, fields, messages }: CheckSummaryProps) {
  const hints = useRecordHints();
  const parts = [
    { id: 'problems', title: editorStrings.problems(messages.size), texts: messages },
    { id: 'hints', title: editorStrings.hints(hints.size), texts: hints },
  ].filter(({ texts }) => texts.size > 0);
  if (parts.length === 0) return null;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={parts.map(({ id }) => `${id}-title`).join(' ')}
      className={`space-y-4 border-l-4 bg-paper p-4 ${messages.size > 0 ? 'border-clay' : 'border-ink'}`}
    >
      {parts.map(({ id, title, texts }) => (
        <div key={id}>
          <h2 id={`${id}-title`} className="font-semibold">
            {title}
          </h2>
          <ul className="mt-2 space-y-1">
            {[...texts].map(([name, text]) => (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  onClick={(event) => {
                    if (focusField(name)) event.preventDefault();
                  }}
                  className="underline underline-offset-4 hover:no-underline"
                >
                  {messageWithField(fields, name, text)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Focuses what mends a field or its control: for Bangla without its own that of the English, for a line that of its list. Returns false without one. */
function focusField(name: string) {
  const [field] = [name, name.replace(/\.\d+$/, ''), name.replace(/\.bn$/, '')].flatMap(
    (path) => document.getElementById(fieldId(path)) ?? [],
  );
  if (field === undefined) return false;
  const control = field.matches('fieldset')
    ? (field.querySelector<HTMLElement>('[data-remedy]') ??
      field.querySelector<HTMLElement>('[data-control]') ??
      // In a list of rows, Remove comes first.
      field.querySelector<HTMLElement>('input:not([type=file]), textarea, select') ??
      field.querySelector<HTMLElement>('button, input:not([hidden])'))
    : field;
  reveal(field);
  (control ?? field).focus();
  (control ?? field).scrollIntoView({ block: 'center' });
  return true;
}

const HASH = /^#field-([\w.-]+)$/;

/** Focuses the field in the address (`#field-…`), such as from a link in the review, then calls `onFound`. */
export function useFieldFromAddress(onFound: () => void) {
  const report = useLatest(onFound);
  useEffect(() => {
    const go = () => {
      const name = HASH.exec(location.hash)?.[1];
      if (name !== undefined && focusField(name)) report();
    };
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, [report]);
}
