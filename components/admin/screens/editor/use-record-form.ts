import { site } from '@/components/admin/site';
import { useCallback, useRef } from 'react';
import type { EditSession } from '@/components/admin/store/edit-session';
import type { StudioController } from '@/components/admin/store/studio';
import type { Row } from '@/components/admin/store/types';
import type { FieldSetter } from '@/components/admin/fields/control-props';
import { withPart } from '@/components/admin/records/draft-values';
import { idShape } from '@/components/admin/fields/messages';
import { refusalText } from '@/components/admin/ui/announce';
import {
  makeRecordId,
  slugOf,
  isSlug,
  olderBangla,
  withFitting,
  type FieldSpec,
  findField,
  type ManagedRecord,
  textOf,
} from '@/lib/records';

/** Whether the id of a record is in use elsewhere: the record is published, or was exported. */
export const isNamed = (row: Row | null) => row !== null && (row.published !== null || row.isHanded);

/** Whether an id follows from the title: `solid-brick`, or `solid-brick-k4mz` for a copy. */
function isMadeFromTitle({ id, title }: Row) {
  const slug = slugOf(title);
  return id === slug || id.replace(/-[a-z2-9]{4}$/, '') === slug;
}

/** Sets fields of a session's record, and lets its id follow its title. `setterOf` is stable. */
export function useRecordForm({ getState }: StudioController, session: EditSession, row: Row | null) {
  const { entity } = session;
  /** Id generated from the title; updated with the title until it is edited by hand or the record is exported. */
  const ownId = useRef(row !== null && !isNamed(row) && isMadeFromTitle(row) ? row.id : null);
  const steps = useRef(0);
  /** The field that is being changed, and the record before. */
  const started = useRef<{ readonly name: string; readonly value: ManagedRecord }>(null);

  /** Returns the setter of a field. */
  const setterOf = useCallback(
    (name: string): FieldSetter =>
      (next, { isStep = false } = {}) => {
        const { id, value } = session.getState();
        if (started.current?.name !== name) started.current = { name, value };
        // A unique field name makes a separate step of Undo.
        session.change(withPart(value, name, next), isStep ? `${name} ${++steps.current}` : name);
        if (id === null) ownId.current = session.getState().id;
      },
    [session],
  );

  /** Marks the Bangla of a control (`title.bn`) as up to date with its English, at once. */
  const fits = (fields: readonly FieldSpec[], control: string) => {
    const { value } = session.getState();
    const older = olderBangla(value).filter(
      (path) => findField(fields, [...path.split('.'), 'bn'])?.path === control,
    );
    session.change(withFitting(value, older), `fits ${++steps.current}`);
    void session.flush();
  };

  /** On blur of a field: sets the fields that follow from it. */
  const follow = (fields: readonly FieldSpec[], field: string) => {
    const before = started.current?.name === field ? started.current.value : session.getState().value;
    started.current = null;
    for (const { name, follows } of fields) {
      const { value } = session.getState();
      const next = name === field ? undefined : follows?.(value, before);
      if (next !== undefined && next !== value[name]) setterOf(name)(next, { isStep: true });
    }
  };

  const rename = async (id: string, isFollowUp = false): Promise<string | null> => {
    if (!isSlug(id)) return idShape;
    const outcome = await session.rename(id, isFollowUp);
    return outcome.ok ? null : refusalText(outcome);
  };

  /** On blur of the title: updates the generated id from the complete title. */
  const followTitle = async () => {
    const { id, value: current } = session.getState();
    if (id === null || id !== ownId.current) return;
    const slug = slugOf(textOf(current[site().registry[entity].titleField]));
    if (slug === '' || id === slug || id.startsWith(`${slug}-`)) return;
    const studio = getState();
    const ids = studio.rows(entity).map((row) => row.id);
    const known = studio.state.steps.flatMap(({ changes }) => changes.map((change) => change.id));
    // The first attempt allows ids of the history: they may be former ids of this record.
    for (const takenIds of [ids, [...ids, ...known]]) {
      const wanted = makeRecordId(site().registry[entity].singular, slug, new Date(), new Set(takenIds));
      if ((await rename(wanted, true)) !== null) continue;
      ownId.current = wanted;
      return;
    }
  };

  const renameByHand = (id: string) => {
    ownId.current = null;
    return rename(id);
  };

  return { setterOf, fits, follow, followTitle, renameByHand };
}
