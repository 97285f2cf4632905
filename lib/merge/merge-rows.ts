import { listIn, sameJson } from '../records';
import { keyOfRow, matchRows } from './match-rows';
import type { FieldDispute, MergeAt, Side, ThreeWay } from './merge-types';

/** Versions of a row in three lists. A row without `base` was added. */
type Row = Partial<ThreeWay<unknown>>;

/** The rows of three lists, each in its order. A row in several lists is one object. */
type Aligned = ThreeWay<readonly Row[]>;

const SIDES = ['mine', 'theirs'] as const satisfies readonly Side[];

/** Whether values are lists, which can be merged by row. */
export const areRows = ({ base = [], mine, theirs }: ThreeWay<unknown>) =>
  [base, mine, theirs].every(Array.isArray);

/**
 * Merges a list three ways by row. The result keeps additions, moves and removals of either side.
 * Disputes: a row removed by one side and changed by the other, and a list whose moves allow no common order.
 */
export function mergeRows(
  path: string,
  sides: ThreeWay<unknown>,
  disputes: FieldDispute[],
  mergeAt: MergeAt,
): unknown {
  const rows = align(sides);
  const inside: FieldDispute[] = [];
  const merge = (order: readonly Row[]) =>
    withAdded(order, rows).map((row, index) => mergeRow(`${path}.${index}`, row, inside, mergeAt));
  const order = orderOf(rows);
  if (order !== null) {
    const merged = merge(order);
    disputes.push(...inside);
    return merged;
  }
  const inOrder = { mine: merge(rows.mine.filter(isCommon)), theirs: merge(rows.theirs.filter(isCommon)) };
  // Without a common order, paths into the list are meaningless: then the original lists are the choice.
  const { mine, theirs } = inside.length > 0 ? sides : inOrder;
  disputes.push(disputeOf(path, { base: sides.base, mine, theirs }));
  return mine;
}

const disputeOf = (path: string, { base, mine, theirs }: Row): FieldDispute => ({ path, base, mine, theirs });

function align(sides: ThreeWay<unknown>): Aligned {
  const before = listIn(sides.base);
  const base = before.map((row): Row => ({ base: row }));
  const inSide = (side: Side) => {
    const rows = listIn(sides[side]);
    const places = matchRows(before, rows);
    return rows.map((row, index): Row => Object.assign(base[places[index] ?? -1] ?? {}, { [side]: row }));
  };
  const mine = inSide('mine');
  return { base, mine, theirs: withSameAdded(inSide('theirs'), mine) };
}

/** Shares the row object of an equal addition by both sides. */
function withSameAdded(theirs: readonly Row[], mine: readonly Row[]): readonly Row[] {
  const added = mine.filter(({ base }) => base === undefined);
  return theirs.map((row) => {
    if (row.base !== undefined) return row;
    const place = added.findIndex((other) => keyOfRow(other.mine) === keyOfRow(row.theirs));
    const [same] = place === -1 ? [] : added.splice(place, 1);
    return same === undefined ? row : Object.assign(same, { theirs: row.theirs });
  });
}

/** Whether a row is in both lists, or was changed in one and removed from the other. */
function isCommon({ base, mine, theirs }: Row) {
  if (mine !== undefined && theirs !== undefined) return true;
  const remaining = mine ?? theirs;
  return base !== undefined && remaining !== undefined && !sameJson(base, remaining);
}

/** Orders the common rows: of any two, a side that swapped them decides. Null for a cycle. */
function orderOf(rows: Aligned): readonly Row[] | null {
  const common = [...new Set([...rows.mine, ...rows.theirs])].filter(isCommon);
  const places = [rows.base, rows.mine, rows.theirs].map(
    (list) => new Map(list.map((row, index) => [row, index] as const)),
  );
  const isBefore = (a: Row, b: Row) => {
    const [was, here, there] = places.map((place) => {
      const [first, second] = [place.get(a), place.get(b)];
      return first === undefined || second === undefined ? undefined : first < second;
    });
    if (was !== undefined) return here !== undefined && here !== was ? here : (there ?? was);
    if (here === undefined || there === undefined || here === there) return here ?? there ?? false;
    return textOf([a]) < textOf([b]);
  };
  const wins = new Map(common.map((row) => [row, common.filter((other) => isBefore(row, other)).length]));
  const order = common.sort((a, b) => (wins.get(b) ?? 0) - (wins.get(a) ?? 0));
  return new Set(wins.values()).size === common.length ? order : null;
}

/** Inserts the rows that one side added after their common predecessor. */
function withAdded(order: readonly Row[], rows: Aligned): readonly Row[] {
  const common = new Set(order);
  const runs = SIDES.map((side) => {
    const after = new Map<Row | null, Row[]>();
    let last: Row | null = null;
    for (const row of rows[side]) {
      if (common.has(row)) last = row;
      else if (row.base === undefined) after.set(last, [...(after.get(last) ?? []), row]);
    }
    return after;
  });
  return [null, ...order].flatMap((row) => {
    const added = runs.map((after) => after.get(row) ?? []);
    // Sorted, so that either side's merge gives the same order.
    const inOrder = added.sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
    return [...(row === null ? [] : [row]), ...inOrder.flat()];
  });
}

const textOf = (rows: readonly Row[]) => rows.map(({ mine, theirs }) => keyOfRow(mine ?? theirs)).join();

function mergeRow(path: string, row: Row, disputes: FieldDispute[], mergeAt: MergeAt): unknown {
  const { base, mine, theirs } = row;
  if (mine !== undefined && theirs !== undefined) return mergeAt(path, { base, mine, theirs }, disputes);
  if (base !== undefined) disputes.push(disputeOf(path, row));
  return mine ?? theirs;
}
