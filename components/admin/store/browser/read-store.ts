import type { Draft, Media, OrderDraft, Step } from '@/content/exchange/studio-types';
import { recordHash } from '@/content/lib/record-hash';
import { pictureKey } from '@/content/lib/uploads';
import { entities, type Entity } from '@/content/registry';
import { draftKey, isOrder, ORDER_ID } from '../records';
import type { Stored } from '../state/state';
import type { AnyDraft, Quarantined, RecordForms } from '../types';
import { unreadableStrings as texts } from '../unreadable-strings';
import type { QuarantineEntry, RawContents, StoreWrite, StudioStore } from './idb-store';
import type { RecoverySnapshots } from './recovery-snapshots';

/** Records are a few levels deep; deeper values would exhaust the stack of whatever walks them. */
const MAX_DEPTH = 16;
const HASH = /^[0-9a-f]{64}$/;

export type Read<Entry> =
  | { readonly ok: true; readonly value: Entry }
  /** Written by a newer studio, which runs in another tab: not ours to touch. */
  | { readonly ok: false; readonly reason: 'newer' }
  | { readonly ok: false; readonly reason: 'unreadable'; readonly why: string };

const unreadable = (why: string) => ({ ok: false, reason: 'unreadable', why }) as const;

/** Checks the shape of a stored draft and brings an older one up to date. What it holds may still be invalid. */
export async function readDraft(raw: unknown, forms: RecordForms): Promise<Read<AnyDraft>> {
  if (!isObject(raw)) return unreadable(texts.object);
  if (!isCount(raw.version)) return unreadable(texts.version);
  if (raw.version > forms.recordVersion) return { ok: false, reason: 'newer' };
  const draft = checkDraft(raw);
  if (!draft.ok || raw.version === forms.recordVersion) return draft;
  const migrated = await migrateDraft(draft.value, forms);
  return migrated === null ? unreadable(texts.migration(raw.version)) : checkDraft(migrated);
}

/** Brings a draft of an older version up to date, base included; null when that fails, for the quarantine. */
async function migrateDraft(draft: AnyDraft, forms: RecordForms): Promise<AnyDraft | null> {
  if (isOrder(draft)) return { ...draft, version: forms.recordVersion };
  const migrate = (record: unknown) => forms.migrateRecord(draft.entity, record, draft.version);
  try {
    const base = draft.base === null ? null : migrate(draft.base);
    const baseHash = base === null ? null : await recordHash(base);
    const sent = draft.sent && { sent: draft.sent.map((value) => (value === null ? null : migrate(value))) };
    return { ...draft, version: forms.recordVersion, value: migrate(draft.value), base, baseHash, ...sent };
  } catch {
    // A migration that cannot cope with the record: the caller keeps it as it was.
    return null;
  }
}

function checkDraft(raw: Fields): Read<AnyDraft> {
  if (!isEntity(raw.entity)) return unreadable(texts.entity);
  if (typeof raw.id !== 'string' || raw.id === '') return unreadable(texts.id);
  if (!isTime(raw.savedAt)) return unreadable(texts.savedAt);
  if (!isCount(raw.rev)) return unreadable(texts.rev);
  if (raw.writtenHash !== undefined && typeof raw.writtenHash !== 'string')
    return unreadable(texts.writtenHash);
  if (raw.writtenAt !== undefined && !isTime(raw.writtenAt)) return unreadable(texts.writtenAt);
  return raw.id === ORDER_ID ? readOrder(raw) : readRecord(raw);
}

function readOrder(raw: Fields): Read<AnyDraft> {
  if (!isTexts(raw.ids) || !isTexts(raw.baseIds)) return unreadable(texts.ids);
  return { ok: true, value: raw as unknown as OrderDraft };
}

function readRecord(raw: Fields): Read<AnyDraft> {
  if (raw.op !== 'put' && raw.op !== 'delete') return unreadable(texts.op);
  if (!isObject(raw.value) || !isJson(raw.value)) return unreadable(texts.value);
  if (raw.base !== null && (!isObject(raw.base) || !isJson(raw.base))) return unreadable(texts.base);
  if (raw.sent !== undefined && !isSent(raw.sent)) return unreadable(texts.sent);
  const hasHash = typeof raw.baseHash === 'string' && HASH.test(raw.baseHash);
  if (raw.base === null ? raw.baseHash !== null : !hasHash) return unreadable(texts.baseHash);
  return { ok: true, value: raw as unknown as Draft };
}

const isSent = (value: unknown) =>
  Array.isArray(value) && value.every((item) => item === null || (isObject(item) && isJson(item)));

/** Checks a stored step; one with a draft in it that cannot be read cannot be undone and is no step. */
export async function readStep(raw: unknown, forms: RecordForms): Promise<Read<Step>> {
  if (!isObject(raw) || !isCount(raw.seq) || !isTime(raw.at)) return unreadable(texts.seq);
  if (typeof raw.label !== 'string' || typeof raw.undone !== 'boolean') return unreadable(texts.label);
  if (!Array.isArray(raw.changes)) return unreadable(texts.changes);
  const changes: Step['changes'][number][] = [];
  for (const change of raw.changes as unknown[]) {
    if (!isObject(change) || !isEntity(change.entity) || typeof change.id !== 'string')
      return unreadable(texts.change);
    const before = await readSide(change.before, forms);
    if (!before.ok) return before;
    const after = await readSide(change.after, forms);
    if (!after.ok) return after;
    changes.push({ entity: change.entity, id: change.id, before: before.value, after: after.value });
  }
  const { seq, at, label, undone, undoLabel, field, renamed } = raw;
  const step: Step = {
    ...{ seq, at, label, undone, changes },
    ...(typeof undoLabel === 'string' && { undoLabel }),
    ...(raw.superseded === true && { superseded: true }),
    ...(typeof field === 'string' && { field }),
    ...(isRename(renamed) && { renamed }),
  };
  return { ok: true, value: step };
}

function isRename(value: unknown): value is NonNullable<Step['renamed']> {
  return isObject(value) && isEntity(value.entity) && isTexts([value.from, value.to]);
}

async function readSide(raw: unknown, forms: RecordForms): Promise<Read<AnyDraft | null>> {
  return raw === null ? { ok: true, value: null } : readDraft(raw, forms);
}

/** An entry of the quarantine; one that is none itself is shown as one, so that it can be downloaded and deleted too. */
export function readQuarantined(raw: unknown, id: number): Quarantined {
  if (!isObject(raw) || !isTime(raw.at) || typeof raw.store !== 'string' || typeof raw.reason !== 'string') {
    return { id, at: new Date(0).toISOString(), store: 'quarantine', reason: texts.object, raw };
  }
  const { at, store, reason } = raw;
  return { id, at, store, reason, raw: raw.raw };
}

/** Checks a stored picture. */
export function readMedia(raw: unknown): Read<Media> {
  if (!isObject(raw)) return unreadable(texts.object);
  const isWhole =
    [raw.hash, raw.path, raw.type].every((text) => typeof text === 'string' && text !== '') &&
    [raw.width, raw.height, raw.bytes].every(isCount) &&
    raw.blob instanceof Blob;
  return isWhole ? { ok: true, value: raw as unknown as Media } : unreadable(texts.picture);
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntity(value: unknown): value is Entity {
  return entities.some((entity) => entity === value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Whether a value is what a content file can hold, and no deeper than a record. */
function isJson(value: unknown, depth = 0): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean')
    return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > MAX_DEPTH) return false;
  const isPlain = Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
  return isPlain && Object.values(value).every((item) => isJson(item, depth + 1));
}

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
