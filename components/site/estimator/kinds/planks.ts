import { rectangle } from '@/lib/geometry';
import { fill } from '@/lib/text';
import { type Basis, orderOf, lengthOf, setOutPlanks, inRows } from '@/lib/counting';
import { left, lengthField, lossField, right, runFields } from '../fields';
import { calculatorsOf } from './kind';
import { runExtent, runFaults } from './line';

type PlanksBasis = Extract<Basis, { kind: 'planks' }>;

const TENTHS = 10;
/** Planks follow no curve. */
const radius = 0;

/** Planks in whole rows between posts. */
export const planksCalculator = calculatorsOf({
  fields: (_: PlanksBasis) => ({
    length: lengthField('24', { ft: '80', ...left }),
    height: lengthField('1.8', { ft: '6', ...right }),
    ...runFields(),
    loss: lossField(2),
  }),
  faults: (values, unit, words) => runFaults({ ...values, radius }, unit, words),
  count(values, basis) {
    const { height, runs, loss } = values;
    const extent = lengthOf({ ...values, radius });
    const plank = { length: basis.length * TENTHS, width: basis.width * TENTHS };
    const boarding = setOutPlanks(extent, height, plank, runs);
    return { ...orderOf(boarding.planks, loss), extent, allowance: loss, boarding };
  },
  write({ words, basis, values, counted, formats }) {
    const { results, postsLine } = words.texts;
    const { bays, rows, posts, height } = counted.boarding;
    const { number } = formats;
    const length = formats.millimetres(basis.length * TENTHS);
    const width = formats.millimetres(basis.width * TENTHS);
    const built = { label: results.builtHeight, figure: formats.length(height) };
    return {
      extent: {
        label: results.extent.line,
        ...runExtent({ values: { ...values, radius }, counted, formats }),
      },
      formula: fill(results.planksFormula, { bays: number(bays), rows: number(rows), length, width }),
      rows: [
        { ...built, formula: fill(results.builtHeightFormula, { planks: number(bays) }) },
        { label: results.posts, figure: number(posts), formula: fill(results.postsFormula, { length }) },
      ],
      more: [`${built.label}: ${built.figure}`, fill(postsLine, { count: number(posts) })],
    };
  },
  draw: ({ words, basis, values, counted: { boarding } }) => ({
    outline: rectangle(values.length, boarding.height),
    className: 'drawn-planks',
    label: ({ length, height }) => fill(words.texts.drawing.planks, { length, height }),
    laying: inRows(basis.length, basis.width, 'rows'),
    isOnGround: true,
  }),
  order({ unit, values: { height }, counted: { extent, boarding } }) {
    return { work: { kind: 'wall', unit, sides: [Math.round(extent), height], posts: boarding.posts } };
  },
});
