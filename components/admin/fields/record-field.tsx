import { memo, useCallback, useMemo } from 'react';
import { type EditSession, useSession } from '@/components/admin/store/edit-session';
import { partOf } from '@/content/lib/json-value';
import type { FieldSpec } from '@/content/lib/field-spec';
import type { z } from '@/content/lib/zod';
import type { FieldSetter } from './translation';
import { FieldControl } from './field-kinds';
import { schemaAt } from '@/content/lib/schema-parts';
import type { FieldMessages } from './messages';

export type RecordFieldProps = {
  readonly session: EditSession;
  readonly spec: FieldSpec;
  readonly schema: z.ZodMiniObject;
  readonly readTitle: () => string;
  readonly messages: FieldMessages;
  readonly isReadOnly: boolean;
  /** Returns the function that sets a field; `bn.title` is the Bangla of `title`. */
  readonly setterOf: (name: string) => FieldSetter;
  readonly onLeave: (name: string) => void;
};

/** Renders one field of a record. Subscribes to its own value: a key re-renders the one field that it changes. */
export const RecordField = memo(function RecordField(props: RecordFieldProps) {
  const { session, spec, schema, messages, setterOf, onLeave, ...shared } = props;
  const { name } = spec;
  const value = useSession(session, (state) => state.value[name]);
  const bangla = useSession(session, (state) => partOf(state.value.bn, name));
  const change = useMemo(() => setterOf(name), [setterOf, name]);
  const messageOf = useCallback((path: string) => messages.get(path), [messages]);
  const bn = schemaAt(schema, 'bn');
  const banglaSchema = bn && schemaAt(bn, name);
  const translation = useMemo(
    () =>
      banglaSchema && {
        schema: banglaSchema,
        value: bangla,
        onChange: setterOf(`bn.${name}`),
        onLeave: () => onLeave(`bn.${name}`),
      },
    [banglaSchema, bangla, setterOf, onLeave, name],
  );
  return (
    <FieldControl
      {...shared}
      spec={spec}
      path={name}
      schema={schemaAt(schema, name)}
      value={value}
      bangla={translation}
      messageOf={messageOf}
      onChange={change}
      onLeave={() => onLeave(name)}
    />
  );
});
