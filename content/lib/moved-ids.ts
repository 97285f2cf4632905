/**
 * The fewest ids that had to be moved to make one order of another: all but the longest run of ids that are in the same
 * order in both. Ids that are only in one of them are not moved.
 */
export function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const placeBefore = new Map(before.map((id, place) => [id, place]));
  const common = after.filter((id) => placeBefore.has(id));
  const places = common.map((id) => placeBefore.get(id) ?? 0);
  /** `ends[n]` is where the run of length n + 1 with the lowest last place ends; `previous` leads back through a run. */
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
  const kept = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) kept.add(index);
  return new Set(common.filter((_, index) => !kept.has(index)));
}
