import { memo, useCallback } from 'react';
import type { ManagedRecord } from '@/content/lib/entity-meta';
import type { FieldSpec } from '@/content/lib/field-spec';
import type { z } from '@/content/lib/zod';
import type { ChangeOptions } from './translation';
import { FieldControl } from './field-kinds';
import { schemaAt } from '@/content/lib/schema-parts';
import type { FieldMessages } from './messages';

export type RecordFieldProps = {
  readonly spec: FieldSpec;
  /** Of the whole record. */
  readonly schema: z.ZodMiniObject;
  readonly value: unknown;
  /** What the record has of it in Bangla. */
  readonly bangla: unknown;
  readonly readTitle: () => string;
  /** The whole record, for a field that starts from another one. */
  readonly readRecord: () => ManagedRecord;
  /** Of this field and of those inside it; null while nothing is shown. */
  readonly messages: FieldMessages | null;
  readonly isReadOnly: boolean;
  /** `bn.title` is the Bangla of `title`. */
  readonly onChange: (name: string, value: unknown, options?: ChangeOptions) => void;
  readonly onLeave: (name: string) => void;
};

/** One field of a record. Remembered, because a key in one field must not draw the others again. */
export const RecordField = memo(function RecordField({
  spec,
  schema,
  value,
  bangla,
  readTitle,
  messages,
  isReadOnly,
  onChange,
  onLeave,
}: RecordFieldProps) {
  const { name } = spec;
  const change = useCallback(
    (next: unknown, options?: ChangeOptions) => onChange(name, next, options),
    [onChange, name],
  );
  const messageOf = useCallback((path: string) => messages?.get(path), [messages]);
  const bn = schemaAt(schema, 'bn');
  const banglaSchema = bn && schemaAt(bn, name);
  const translation = banglaSchema && {
    schema: banglaSchema,
    value: bangla,
    onChange: (next: unknown) => onChange(`bn.${name}`, next),
    onLeave: () => onLeave(`bn.${name}`),
  };
  return (
    <FieldControl
      spec={spec}
      path={name}
      schema={schemaAt(schema, name)}
      value={value}
      bangla={translation}
      messageOf={messageOf}
      isReadOnly={isReadOnly}
      readTitle={readTitle}
      onChange={change}
      onLeave={() => onLeave(name)}
    />
  );
}, isSameField);

/** Whether a field would look the same. The functions that it is given act on what is there when they are called. */
export function isSameField(before: RecordFieldProps, after: RecordFieldProps) {
  return (
    before.value === after.value &&
    before.bangla === after.bangla &&
    before.isReadOnly === after.isReadOnly &&
    before.spec === after.spec &&
    before.onChange === after.onChange &&
    (before.messages === after.messages || messagesIn(before) === messagesIn(after))
  );
}

/** The messages that a field shows, as one text. */
function messagesIn({ messages, spec: { name } }: RecordFieldProps) {
  return [...(messages ?? [])]
    .filter(([path]) => `${path}.`.replace(/^bn\./, '').startsWith(`${name}.`))
    .map(([path, message]) => `${path} ${message}`)
    .join('\n');
}
