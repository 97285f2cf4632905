import { roundUp } from './lengths';

/**
 * Pieces of a line in so many runs, of lengths that are not known: each run rounds up by itself, so that all but one can
 * take a piece more than their share.
 */
export const piecesInRuns = (line: number, piece: number, runs: number) =>
  line <= 0 ? 0 : roundUp(line / piece) + runs - 1;

/** How far off its curve the middle of a straight piece may be, in tenths of a millimetre. */
const MAX_SAGITTA = 100;

/**
 * Least radius on which straight pieces are laid uncut: half their length squared over twice the radius, the sagitta of a
 * chord, is then at most 10 mm. Lengths in tenths of a millimetre.
 */
export const leastRadius = (piece: number) => (piece / 2) ** 2 / (2 * MAX_SAGITTA);

export type Boarding = {
  readonly bays: number;
  readonly rows: number;
  readonly planks: number;
  readonly posts: number;
  /** The nearest height that whole rows fill; the wall's own where they do. */
  readonly uncutHeight: number;
};

/** A wall of planks between posts. Posts are a plank apart from middle to middle, one more than bays in each run. */
export function setOutPlanks(
  line: number,
  height: number,
  plank: { readonly length: number; readonly width: number },
  runs: number,
): Boarding {
  const bays = piecesInRuns(line, plank.length, runs);
  const rows = roundUp(height / plank.width);
  return {
    bays,
    rows,
    planks: bays * rows,
    posts: bays === 0 ? 0 : bays + runs,
    uncutHeight: Math.max(1, Math.round(height / plank.width)) * plank.width,
  };
}
