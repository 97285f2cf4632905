import { useCallback, useRef } from 'react';
import type { EditSession } from '@/components/admin/store/edit-session';
import type { Studio } from '@/components/admin/store/studio';
import type { Row } from '@/components/admin/store/types';
import { type ChangeOptions, withBanglaPart } from '@/components/admin/fields/translation';
import { withPart } from '@/components/admin/records/draft-values';
import { idShape } from '@/components/admin/fields/messages';
import { refusalText } from '@/components/admin/actions/record-actions';
import { editorStrings } from '@/components/admin/strings/editor';
import { makeRecordId, slugOf, isSlug } from '@/content/lib/record-id';
import { withFitting, withMadeFrom } from '@/content/lib/translation-age';
import type { FieldSpec } from '@/content/lib/field-spec';
import { registry } from '@/content/registry';

/** Whether a record is known by its id elsewhere: it is on the website, or on the way there. */
export const isNamed = (row: Row | null) =>
  row !== null && (row.published !== null || row.draft?.writtenAt !== undefined);

/** Such as `solid-brick`, or `solid-brick-k4mz` for a copy. */
function isMadeFromTitle({ id, title }: Row) {
  const slug = slugOf(title);
  return id === slug || id.replace(/-[a-z2-9]{4}$/, '') === slug;
}

/**
 * The form over an edit session: setting a field, and the id that follows the title. `set` always is the same function.
 * @param row of the record; null before the first change of a new one
 */
export function useRecordForm(studio: Studio, session: EditSession, row: Row | null) {
  const { entity } = session;
  /** The id that was made from the title; it follows the title until somebody sets it or the record is handed over. */
  const ownId = useRef(row !== null && !isNamed(row) && isMadeFromTitle(row) ? row.id : null);
  const steps = useRef(0);

  /** `bn.title` sets the Bangla of the title. */
  const set = useCallback(
    (name: string, next: unknown, { media, isStep = false, bangla }: ChangeOptions = {}) => {
      const before = session.getState();
      const [first, part] = name.split('.');
      const changed =
        part === undefined ? withPart(before.value, name, next) : withBanglaPart(before.value, part, next);
      const both = bangla === undefined ? changed : withBanglaPart(changed, name, bangla.value);
      const value = withMadeFrom(before.value, both, part ?? name);
      // What is grouped under a name of its own is taken back by itself.
      session.change(value, isStep ? `${name} ${++steps.current}` : (first ?? name), media);
      if (before.id === null) ownId.current = session.getState().id;
    },
    [session],
  );

  /** The Bangla of these texts has been compared with their English. */
  const fits = (paths: readonly string[]) =>
    session.change(withFitting(session.getState().value, paths), `fits ${++steps.current}`);

  /** When a field is left: empty ones get what follows from it. */
  const propose = (fields: readonly FieldSpec[], left: string) => {
    for (const { name, proposal } of fields) {
      const { value } = session.getState();
      const text = proposal && name !== left && !value[name] ? proposal(value) : '';
      if (text !== '') set(name, text);
    }
  };

  /** Answers with what is wrong with the id, or null when the record has it. */
  const rename = async (id: string, isFollowUp = false): Promise<string | null> => {
    if (!isSlug(id)) return idShape;
    const outcome = await session.rename(id, isFollowUp);
    if (outcome.ok) return null;
    return outcome.reason === 'taken-id'
      ? editorStrings.takenId(registry[entity].singular)
      : refusalText(outcome);
  };

  /** When the title is left: the record takes the id that its whole title gives. */
  const followTitle = async () => {
    const { id, value: current } = session.getState();
    if (id === null || id !== ownId.current) return;
    const title = current[registry[entity].titleField];
    const slug = slugOf(typeof title === 'string' ? title : '');
    if (slug === '' || id === slug || id.startsWith(`${slug}-`)) return;
    const ids = studio.rows(entity).map((row) => row.id);
    const known = studio.state.steps.flatMap(({ changes }) => changes.map((change) => change.id));
    // An id of the history may be this record's own.
    for (const taken of [ids, [...ids, ...known]]) {
      const wanted = makeRecordId(registry[entity].singular, slug, new Date(), new Set(taken));
      if ((await rename(wanted, true)) !== null) continue;
      ownId.current = wanted;
      return;
    }
  };

  const renameByHand = (id: string) => {
    ownId.current = null;
    return rename(id);
  };

  return { set, fits, propose, followTitle, renameByHand };
}
