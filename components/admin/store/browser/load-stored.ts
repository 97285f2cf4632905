import type { Draft } from '@/content/exchange/studio-types';
import { readProfile } from '../profile';
import type { Stored } from '../state/events';
import type { RecordForms } from '../studio-api';
import type { StudioStore } from './idb-store';
import type { Entries } from './read-store';
import type { RecoverySnapshots } from './recovery-snapshots';

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

/** The recovery snapshots that can be read; null as for `loadStored`. */
export async function loadSnapshots(
  snapshots: RecoverySnapshots,
  store: StudioStore,
  forms: RecordForms,
  now: Date,
): Promise<readonly Draft[] | null> {
  if (snapshots.read().length === 0) return [];
  const reader = await loadReader();
  return reader && reader.readSnapshots(snapshots, store, forms, now);
}
