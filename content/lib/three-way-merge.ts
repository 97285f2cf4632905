import type * as mergeText from './merge-text';
import { sameJson } from './sorted-json';

let texts: typeof mergeText | undefined;

/**
 * Brings the merge by paragraph. Articles alone need it, so that it is no part of what every screen of the studio loads; before
 * that, long texts are merged whole as every other field.
 */
export async function loadTextMerge() {
  texts ??= await import('./merge-text');
}

type RecordValue = Readonly<Record<string, unknown>>;

/**
 * A field that both sides changed, differently. A side that lacks the field has it undefined. Of a long text each side holds
 * what could be merged, and `parts` says where they differ.
 */
export type FieldDispute = {
  readonly field: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly parts?: readonly mergeText.TextPart[];
};

/** What somebody did to a record since `base`: null stands for a record that is not there. */
type Sides = {
  readonly base: RecordValue | null;
  readonly mine: RecordValue | null;
  readonly theirs: RecordValue | null;
};

/**
 * - `merged`: the record to publish, null when it is to be gone.
 * - `fields`: both changed the same field, or both made a record of this id.
 * - `deleted-there`: deleted on the website, edited here. Keep as new, or discard.
 * - `edited-there`: deleted here, edited on the website. Delete anyway, or keep.
 */
export type MergeResult =
  | { readonly kind: 'merged'; readonly value: RecordValue | null }
  | {
      readonly kind: 'fields';
      /** Merged where that is possible, with my side of the disputed fields. */
      readonly value: RecordValue;
      readonly disputes: readonly FieldDispute[];
    }
  | { readonly kind: 'deleted-there' | 'edited-there' };

/**
 * Three-way merge of one record by field. What only one side changed is taken; a field that both changed differently
 * is a dispute. Fields are merged whole (a picture's description belongs to its picture), long texts by paragraph.
 */
export function mergeRecord({ base, mine, theirs }: Sides): MergeResult {
  if (sameJson(mine, theirs) || sameJson(mine, base)) return { kind: 'merged', value: theirs };
  if (sameJson(theirs, base)) return { kind: 'merged', value: mine };
  if (mine === null) return { kind: 'edited-there' };
  if (theirs === null) return { kind: 'deleted-there' };
  return mergeFields(base ?? {}, mine, theirs);
}

function mergeFields(base: RecordValue, mine: RecordValue, theirs: RecordValue): MergeResult {
  const value: [string, unknown][] = [];
  const disputes: FieldDispute[] = [];
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [was, here, there] = [base, mine, theirs].map((side) => ownValue(side, field));
    const isMine = !sameJson(here, was);
    const isDisputed = isMine && !sameJson(there, was) && !sameJson(here, there);
    const dispute = isDisputed ? disputeOf(field, was, here, there) : null;
    if (dispute !== null && dispute.parts?.every((part) => typeof part === 'string') !== true)
      disputes.push(dispute);
    const taken = dispute !== null ? dispute.mine : isMine ? here : there;
    if (taken !== undefined) value.push([field, taken]);
  }
  const merged = Object.fromEntries(value);
  return disputes.length > 0
    ? { kind: 'fields', value: merged, disputes }
    : { kind: 'merged', value: merged };
}

function disputeOf(field: string, base: unknown, mine: unknown, theirs: unknown): FieldDispute {
  const versions = [base, mine, theirs];
  if (texts?.isLongText(versions) !== true) return { field, base, mine, theirs };
  const [was = '', here = '', there = ''] = versions as readonly string[];
  return { field, base, ...texts.disputedText(was, here, there) };
}

/** `constructor` is a valid key by its letters, so inherited properties do not count. */
function ownValue(record: RecordValue, field: string) {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}

/**
 * My order for the ids that exist; ids unknown to me after their published predecessor (or first); ids that are gone
 * dropped. When I moved nothing, the published order stands.
 * @param current - the ids that exist now, in published order.
 */
export function mergeOrder(
  mine: { readonly baseIds: readonly string[]; readonly ids: readonly string[] },
  current: readonly string[],
): string[] {
  if (sameJson(mine.baseIds, mine.ids)) return [...current];
  const existing = new Set(current);
  const order = [...new Set(mine.ids)].filter((id) => existing.has(id));
  const known = new Set(order);
  current.forEach((id, index) => {
    if (known.has(id)) return;
    const predecessor = current[index - 1];
    order.splice(predecessor === undefined ? 0 : order.indexOf(predecessor) + 1, 0, id);
  });
  return order;
}
