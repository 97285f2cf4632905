import { type ManagedRecord, isRecord, partOf, sameJson } from '../records';
import { areRows, mergeRows } from './merge-rows';
import { disputedText, isLongText } from './merge-text';
import type { FieldDispute, MergeAt, ThreeWay } from './merge-types';
import { knownBase } from './known-base';

type Sides = ThreeWay<ManagedRecord | null> & { readonly sent?: readonly (ManagedRecord | null)[] };

/**
 * - `merged`: the record to publish, null for a deletion.
 * - `fields`: both changed the same place, or both created a record of this id.
 * - `deleted-there`: deleted on the website, edited here. Keep as new, or discard.
 * - `edited-there`: deleted here, edited on the website. Delete anyway, or keep.
 */
export type MergeResult =
  | { readonly kind: 'merged'; readonly value: ManagedRecord | null }
  | {
      readonly kind: 'fields';
      /** Merged record, with my side of the disputed places; contains rows that one side removed. */
      readonly value: ManagedRecord;
      readonly disputes: readonly FieldDispute[];
    }
  | { readonly kind: 'deleted-there' | 'edited-there' };

/**
 * Merges one record three ways by path (null: no record). Takes changes of one side; a text, figure or row that both
 * changed differently is a dispute. Long texts are merged by line.
 * @param sent - earlier sent values of the record; once published, they are not another person's change (`knownBase`).
 */
export function mergeRecord({ mine, theirs, sent, ...start }: Sides): MergeResult {
  const base = knownBase({ base: start.base, theirs, sent });
  if (sameJson(mine, theirs) || sameJson(mine, base)) return { kind: 'merged', value: theirs };
  if (sameJson(theirs, base)) return { kind: 'merged', value: mine };
  if (mine === null) return { kind: 'edited-there' };
  if (theirs === null) return { kind: 'deleted-there' };
  const disputes: FieldDispute[] = [];
  const value = mergeFields('', { base: base ?? {}, mine, theirs }, disputes);
  return disputes.length > 0 ? { kind: 'fields', value, disputes } : { kind: 'merged', value };
}

const mergeAt: MergeAt = (path, sides, disputes) => {
  const { base, mine, theirs } = sides;
  if (sameJson(mine, theirs) || sameJson(mine, base)) return theirs;
  if (sameJson(theirs, base)) return mine;
  if (areFields(sides)) return mergeFields(path, sides as ThreeWay<ManagedRecord>, disputes);
  if (areRows(sides)) return mergeRows(path, sides, disputes, mergeAt);
  return mergeWhole(path, sides, disputes);
};

function mergeFields(path: string, sides: ThreeWay<ManagedRecord>, disputes: FieldDispute[]): ManagedRecord {
  const { base, mine, theirs } = sides;
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...names].map((name) => {
    const inField = { base: partOf(base, name), mine: partOf(mine, name), theirs: partOf(theirs, name) };
    return [name, mergeAt(path === '' ? name : `${path}.${name}`, inField, disputes)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** Merges a long text by line; disputes any other value as a whole. */
function mergeWhole(path: string, values: ThreeWay<unknown>, disputes: FieldDispute[]) {
  if (!isLongText(values)) {
    disputes.push({ path, ...values });
    return values.mine;
  }
  const { isDecided, ...text } = disputedText(values);
  if (!isDecided) disputes.push({ path, base: values.base, ...text });
  return text.mine;
}

/**
 * Whether fields can be merged one by one. Two shapes, two pictures, the roles of two colours and two translations of
 * different English texts are each one value, because their parts belong together.
 */
function areFields({ base, mine, theirs }: ThreeWay<unknown>) {
  if (!isRecord(mine) || !isRecord(theirs)) return false;
  const others = [theirs, isRecord(base) ? base : mine];
  if ('of' in mine || 'of' in theirs) return mine.of === theirs.of;
  if ('src' in mine) return others.every((other) => sameJson({ ...mine, alt: '' }, { ...other, alt: '' }));
  return others.every((other) => sameJson([mine.shape, mine.deep], [other.shape, other.deep]));
}

/**
 * Merges my display order with `current`, the published one: ids unknown to me follow their published predecessor (or are
 * first), those at its end stay at the end, deleted ids are dropped. Returns the published order if I moved nothing.
 */
export function mergeOrder(
  mine: { readonly baseIds: readonly string[]; readonly ids: readonly string[] },
  current: readonly string[],
): string[] {
  if (sameJson(mine.baseIds, mine.ids)) return [...current];
  const existing = new Set(current);
  const order = [...new Set(mine.ids)].filter((id) => existing.has(id));
  const known = new Set(order);
  const end = current.findLastIndex((id) => known.has(id)) + 1;
  current.slice(0, end).forEach((id, index) => {
    if (known.has(id)) return;
    const predecessor = current[index - 1];
    order.splice(predecessor === undefined ? 0 : order.indexOf(predecessor) + 1, 0, id);
  });
  return [...order, ...current.slice(end)];
}
