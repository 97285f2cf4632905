import type { Core } from '../core';
import { draftKey } from '../keys';
import { readProfile } from '../profile';
import { readDraft, readMedia, readStep, type Read } from '../store/read-entries';
import type { QuarantineEntry, StudioStore } from '../store/store';

/**
 * Reads everything from a store into the state. Entries that cannot be read move to the quarantine, the rest works.
 * @throws when the store cannot be read at all.
 */
export async function loadStore(core: Core, store: StudioStore): Promise<void> {
  const { content } = core;
  if (!content) return;
  const raw = await store.readAll();
  const at = core.environment.now().toISOString();
  const [drafts, steps, media] = await Promise.all([
    sort('drafts', raw.drafts, (entry) => readDraft(entry, content), at),
    sort('steps', raw.steps, (entry) => readStep(entry, content), at),
    sort('media', raw.media, async (entry) => readMedia(entry), at),
  ]);
  const unreadable = [...drafts.unreadable, ...steps.unreadable, ...media.unreadable];
  if (unreadable.length > 0) await store.moveToQuarantine(unreadable);

  core.store = store;
  core.patch({
    drafts: new Map(drafts.readable.map((draft) => [draftKey(draft.entity, draft.id), draft])),
    steps: steps.readable.sort((one, other) => one.seq - other.seq),
    media: new Map(media.readable.map((item) => [item.path, item])),
    quarantine: await store.readQuarantine(),
    profile: readProfile(await store.getMeta('profile')),
    storeName: store.name,
    isOutdated: core.getState().isOutdated || drafts.hasNewer || steps.hasNewer,
    save: { kind: 'idle' },
  });
}

type Sorted<Entry> = {
  readonly readable: Entry[];
  readonly unreadable: QuarantineEntry[];
  readonly hasNewer: boolean;
};

async function sort<Entry>(
  store: 'drafts' | 'steps' | 'media',
  raw: readonly unknown[],
  read: (entry: unknown) => Promise<Read<Entry>>,
  at: string,
): Promise<Sorted<Entry>> {
  const sorted = { readable: [] as Entry[], unreadable: [] as QuarantineEntry[], hasNewer: false };
  for (const entry of raw) {
    const result = await read(entry);
    if (result.ok) sorted.readable.push(result.value);
    else if (result.reason === 'newer') sorted.hasNewer = true;
    else sorted.unreadable.push({ store, key: keyOf(store, entry), at, reason: result.why, raw: entry });
  }
  return sorted;
}

/** The database has checked that an entry has its key. */
function keyOf(store: 'drafts' | 'steps' | 'media', entry: unknown): IDBValidKey {
  const { entity, id, seq, hash } = entry as Record<string, IDBValidKey>;
  const key = store === 'drafts' ? [entity ?? '', id ?? ''] : store === 'steps' ? seq : hash;
  return key ?? '';
}
