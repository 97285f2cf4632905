import { memo, useCallback, useMemo } from 'react';
import { type EditSession, useSession } from '@/components/admin/store/edit-session';
import { datedNote } from '@/components/admin/records/shown-state';
import { type FieldSpec, type z, schemaAt } from '@/lib/records';
import { pictureHintStrings } from '@/components/admin/strings/shared';
import { useHint } from './bangla-hints';
import type { FieldSetter } from './control-props';
import { FieldControl } from './field-kinds';
import type { FieldMessages } from './messages';

export type RecordFieldProps = {
  readonly session: EditSession;
  readonly spec: FieldSpec;
  readonly schema: z.ZodMiniObject;
  readonly readTitle: () => string;
  readonly messages: FieldMessages;
  readonly isReadOnly: boolean;
  /** Returns the function that sets a field. */
  readonly setterOf: (name: string) => FieldSetter;
  /** Called with the field's name, `title`, or that of its Bangla, `title.bn`. */
  readonly onLeave: (name: string) => void;
};

/** Renders one field of a record. Subscribes to its own value: a key re-renders the one field that it changes. */
export const RecordField = memo(function RecordField(props: RecordFieldProps) {
  const { session, spec, schema, messages, setterOf, onLeave, ...shared } = props;
  const { name } = spec;
  const value = useSession(session, (state) => state.value[name]);
  const note = useSession(session, (state) => datedNote(state.value, name));
  const hint = useHint(name);
  const noted = useMemo(() => {
    // The field of a picture says this one itself, with a button.
    const notes = [note, hint === pictureHintStrings.other ? undefined : hint].filter(Boolean);
    return notes.length === 0 ? spec : { ...spec, help: [...notes, spec.help].filter(Boolean).join(' ') };
  }, [note, hint, spec]);
  const change = useMemo(() => setterOf(name), [setterOf, name]);
  const messageOf = useCallback((path: string) => messages.get(path), [messages]);
  return (
    <FieldControl
      {...shared}
      spec={noted}
      path={name}
      schema={schemaAt(schema, name)}
      value={value}
      messageOf={messageOf}
      onChange={change}
      onLeave={(language) => onLeave(language === 'bn' ? `${name}.bn` : name)}
    />
  );
});
