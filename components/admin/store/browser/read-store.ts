import type { Draft } from '@/content/exchange/studio-types';
import { pictureKey } from '@/content/lib/uploads';
import { draftKey, isOrder } from '../keys';
import type { Stored } from '../state/events';
import type { RecordForms } from '../studio-api';
import type { QuarantineEntry } from './database';
import type { RawContents, StoreWrite, StudioStore } from './idb-store';
import { type Read, readDraft, readMedia, readQuarantined, readStep } from './read-entries';
import type { RecoverySnapshots } from './recovery-snapshots';

/** What a store holds beside profile and name. */
export type Entries = Omit<Stored, 'profile' | 'storeName'>;

type Place = 'drafts' | 'steps' | 'media';

/** Entries of one kind, parsed; what cannot be read is on its way to the quarantine. */
type Sorted<Entry> = {
  readonly readable: readonly Entry[];
  readonly moves: readonly StoreWrite[];
  readonly hasNewer: boolean;
};

/**
 * Reads everything from a store. Entries that cannot be read move to the quarantine where this tab may write, and the
 * rest works.
 * @param raw - what it holds.
 */
export async function readStore(
  store: StudioStore,
  raw: RawContents,
  forms: RecordForms,
  now: Date,
  isWriter: boolean,
): Promise<Entries> {
  const at = now.toISOString();
  const [drafts, steps, media] = await Promise.all([
    sort('drafts', raw.drafts, (entry) => readDraft(entry, forms), at),
    sort('steps', raw.steps, (entry) => readStep(entry, forms), at),
    sort('media', raw.media, async (entry) => readMedia(entry), at),
  ]);
  const moves = [...drafts.moves, ...steps.moves, ...media.moves];
  const hasMoved = isWriter && moves.length > 0 && (await store.write(moves)).ok;
  const { quarantine } = hasMoved ? await store.readAll() : raw;
  return {
    drafts: new Map(drafts.readable.map((draft) => [draftKey(draft.entity, draft.id), draft])),
    steps: [...steps.readable].sort((one, other) => one.seq - other.seq),
    media: new Map(media.readable.map((item) => [pictureKey(item.path), item])),
    quarantine: quarantine.map(({ id, raw: entry }) => readQuarantined(entry, id)),
    hasNewer: drafts.hasNewer || steps.hasNewer,
  };
}

async function sort<Entry>(
  store: Place,
  raw: readonly unknown[],
  read: (entry: unknown) => Promise<Read<Entry>>,
  at: string,
): Promise<Sorted<Entry>> {
  const readable: Entry[] = [];
  const moves: StoreWrite[] = [];
  let hasNewer = false;
  for (const entry of raw) {
    const result = await read(entry);
    if (result.ok) readable.push(result.value);
    else if (result.reason === 'newer') hasNewer = true;
    else
      moves.push(aside({ store, at, reason: result.why, raw: entry }), {
        store,
        key: keyOf(store, entry),
        value: null,
      });
  }
  return { readable, moves, hasNewer };
}

const aside = (entry: QuarantineEntry): StoreWrite => ({ store: 'quarantine', value: entry });

/** The database has checked that an entry has its key. */
function keyOf(store: Place, entry: unknown): IDBValidKey {
  const { entity, id, seq, hash } = entry as Record<string, IDBValidKey>;
  const key = store === 'drafts' ? [entity ?? '', id ?? ''] : store === 'steps' ? seq : hash;
  return key ?? '';
}

/** The recovery snapshots that can be read; others move to the quarantine. */
export async function readSnapshots(
  snapshots: RecoverySnapshots,
  store: StudioStore,
  forms: RecordForms,
  now: Date,
): Promise<readonly Draft[]> {
  const drafts: Draft[] = [];
  const kept: unknown[] = [];
  const moves: StoreWrite[] = [];
  for (const raw of snapshots.read()) {
    const result = await readDraft(raw, forms);
    if (result.ok && !isOrder(result.value)) drafts.push(result.value);
    if (result.ok || result.reason === 'newer') kept.push(raw);
    else moves.push(aside({ store: 'rescue', at: now.toISOString(), reason: result.why, raw }));
  }
  if (moves.length > 0 && (await store.write(moves)).ok) snapshots.replace(kept);
  return drafts;
}
