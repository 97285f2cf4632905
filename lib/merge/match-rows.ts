import { partOf, sortedJson } from '../records';

/** Minimum similarity of two versions of one row. */
const LIKE = 0.5;

/**
 * Returns the earlier index of each later row of a list, or -1 for a new one. Matches rows, moved or edited, by equal
 * value, then by id, which several rows may share, then by likeness, then rows alone between the same neighbours.
 */
export function matchRows(before: readonly unknown[], after: readonly unknown[]): readonly number[] {
  const rowIndexes = new Array<number>(after.length).fill(-1);
  matchByKey(before, after, rowIndexes, sortedJson);
  matchByKey(before, after, rowIndexes, idOf);
  const pairs = after.flatMap((row, later) => {
    if (rowIndexes[later] !== -1) return [];
    return before.flatMap((was, earlier) => {
      const like = rowIndexes.includes(earlier) || idOf(was) !== idOf(row) ? 0 : likeness(was, row);
      return like < LIKE ? [] : [{ earlier, later, like }];
    });
  });
  pairs.sort((a, b) => b.like - a.like || distance(a) - distance(b));
  for (const { earlier, later } of pairs) {
    if (rowIndexes[later] === -1 && !rowIndexes.includes(earlier)) rowIndexes[later] = earlier;
  }
  if (before.every((row) => idOf(row) === undefined)) matchByNeighbours(before.length, rowIndexes);
  return rowIndexes;
}

/** Returns the id of a row, or its whole value as JSON. */
export const keyOfRow = (row: unknown) => idOf(row) ?? sortedJson(row);

function idOf(row: unknown) {
  const id = partOf(row, 'id');
  return typeof id === 'string' ? id : undefined;
}

function matchByKey(
  before: readonly unknown[],
  after: readonly unknown[],
  rowIndexes: number[],
  keyOf: (row: unknown) => string | undefined,
) {
  const places = new Map<string | undefined, number[]>();
  before.forEach((row, index) => {
    const key = keyOf(row);
    if (key !== undefined && !rowIndexes.includes(index))
      places.set(key, [...(places.get(key) ?? []), index]);
  });
  after.forEach((row, index) => {
    if (rowIndexes[index] === -1) rowIndexes[index] = places.get(keyOf(row))?.shift() ?? -1;
  });
}

/** Matches rewritten rows: equally many unmatched rows between the same neighbours. */
function matchByNeighbours(count: number, rowIndexes: number[]) {
  for (let start = 0; start < rowIndexes.length; start += 1) {
    if (rowIndexes[start] !== -1) continue;
    const next = rowIndexes.findIndex((place, index) => index > start && place !== -1);
    const end = next === -1 ? rowIndexes.length : next;
    const first = start === 0 ? 0 : (rowIndexes[start - 1] ?? 0) + 1;
    const last = end === rowIndexes.length ? count : (rowIndexes[end] ?? 0);
    const isSame =
      last - first === end - start && !rowIndexes.some((place) => place >= first && place < last);
    for (let index = start; isSame && index < end; index += 1) rowIndexes[index] = first + index - start;
    start = end;
  }
}

const distance = ({ later, earlier }: { readonly later: number; readonly earlier: number }) =>
  Math.abs(later - earlier);

/** Likeness from 0 to 1: share of common words of texts, mean likeness of the fields of rows. */
function likeness(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return commonWords(a, b);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return a === b ? 1 : 0;
  }
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (name) => Reflect.get(a, name) !== undefined || Reflect.get(b, name) !== undefined,
  );
  const sum = names.reduce((total, name) => total + likeness(Reflect.get(a, name), Reflect.get(b, name)), 0);
  return names.length === 0 ? 1 : sum / names.length;
}

function commonWords(a: string, b: string) {
  const [words, others] = [a, b].map((text) => text.split(/\s+/));
  const rest = [...(others ?? [])];
  const common = (words ?? []).filter((word) => {
    const index = rest.indexOf(word);
    if (index !== -1) rest.splice(index, 1);
    return index !== -1;
  });
  return (2 * common.length) / ((words?.length ?? 0) + (others?.length ?? 0));
}

/** Fewest ids that turn one order into another: those outside the longest common subsequence. */
export function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const placeBefore = new Map(before.map((id, place) => [id, place]));
  const common = after.filter((id) => placeBefore.has(id));
  const places = common.map((id) => placeBefore.get(id) ?? 0);
  /** `ends[n]`: last index of the run of length n + 1 with the lowest end; `previous` links back through a run. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  places.forEach((place, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1]);
    ends[low] = index;
  });
  const inOrder = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) inOrder.add(index);
  return new Set(common.filter((_, index) => !inOrder.has(index)));
}
