import type { Ref } from 'react';
import { fieldId } from '@/components/admin/fields/field-id';
import { type FieldMessages, messageWithField } from '@/components/admin/fields/messages';
import { editorStrings } from '@/components/admin/strings/editor';
import type { FieldSpec } from '@/content/lib/field-spec';
import { focusField } from './focus-field';

type ErrorSummaryProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly fields: readonly FieldSpec[];
  readonly messages: FieldMessages;
};

/** Everything that keeps the record from being published, each with the way to its field. */
export function ErrorSummary({ ref, fields, messages }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="problems-title"
      className="border-l-4 border-clay bg-paper p-4"
    >
      <h2 id="problems-title" className="font-semibold">
        {editorStrings.problems(messages.size)}
      </h2>
      <ul className="mt-2 space-y-1">
        {[...messages].map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                if (focusField(name)) event.preventDefault();
              }}
              className="underline underline-offset-4 hover:no-underline"
            >
              {messageWithField(fields, name, message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
