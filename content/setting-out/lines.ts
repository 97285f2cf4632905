import { roundUp } from './lengths';

/**
 * Pieces for a line in several runs of unknown lengths: each run rounds up separately, so all but one run may need one
 * piece more than their share.
 */
export const piecesInRuns = (line: number, piece: number, runs: number) =>
  line <= 0 ? 0 : roundUp(line / piece) + runs - 1;

/** Largest sagitta of a straight piece on a curve, in tenths of a millimetre. */
const MAX_SAGITTA = 100;

/**
 * Minimum radius for straight pieces without cutting: the sagitta, half the length squared over twice the radius, is
 * then at most 10 mm. Lengths in tenths of a millimetre.
 */
export const minRadius = (piece: number) => (piece / 2) ** 2 / (2 * MAX_SAGITTA);

export type Boarding = {
  readonly bays: number;
  readonly rows: number;
  readonly planks: number;
  readonly posts: number;
  /** Nearest height that whole rows fill. */
  readonly uncutHeight: number;
};

/** Sets out planks between posts, a plank apart centre to centre. Each run has one more post than bays. */
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
