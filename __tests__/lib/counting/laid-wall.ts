import type { Module, Wall } from '@/lib/counting';

/**
 * Lays a wall piece by piece and counts what a mason takes from the pallet, as a second way to the count. All lengths in tenths
 * of a millimetre. It shares no code with the calculator: courses come in as a number and a height.
 */
export type LaidCourses = {
  readonly whole: number;
  readonly height: number;
  readonly cut: number | undefined;
};
type Place = { readonly x: number; readonly sill: number; readonly width: number; readonly height: number };
type Piece = { readonly length: number; readonly height: number };

/** Width of a saw cut. */
const SAW = 50;
/** Length of a rest that a joint takes up. */
const IN_JOINT = 100;

/** Random places for all openings, side by side, each on a course. `random`: from 0 up to 1. */
export function placesIn(wall: Wall, { height: step }: LaidCourses, random: () => number): readonly Place[] {
  const openings = wall.openings.flatMap(({ count, width, height }) =>
    Array.from({ length: count }, () => ({ width, height, order: random() })),
  );
  const spare = wall.length - openings.reduce((sum, { width }) => sum + width, 0);
  const gaps = openings.map(() => random() * spare).toSorted((a, b) => a - b);
  let before = 0;
  return openings
    .toSorted((a, b) => a.order - b.order)
    .map(({ width, height }, index) => {
      const x = (gaps[index] ?? 0) + before;
      before += width;
      const sills = Math.floor((wall.height - height) / step);
      return { x, width, height, sill: Math.floor(random() * (sills + 1)) * step };
    });
}

/** Parts of a course that are wall, from where to where, and how high. */
function partsOf(length: number, bottom: number, high: number, places: readonly Place[]) {
  const touching = places
    .filter(({ sill, height }) => sill < bottom + high && sill + height > bottom)
    .toSorted((a, b) => a.x - b.x);
  const parts: { from: number; to: number; height: number }[] = [];
  let from = 0;
  for (const { x, width, sill, height } of touching) {
    parts.push({ from, to: x, height: high });
    parts.push({ from: x, to: x + width, height: bottom + high - (sill + height) });
    parts.push({ from: x, to: x + width, height: sill - bottom });
    from = x + width;
  }
  return [...parts, { from, to: length, height: high }];
}

/** Pieces of a course in half bond. Rests that a joint takes up and heights that are levelled need none. */
function piecesOf(
  course: number,
  length: number,
  bottom: number,
  high: number,
  module: Module,
  places: readonly Place[],
) {
  const lead = course % 2 === 0 ? 0 : module.length / 2;
  return partsOf(length, bottom, high, places)
    .filter(({ from, to, height }) => to > from && height >= module.leastCut)
    .flatMap(({ from, to, height }) => {
      const first = Math.floor((from + lead) / module.length);
      const last = Math.ceil((to + lead) / module.length);
      return Array.from({ length: last - first }, (_, index): Piece => {
        const start = (first + index) * module.length - lead;
        const laid = Math.min(to, start + module.piece.length) - Math.max(from, start);
        return { length: laid, height };
      }).filter((piece) => piece.length > IN_JOINT);
    });
}

/** Number of stock lengths from which all lengths are cut: longest first, each from the first rest that has room. */
function stockFor(lengths: readonly number[], stock: number) {
  const shortest = Math.min(...lengths);
  let [rests, used] = [[] as number[], 0];
  for (const length of lengths.toSorted((a, b) => b - a)) {
    const from = rests.findIndex((rest) => rest >= length);
    if (from < 0) used += 1;
    const rest = (rests[from] ?? stock) - length - SAW;
    rests = rests.filter((_, index) => index !== from);
    if (rest >= shortest) rests.push(rest);
  }
  return used;
}

/** Number of pieces that a wall takes with its openings at these places. At most two strips come from one piece. */
export function laidPieces(wall: Wall, courses: LaidCourses, module: Module, places: readonly Place[]) {
  const { length: stock, height: full } = module.piece;
  const pieces = Array.from({ length: courses.whole }, (_, course) =>
    piecesOf(course, wall.length, course * courses.height, Math.min(full, wall.height), module, places),
  ).flat();
  if (courses.cut !== undefined)
    pieces.push(
      ...piecesOf(courses.whole, wall.length, courses.whole * courses.height, courses.cut, module, places),
    );
  const isFull = ({ height }: Piece) => height >= Math.min(full, wall.height);
  const strips = new Map<number, number[]>();
  for (const piece of pieces.filter((one) => !isFull(one)))
    strips.set(piece.height, [...(strips.get(piece.height) ?? []), piece.length]);
  const whole = pieces.filter((piece) => isFull(piece) && piece.length >= stock).length;
  const cut = pieces.filter((piece) => isFull(piece) && piece.length < stock).map(({ length }) => length);
  let rows = 0;
  for (const [height, lengths] of strips)
    rows += stockFor(lengths, stock) / (height <= (full - SAW) / 2 ? 2 : 1);
  return whole + stockFor(cut, stock) + Math.ceil(rows);
}
