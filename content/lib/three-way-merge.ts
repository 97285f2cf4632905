import type { ManagedRecord } from './entity-meta';
import type * as rows from './merge-rows';
import type * as texts from './merge-text';
import type { FieldDispute, MergeAt, ThreeWay, Translated } from './merge-types';
import { isRecord, partOf } from './json-value';
import { knownBase } from './known-base';
import { sameJson } from './sorted-json';
import { settled, withMergedMadeFrom } from './translation-age';

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

let inside: (typeof rows & typeof texts) | undefined;

/** Loads the merge of lists and long texts; without it they are merged as a whole. */
export async function loadFullMerge() {
  inside ??= Object.assign({}, ...(await Promise.all([import('./merge-rows'), import('./merge-text')])));
}

/**
 * Merges one record three ways by path (null: no record). Takes changes of one side; a text, figure or row that both
 * changed differently is a dispute. Rows keep their Bangla; long texts are merged by line.
 * @param sent - earlier sent values of the record; once published, they are not another person's change (`knownBase`).
 */
export function mergeRecord({ mine, theirs, sent, ...start }: Sides): MergeResult {
  const base = knownBase({ base: start.base, theirs, sent });
  if (sameJson(mine, theirs) || sameJson(mine, base)) return { kind: 'merged', value: theirs };
  if (sameJson(theirs, base)) return { kind: 'merged', value: mine };
  if (mine === null) return { kind: 'edited-there' };
  if (theirs === null) return { kind: 'deleted-there' };
  const disputes: FieldDispute[] = [];
  const sides = { base: languagesOf(base ?? {}), mine: languagesOf(mine), theirs: languagesOf(theirs) };
  const merged = recordOf(mergeFields('', sides, disputes));
  const value = withMergedMadeFrom(merged, { base: base ?? {}, mine, theirs });
  return disputes.length > 0
    ? { kind: 'fields', value, disputes }
    : { kind: 'merged', value: settled(value) };
}

const languagesOf = ({ bn, bnMadeFrom: _, ...value }: ManagedRecord): Translated =>
  bn === undefined || isRecord(bn) ? { value, bn } : { value: { ...value, bn }, bn: undefined };

const recordOf = ({ value, bn }: Translated): ManagedRecord => ({
  ...(value as ManagedRecord),
  ...(bn === undefined ? {} : { bn }),
});

const mergeLanguages: MergeAt = (path, sides, disputes) => {
  if (sameJson(sides.mine, sides.theirs) || sameJson(sides.mine, sides.base)) return sides.theirs;
  if (sameJson(sides.theirs, sides.base)) return sides.mine;
  const values = each(sides, ({ value }) => value);
  const bangla = each(sides, ({ bn }) => bn);
  if (areFields(values) && all(bangla, (bn) => bn === undefined || isRecord(bn))) {
    return mergeFields(path, sides, disputes);
  }
  if (inside?.areRows(values, bangla)) return inside.mergeRows(path, sides, disputes, mergeLanguages);
  if (all(bangla, (bn) => bn === undefined)) {
    return { value: mergeWhole(path, values, disputes), bn: undefined };
  }
  if (isThing(values) && isDisputed(values)) {
    disputes.push({ path, ...values, bn: bangla });
    return sides.mine;
  }
  const alone = (path: string, three: ThreeWay<unknown>) =>
    mergeLanguages(
      path,
      each(three, (value) => ({ value, bn: undefined })),
      disputes,
    ).value;
  return { value: alone(path, values), bn: alone(`bn.${path}`, bangla) };
};

function mergeFields(path: string, sides: ThreeWay<Translated>, disputes: FieldDispute[]): Translated {
  const { theirs, mine } = sides;
  const names = new Set(
    [theirs.value, theirs.bn, mine.value, mine.bn].flatMap((part) => Object.keys(part ?? {})),
  );
  const merged = [...names].map((name) => {
    const inField = each(sides, ({ value, bn }) => ({ value: partOf(value, name), bn: partOf(bn, name) }));
    return [name, mergeLanguages(path === '' ? name : `${path}.${name}`, inField, disputes)] as const;
  });
  const parts = (which: keyof Translated) =>
    Object.fromEntries(
      merged.flatMap(([name, texts]) => (texts[which] === undefined ? [] : [[name, texts[which]]])),
    );
  const bn = parts('bn');
  const hasBangla = Object.keys(bn).length > 0 || (theirs.bn !== undefined && mine.bn !== undefined);
  return { value: parts('value'), bn: hasBangla ? bn : undefined };
}

/** Merges a long text by line; disputes any other value as a whole. */
function mergeWhole(path: string, values: ThreeWay<unknown>, disputes: FieldDispute[]) {
  if (inside?.isLongText(values) !== true) {
    disputes.push({ path, ...values });
    return values.mine;
  }
  const { isDecided, ...text } = inside.disputedText(values as ThreeWay<string>);
  if (!isDecided) disputes.push({ path, base: values.base, ...text });
  return text.mine;
}

const all = (three: ThreeWay<unknown>, test: (value: unknown) => boolean) => Object.values(three).every(test);

const each = <From, To>(
  { base, mine, theirs }: ThreeWay<From>,
  change: (value: From) => To,
): ThreeWay<To> => ({
  base: change(base),
  mine: change(mine),
  theirs: change(theirs),
});

const isDisputed = ({ base, mine, theirs }: ThreeWay<unknown>) =>
  !sameJson(mine, theirs) && !sameJson(mine, base) && !sameJson(theirs, base);

const isThing = ({ base, mine, theirs }: ThreeWay<unknown>) => [base, mine, theirs].some(isRecord);

/** Whether fields can be merged one by one: not in a picture, nor between two shapes, whose parts belong together. */
function areFields({ base, mine, theirs }: ThreeWay<unknown>) {
  if (!isRecord(mine) || !isRecord(theirs) || 'src' in mine) return false;
  const others = [theirs, isRecord(base) ? base : mine];
  return others.every((other) => sameJson(partOf(mine, 'shape'), partOf(other, 'shape')));
}

/**
 * Merges my display order with `current`, the published one: ids unknown to me follow their published predecessor (or are
 * first), deleted ids are dropped. Returns the published order if I moved nothing.
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
