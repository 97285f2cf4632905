import { entities, type Entity } from '@/content/lib/entities';
import type { Draft, Media, OrderDraft, Step } from '@/content/lib/studio-types';
import { ORDER_ID } from '../keys';
import type { AnyDraft } from '../types';
import { migrateDraft, type RecordForms } from './migrate-draft';

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
  if (!isObject(raw)) return unreadable('is not an object');
  if (!isCount(raw.version)) return unreadable('version is not a number');
  if (raw.version > forms.recordVersion) return { ok: false, reason: 'newer' };
  const draft = checkDraft(raw);
  if (!draft.ok || raw.version === forms.recordVersion) return draft;
  const migrated = await migrateDraft(draft.value, forms);
  return migrated === null
    ? unreadable(`version ${raw.version} cannot be brought up to date`)
    : checkDraft(migrated);
}

function checkDraft(raw: Fields): Read<AnyDraft> {
  if (!isEntity(raw.entity)) return unreadable('entity is unknown');
  if (typeof raw.id !== 'string' || raw.id === '') return unreadable('id is not a text');
  if (!isTime(raw.savedAt)) return unreadable('savedAt is not a time');
  if (!isCount(raw.rev)) return unreadable('rev is not a number');
  if (raw.writtenHash !== undefined && typeof raw.writtenHash !== 'string')
    return unreadable('writtenHash is not a text');
  if (raw.writtenAt !== undefined && !isTime(raw.writtenAt)) return unreadable('writtenAt is not a time');
  return raw.id === ORDER_ID ? readOrder(raw) : readRecord(raw);
}

function readOrder(raw: Fields): Read<AnyDraft> {
  if (!isTexts(raw.ids) || !isTexts(raw.baseIds)) return unreadable('ids are not a list of texts');
  return { ok: true, value: raw as unknown as OrderDraft };
}

function readRecord(raw: Fields): Read<AnyDraft> {
  if (raw.op !== 'put' && raw.op !== 'delete') return unreadable('op is neither put nor delete');
  if (!isObject(raw.value) || !isShallow(raw.value)) return unreadable('value is not a record');
  if (raw.base !== null && (!isObject(raw.base) || !isShallow(raw.base)))
    return unreadable('base is not a record');
  const hasHash = typeof raw.baseHash === 'string' && HASH.test(raw.baseHash);
  if (raw.base === null ? raw.baseHash !== null : !hasHash)
    return unreadable('baseHash does not go with base');
  return { ok: true, value: raw as unknown as Draft };
}

/** Checks a stored step; one with a draft in it that cannot be read cannot be undone and is no step. */
export async function readStep(raw: unknown, forms: RecordForms): Promise<Read<Step>> {
  if (!isObject(raw) || !isCount(raw.seq) || !isTime(raw.at)) return unreadable('seq or time is missing');
  if (typeof raw.label !== 'string' || typeof raw.undone !== 'boolean') return unreadable('label is missing');
  if (!Array.isArray(raw.changes)) return unreadable('changes are missing');
  const changes: Step['changes'][number][] = [];
  for (const change of raw.changes as unknown[]) {
    if (!isObject(change) || !isEntity(change.entity) || typeof change.id !== 'string')
      return unreadable('a change names no record');
    const before = await readSide(change.before, forms);
    if (!before.ok) return before;
    const after = await readSide(change.after, forms);
    if (!after.ok) return after;
    changes.push({ entity: change.entity, id: change.id, before: before.value, after: after.value });
  }
  const { seq, at, label, undone } = raw;
  return { ok: true, value: { seq, at, label, undone, changes } };
}

async function readSide(raw: unknown, forms: RecordForms): Promise<Read<AnyDraft | null>> {
  return raw === null ? { ok: true, value: null } : readDraft(raw, forms);
}

/** Checks a stored picture. */
export function readMedia(raw: unknown): Read<Media> {
  if (!isObject(raw)) return unreadable('is not an object');
  const isWhole =
    [raw.hash, raw.path, raw.type].every((text) => typeof text === 'string' && text !== '') &&
    [raw.width, raw.height, raw.bytes].every(isCount) &&
    raw.blob instanceof Blob;
  return isWhole
    ? { ok: true, value: raw as unknown as Media }
    : unreadable('is not a picture with its size');
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

function isShallow(value: unknown) {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return true;
}
