import type { Polygon, Point } from '../geometry';
import { fromTenthMm, roundUp, toTenthMm } from './lengths';

/** Pieces for a line in runs of unknown lengths: each rounds up, so all but one may need one more. */
export const piecesInRuns = (line: number, piece: number, runs: number) =>
  line <= 0 ? 0 : roundUp(line / piece) + runs - 1;

/** Largest gap between a straight piece and its arc, in tenths of a millimetre. */
const MAX_SAGITTA = 100;
/** What a piece may be longer than the longest chord and still be laid whole, in tenths of a millimetre. */
const WHOLE_TOLERANCE = 200;

/** Longest chord whose arc is at most `MAX_SAGITTA` away, in whole mm rounded down: the root of 8 × radius × sagitta. */
const longestChord = (radius: number) =>
  toTenthMm(Math.floor(fromTenthMm(Math.sqrt(8 * radius * MAX_SAGITTA), 'mm')), 'mm');

/** Smallest radius whose curves take whole pieces: the longest chord, rounded up to whole mm, squared over eight sagittas. */
export const minRadius = (piece: number) => (piece - WHOLE_TOLERANCE + 10) ** 2 / (8 * MAX_SAGITTA);

/** A straight part, then a curve to its left, and what they are interrupted by; in tenths of a millimetre and degrees. */
export type Run = {
  readonly length: number;
  readonly radius: number;
  /** Undefined without a curve. */
  readonly angle?: number | undefined;
  readonly gaps: number;
};

/** Parts of a line without its gaps, which the straight part has if it is long enough; negative lengths become 0. */
export function partsOfRun({ length, radius, angle = 0, gaps }: Run) {
  const arc = (radius * angle * Math.PI) / 180;
  return {
    straight: Math.max(0, length - gaps),
    arc: Math.max(0, arc + Math.min(0, length - gaps)),
    radius,
  };
}

/** Length of a line without its gaps; 0 for longer gaps. */
export function lengthOf(line: Run) {
  const { straight, arc } = partsOfRun(line);
  return straight + arc;
}

/** Degrees of a curve between two points. */
const DEGREES_PER_POINT = 5;

/** Course of a line, with its gaps. */
export function courseOf({ length, radius, angle = 0 }: Run): Polygon {
  const steps = radius === 0 ? 0 : Math.ceil(angle / DEGREES_PER_POINT);
  const curve = Array.from({ length: steps }, (_, step): Point => {
    const turn = ((angle * (step + 1)) / steps / 180) * Math.PI;
    return [length + radius * Math.sin(turn), radius * (1 - Math.cos(turn))];
  });
  return [[0, 0], [Math.max(length, 1), 0], ...curve];
}

/**
 * Sets out straight pieces along a line. Where the curve is too tight for whole pieces, each is cut into equal parts that follow
 * it, so that nothing is left over: `cut` long, `each` from a piece, `cuts` in all.
 */
export function setOutLine(
  { straight, arc, radius }: ReturnType<typeof partsOfRun>,
  piece: number,
  runs: number,
) {
  const chord = longestChord(radius);
  if (arc === 0 || piece - chord < WHOLE_TOLERANCE)
    return { pieces: piecesInRuns(straight + arc, piece, runs) };
  const each = Math.ceil(piece / chord);
  const cut = piece / each;
  const cuts = roundUp(arc / cut);
  const pieces = roundUp(straight / piece) + Math.ceil(cuts / each) + runs - 1;
  return { pieces, curve: { cut, each, cuts } };
}

/**
 * Sets out planks between posts, a plank apart centre to centre, in the number of rows nearest to the height, at least one.
 * Each run has one more post than bays.
 */
export function setOutPlanks(
  line: number,
  height: number,
  plank: { readonly length: number; readonly width: number },
  runs: number,
) {
  const bays = piecesInRuns(line, plank.length, runs);
  const rows = Math.max(1, Math.round(height / plank.width));
  return {
    bays,
    rows,
    planks: bays * rows,
    posts: bays === 0 ? 0 : bays + runs,
    /** Height of the rows: planks are laid whole, so it can differ from the height asked for. */
    height: rows * plank.width,
  };
}
