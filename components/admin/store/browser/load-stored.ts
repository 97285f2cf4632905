import { readProfile } from '../profile';
import type { Stored } from '../state/events';
import type { RescueCopy } from '../state/rescue-copy';
import type { RecordForms } from '../studio-api';
import type { StudioStore } from './idb-store';
import type { Entries } from './read-store';
import type { Rescue } from './rescue';

/** What reads entries comes when there are any. */
const loadReader = () => import('./read-store').catch(() => null);

const NOTHING: Entries = { drafts: new Map(), steps: [], media: new Map(), quarantine: [], hasNewer: false };

/**
 * Reads everything from a store.
 * @returns null when the network has gone before what reads it was here.
 * @throws when the store cannot be read at all.
 */
export async function loadStored(
  store: StudioStore,
  forms: RecordForms,
  now: Date,
  isWriter: boolean,
): Promise<Stored | null> {
  const raw = await store.readAll();
  const { drafts, steps, media, quarantine } = raw;
  const isEmpty = [drafts, steps, media, quarantine].every(({ length }) => length === 0);
  const entries = isEmpty
    ? NOTHING
    : await loadReader().then((reader) => reader?.readStore(store, raw, forms, now, isWriter));
  return entries ? { ...entries, profile: readProfile(raw.profile), storeName: store.name } : null;
}

/** The rescue copies that can be read; null as for `loadStored`. */
export async function loadCopies(
  rescue: Rescue,
  store: StudioStore,
  forms: RecordForms,
  now: Date,
): Promise<readonly RescueCopy[] | null> {
  if (rescue.read().length === 0) return [];
  const reader = await loadReader();
  return reader && reader.readCopies(rescue, store, forms, now);
}
