import {
  type ListLine,
  MAX_COUNT,
  newLineId,
  noteOf,
  type ProjectList,
  withLines,
} from '@/components/site/shared/project-list/project-list';

/** Sets the quantity of a line, rounded and clamped; 0 removes it. The share of its colour is no longer true then. */
export function withCount({ lines, note }: ProjectList, id: string, count: number): ProjectList {
  const whole = Math.min(Math.max(0, Math.round(count)), MAX_COUNT);
  const changed = lines.flatMap((line) => {
    if (line.id !== id || line.count === whole) return [line];
    const work = line.work && { work: { ...line.work, share: undefined } };
    return whole === 0 ? [] : [{ ...line, count: whole, ...work }];
  });
  return { lines: changed, note };
}

/** Returns the own line that a shared line would change: of the same id and product. */
export const ownLine = ({ lines }: ProjectList, { id, product }: ListLine) =>
  lines.find((line) => line.id === id && line.product === product);

/** Merges a shared list; of two quantities for one line the larger is kept. `takesNote` appends its note. */
export function withShared(own: ProjectList, shared: ProjectList, takesNote: boolean): ProjectList {
  const merged = shared.lines.reduce((list, line) => {
    const mine = ownLine(own, line);
    if (mine && mine.count >= line.count) return list;
    const isTaken = mine === undefined && list.lines.some(({ id }) => id === line.id);
    return withLines(list, [isTaken ? { ...line, id: newLineId() } : line]);
  }, own);
  return { ...merged, note: takesNote || own.note === '' ? noteWith(own.note, shared.note) : own.note };
}

/** Puts lines of an earlier list that are gone back into their places, and its note. */
export function withAgain(now: ProjectList, before: ProjectList): ProjectList {
  const gone = before.lines.filter((line) => now.lines.every(({ id }) => id !== line.id));
  const again = withShared(now, { ...before, lines: gone }, true);
  const ids = before.lines.map(({ id }) => id);
  const placeOf = ({ id }: ListLine) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return { ...again, lines: [...again.lines].sort((a, b) => placeOf(a) - placeOf(b)) };
}

/** Joins two notes with a line break, unless the first contains the second. */
const noteWith = (own: string, added: string) =>
  own.includes(added) ? own : noteOf(own === '' ? added : `${own}\n${added}`);
