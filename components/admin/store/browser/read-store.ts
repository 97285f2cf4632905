import {
  type Draft,
  type Media,
  ORDER_ID,
  RECORD_VERSION,
  type OrderDraft,
  type Step,
  pictureKey,
} from '@/lib/exchange';
import { isRecord, type Entity } from '@/lib/records';
import { entities } from '@/content/registry';
import { draftKey, isOrder } from '../records';
import type { Entries } from '../state/state';
import type { AnyDraft, Quarantined } from '../types';
import type { RawContents, StoreWrite, StudioStore } from './idb-store';
import type { RecoverySnapshots } from './recovery-snapshots';

/** Maximum nesting of a stored value. Records are a few levels deep; recursion over deeper ones could overflow. */
const MAX_DEPTH = 16;
const HASH = /^[0-9a-f]{64}$/;

type Reading = { readonly snapshots: RecoverySnapshots; readonly now: () => Date };

/** Parses the entries of a store; the writer quarantines unreadable ones. `copies`: null in a read-only tab. */
export async function readStore(
  store: StudioStore,
  raw: RawContents,
  copies: readonly unknown[] | null,
  reading: Reading,
): Promise<Entries> {
  const drafts = readAll(raw.drafts, readDraft);
  const steps = readAll(raw.steps, readStep);
  const media = readAll(raw.media, readMedia);
  const recovered = readAll(copies ?? [], readDraft);
  const at = reading.now().toISOString();
  const moves = [
    ...moved('drafts', drafts.unreadable, at),
    ...moved('steps', steps.unreadable, at),
    ...moved('media', media.unreadable, at),
    ...moved('rescue', recovered.unreadable, at),
  ];
  const hasMoved = copies !== null && moves.length > 0 && (await store.write(moves)).ok;
  if (hasMoved && recovered.unreadable.size > 0)
    reading.snapshots.replace(copies.filter((entry) => !recovered.unreadable.has(entry)));
  const { quarantine } = hasMoved ? await store.readAll() : raw;
  const [readable, history, snapshots] = await Promise.all([
    Promise.all(drafts.readable.map(ofToday)),
    Promise.all(steps.readable.map(stepOfToday)),
    Promise.all(recovered.readable.map(ofToday)),
  ]);
  return {
    drafts: new Map(readable.map((draft) => [draftKey(draft), draft])),
    steps: [...history].sort((a, b) => a.seq - b.seq),
    media: new Map(media.readable.map((item) => [pictureKey(item.path), item])),
    quarantine: quarantine.map(({ id, raw: entry }) => readQuarantined(entry, id)),
    hasNewer: drafts.hasNewer || steps.hasNewer,
    snapshots: snapshots.filter((draft): draft is Draft => !isOrder(draft)),
  };
}

/** Converts a draft of an older studio, whose records have another form. */
async function ofToday(draft: AnyDraft): Promise<AnyDraft> {
  if (draft.version === RECORD_VERSION) return draft;
  if (isOrder(draft)) return { ...draft, version: RECORD_VERSION };
  const { changeOfToday } = await import('@/content/registry/older-versions');
  return { ...(await changeOfToday(draft)), version: RECORD_VERSION };
}

const stepOfToday = async (step: Step): Promise<Step> => ({
  ...step,
  changes: await Promise.all(
    step.changes.map(async (change) => ({
      ...change,
      before: change.before && (await ofToday(change.before)),
      after: change.after && (await ofToday(change.after)),
    })),
  ),
});

/** Thrown for an entry that cannot be read; its message is shown in the quarantine. */
class Unreadable extends Error {}
/** Thrown for an entry of a newer studio in another tab; the entry is left untouched. */
class Newer extends Error {}

function must(isRight: boolean, why: string): asserts isRight {
  if (!isRight) throw new Unreadable(why);
}

function readAll<Entry>(raw: readonly unknown[], read: (entry: unknown) => Entry) {
  const readable: Entry[] = [];
  const unreadable = new Map<unknown, string>();
  let hasNewer = false;
  for (const entry of raw) {
    try {
      readable.push(read(entry));
    } catch (error) {
      if (error instanceof Newer) hasNewer = true;
      else if (error instanceof Unreadable) unreadable.set(entry, error.message);
      else throw error;
    }
  }
  return { readable, unreadable, hasNewer };
}

/** Where an entry is from. `rescue`: a recovery snapshot from `localStorage`. */
type Origin = 'drafts' | 'steps' | 'media' | 'rescue';

/** Returns writes that move entries to the quarantine. Snapshots are only added: they are not in the database. */
function moved(store: Origin, unreadable: ReadonlyMap<unknown, string>, at: string) {
  return [...unreadable].flatMap(([raw, reason]): StoreWrite[] => {
    const entry: Omit<Quarantined, 'id'> = { store, at, reason, raw };
    const added = { store: 'quarantine', value: entry } as const;
    return store === 'rescue' ? [added] : [added, { store, key: keyOf(store, raw), value: null }];
  });
}

function keyOf(store: Exclude<Origin, 'rescue'>, entry: unknown): IDBValidKey {
  const { entity, id, seq, hash } = entry as Record<string, IDBValidKey>;
  const key = store === 'drafts' ? [entity ?? '', id ?? ''] : store === 'steps' ? seq : hash;
  return key ?? '';
}

function readDraft(raw: unknown): AnyDraft {
  must(isRecord(raw), 'is not an object');
  const { version } = raw;
  must(isCount(version), 'version is not a number');
  if (version > RECORD_VERSION) throw new Newer();
  must(version > 0, 'version is of no studio');
  must(isEntity(raw.entity), 'entity is unknown');
  must(typeof raw.id === 'string' && raw.id !== '', 'id is not a text');
  must(isTime(raw.savedAt), 'savedAt is not a time');
  must(isCount(raw.rev), 'rev is not a number');
  must(raw.writtenHash === undefined || typeof raw.writtenHash === 'string', 'writtenHash is not a text');
  must(raw.writtenAt === undefined || isTime(raw.writtenAt), 'writtenAt is not a time');
  must(raw.proposal === undefined || typeof raw.proposal === 'string', 'proposal is not a text');
  if (raw.id === ORDER_ID) {
    must(isTexts(raw.ids) && isTexts(raw.baseIds), 'ids are not a list of texts');
    return raw as unknown as OrderDraft;
  }
  must(raw.op === 'put' || raw.op === 'delete', 'op is neither put nor delete');
  must(isStorable(raw.value), 'value is not a record');
  must(raw.base === null || isStorable(raw.base), 'base is not a record');
  must(raw.sent === undefined || isSent(raw.sent), 'sent holds something that is no record');
  const hasHash = typeof raw.baseHash === 'string' && HASH.test(raw.baseHash);
  must(raw.base === null ? raw.baseHash === null : hasHash, 'baseHash does not go with base');
  return raw as unknown as Draft;
}

/** Checks a stored step. An unreadable draft makes the step unreadable: it could not be undone. */
function readStep(raw: unknown): Step {
  must(isRecord(raw) && isCount(raw.seq) && isTime(raw.at), 'seq or time is missing');
  const { seq, at, label, undone, undoLabel, field, renamed } = raw;
  must(typeof label === 'string' && typeof undone === 'boolean', 'label is missing');
  must(Array.isArray(raw.changes), 'changes are missing');
  const sideOf = (side: unknown) => (side === null ? null : readDraft(side));
  const changes: Step['changes'][number][] = [];
  for (const change of raw.changes as unknown[]) {
    must(isRecord(change) && isEntity(change.entity), 'a change names no record');
    const { entity, id } = change;
    must(typeof id === 'string', 'a change names no record');
    changes.push({ entity, id, before: sideOf(change.before), after: sideOf(change.after) });
  }
  return {
    ...{ seq, at, label, undone, changes },
    ...(typeof undoLabel === 'string' && { undoLabel }),
    ...(raw.superseded === true && { superseded: true }),
    ...(typeof field === 'string' && { field }),
    ...(isRename(renamed) && { renamed }),
  };
}

function readMedia(raw: unknown): Media {
  must(isRecord(raw), 'is not an object');
  const isWhole =
    [raw.hash, raw.path, raw.type].every((text) => typeof text === 'string' && text !== '') &&
    [raw.width, raw.height, raw.bytes].every(isCount) &&
    raw.blob instanceof Blob;
  must(isWhole, 'is not a picture with its size');
  return raw as unknown as Media;
}

/** Reads an entry of the quarantine. Wraps a malformed one, so that it can be downloaded and deleted too. */
function readQuarantined(raw: unknown, id: number): Quarantined {
  if (!isRecord(raw) || !isTime(raw.at) || typeof raw.store !== 'string' || typeof raw.reason !== 'string') {
    return { id, at: new Date(0).toISOString(), store: 'quarantine', reason: 'is not an object', raw };
  }
  const { at, store, reason } = raw;
  return { id, at, store, reason, raw: raw.raw };
}

const isEntity = (value: unknown): value is Entity => entities.some((entity) => entity === value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isRename = (value: unknown): value is NonNullable<Step['renamed']> =>
  isRecord(value) && isEntity(value.entity) && isTexts([value.from, value.to]);

const isStorable = (value: unknown) => isRecord(value) && isJson(value);

const isSent = (value: unknown) =>
  Array.isArray(value) && value.every((item) => item === null || isStorable(item));

function isJson(value: unknown, depth = 0): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean')
    return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > MAX_DEPTH) return false;
  const isPlain = Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
  return isPlain && Object.values(value).every((item) => isJson(item, depth + 1));
}
