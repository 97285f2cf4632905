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
  /** Schema of the whole record. */
  readonly schema: z.ZodMiniObject;
  readonly value: unknown;
  /** Bangla value of the field. */
  readonly bangla: unknown;
  readonly readTitle: () => string;
  /** Returns the whole record, for a field whose initial value depends on another field. */
  readonly readRecord: () => ManagedRecord;
  /** Messages of the record; null while they are hidden. */
  readonly messages: FieldMessages | null;
  readonly isReadOnly: boolean;
  /** `bn.title` is the Bangla of `title`. */
  readonly onChange: (name: string, value: unknown, options?: ChangeOptions) => void;
  readonly onLeave: (name: string) => void;
};

/** Renders one field of a record. Memoized: typing in one field must not re-render the others. */
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

/** Compares props for `memo`. Ignores most callbacks: they read current values when called. */
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

/** Joins the messages of a field and its parts into one text, for comparison. */
function messagesIn({ messages, spec: { name } }: RecordFieldProps) {
  return [...(messages ?? [])]
    .filter(([path]) => `${path}.`.replace(/^bn\./, '').startsWith(`${name}.`))
    .map(([path, message]) => `${path} ${message}`)
    .join('\n');
}
