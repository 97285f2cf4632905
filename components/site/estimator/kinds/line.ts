import { fill } from '@/lib/text';
import {
  type Basis,
  orderOf,
  courseOf,
  lengthOf,
  minRadius,
  type Run,
  partsOfRun,
  setOutLine,
} from '@/lib/counting';
import { rounded } from '../drawing-frame';
import { degreesField, left, lengthField, lossField, onlyWith, right, runFields } from '../fields';
import type { Counting } from '../results';
import type { Words } from '../words';
import { calculatorsOf } from './kind';

type LineBasis = Extract<Basis, { kind: 'line' }>;

const TENTHS = 10;
/** In tenths of a millimetre. */
const DECIMETRE = 1_000;
/** Gap between two dashes of a drawn line, in units of the drawing. */
const JOINT = 2;

/** Straight pieces along a line with gaps and a curve: kerbs and edging. */
export const lineCalculator = calculatorsOf({
  fields: (_: LineBasis) => ({
    length: lengthField('20', { ft: '60', min: 0, label: 'straight' }),
    radius: lengthField('0', { min: 0, ...left }),
    angle: onlyWith({ needs: 'radius' }, degreesField('90', { max: 360, ...right })),
    ...runFields(),
    loss: lossField(2),
  }),
  faults: runFaults,
  count(values, basis) {
    const { runs, loss } = values;
    const { pieces, curve } = setOutLine(partsOfRun(values), basis.length * TENTHS, runs);
    return { ...orderOf(pieces, loss), extent: lengthOf(values), allowance: loss, curve };
  },
  write(c) {
    const { words, basis, values, counted, formats } = c;
    const { number, length, millimetres } = formats;
    const { results, summary } = words.texts;
    const { curve, extent } = counted;
    const piece = basis.length * TENTHS;
    const { straight, arc } = curve ? partsOfRun(values) : { straight: extent, arc: 0 };
    const ofStraight = fill(results.lineFormula, {
      extent: length(Math.round(straight)),
      cover: millimetres(piece),
      figure: formats.rounded(straight / piece),
    });
    const cut = curve && { cut: millimetres(curve.cut), each: number(curve.each) };
    const ofCurve =
      cut &&
      fill(results.curveFormula, {
        arc: length(Math.round(arc)),
        figure: formats.rounded(arc / curve.cut),
        ...cut,
      });
    const { runs } = values;
    const more = fill(results.runsFormula, { more: number(runs - 1), runs: number(runs) });
    const radius = length(Math.ceil(minRadius(piece) / DECIMETRE) * DECIMETRE);
    return {
      extent: { label: results.extent.line, ...runExtent(c) },
      formula: [straight > 0 && ofStraight, ofCurve].filter(Boolean).join(' + ') + (runs === 1 ? '' : more),
      notes: cut && fill(summary.tight, { size: millimetres(piece), radius, ...cut }),
    };
  },
  draw: ({ words, basis, values, counted: { curve } }) => ({
    outline: courseOf(values),
    isOpen: true,
    className: 'drawn-line',
    label: ({ size }) => fill(words.texts.drawing.line, { size }),
    // One for each piece, unless they are too small to see, or gaps or cut pieces are in between.
    dashes: (scale) => {
      const piece = basis.length * TENTHS * scale;
      const isWhole = values.gaps === 0 && values.runs === 1 && curve === undefined;
      return isWhole && piece > 4 * JOINT ? `${rounded(piece - JOINT)} ${JOINT}` : undefined;
    },
  }),
  order({ unit, values: { radius }, counted: { extent } }) {
    const sides = [Math.round(extent)];
    return { work: { kind: 'run', unit, sides, ...(radius > 0 && { radius }) } };
  },
});

type AnyRun = Pick<Counting<unknown, Run, { readonly extent: number }>, 'values' | 'counted' | 'formats'>;

/** The length of a run, and its parts. */
export function runExtent({ values, counted, formats: { length, number } }: AnyRun) {
  const { radius, angle = 0, gaps } = values;
  const curve = ` + ${length(radius)} × π × ${number(angle)}° ÷ ${number(180)}°`;
  return {
    figure: length(Math.round(counted.extent)),
    formula: `${length(values.length)}${radius === 0 ? '' : curve}${gaps === 0 ? '' : ` − ${length(gaps)}`}`,
  };
}

/** A message about gaps that leave nothing of a run. */
export function runFaults(values: Run, _: unknown, { texts }: Words) {
  return values.gaps > 0 && lengthOf(values) === 0 ? { gaps: texts.faults.gaps } : {};
}
