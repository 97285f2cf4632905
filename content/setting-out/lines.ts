import { fromTenthMm, roundUp, toTenthMm } from './lengths';

/** Pieces for a line in runs of unknown lengths: each rounds up, so all but one may need one more. */
export const piecesInRuns = (line: number, piece: number, runs: number) =>
  line <= 0 ? 0 : roundUp(line / piece) + runs - 1;

/** Largest sagitta of a straight piece on a curve, in tenths of a millimetre. */
const MAX_SAGITTA = 100;

/** Minimum radius for straight pieces, by a sagitta of 10 mm: half the length squared over twice the radius. */
export const minRadius = (piece: number) => (piece / 2) ** 2 / (2 * MAX_SAGITTA);

/** A straight part, then a curve, both without gaps, in tenths of a millimetre. */
export type LineParts = { readonly straight: number; readonly arc: number; readonly radius: number };

/**
 * Sets out straight pieces along a line. Where its curve is too tight for whole pieces, equal ones as long as the sagitta
 * allows, in whole mm, are cut from them: `cut` long, `each` from a piece, `cuts` in all.
 */
export function setOutLine({ straight, arc, radius }: LineParts, piece: number, runs: number) {
  if (arc === 0 || radius >= minRadius(piece)) return { pieces: piecesInRuns(straight + arc, piece, runs) };
  const cut = toTenthMm(Math.floor(fromTenthMm(Math.sqrt(8 * radius * MAX_SAGITTA), 'mm')), 'mm');
  const [each, cuts] = [Math.floor(piece / cut), roundUp(arc / cut)];
  const pieces = roundUp(straight / piece) + Math.ceil(cuts / each) + runs - 1;
  return { pieces, curve: { cut, each, cuts } };
}

/** Sets out planks between posts, a plank apart centre to centre. Each run has one more post than bays. */
export function setOutPlanks(
  line: number,
  height: number,
  plank: { readonly length: number; readonly width: number },
  runs: number,
) {
  const bays = piecesInRuns(line, plank.length, runs);
  const rows = roundUp(height / plank.width);
  return {
    bays,
    rows,
    planks: bays * rows,
    posts: bays === 0 ? 0 : bays + runs,
    /** Nearest height that whole rows fill. */
    uncutHeight: Math.max(1, Math.round(height / plank.width)) * plank.width,
  };
}
