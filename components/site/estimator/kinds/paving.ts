import { countedText, colourInSentence } from '@/components/site/shared/counted-text';
import { area, type Polygon, rectangle } from '@/lib/geometry';
import { fill } from '@/lib/text';
import { type Basis, circle, coloursOf, pave, perimeterOf, orderOf, tessellate } from '@/lib/counting';
import {
  choiceField,
  cornersField,
  left,
  lengthField,
  lossField,
  onlyWith,
  percentField,
  right,
  type ValuesOf,
} from '../fields';
import type { Words } from '../words';
import { calculatorsOf } from './kind';

type PavingBasis = Extract<Basis, { kind: 'paving' }>;

const TENTHS = 10;
const shapes = ['rectangle', 'l', 'circle', 'free'] as const;

const fieldsOf = ({ patterns, colours = [] }: PavingBasis) => {
  const [first, second] = colours.map(({ id }) => id);
  const ids = colours.map(({ id }) => id);
  const writeOption = (option: string) => colours.find(({ id }) => id === option)?.name ?? option;
  const straight = { shapes: ['rectangle', 'l'] };
  const cut = { shapes: ['l'] };
  return {
    shape: choiceField(shapes),
    length: onlyWith(straight, lengthField('10', { ft: '30', ...left })),
    width: onlyWith(straight, lengthField('4', { ft: '12', ...right })),
    cutLength: onlyWith(cut, lengthField('4', { ft: '12', ...left })),
    cutWidth: onlyWith(cut, lengthField('2', { ft: '6', ...right })),
    diameter: onlyWith({ shapes: ['circle'] }, lengthField('6', { ft: '20' })),
    corners: onlyWith(
      { shapes: ['free'] },
      cornersField('0 0, 10 0, 10 4, 4 6, 0 4', { ft: '0 0, 30 0, 30 12, 12 18, 0 12' }),
    ),
    ...(patterns.length > 1 && { pattern: choiceField(patterns) }),
    ...(second !== undefined && {
      colour: choiceField(ids, first, { ...left, writeOption }),
      secondColour: choiceField(ids, second, { ...right, writeOption }),
      second: percentField('0', { max: 100, ...left }),
    }),
    loss: lossField(3, second === undefined ? {} : right),
  };
};
type Values = ValuesOf<ReturnType<typeof fieldsOf>>;

/** Pavers and tiles on a ground. */
export const pavingCalculator = calculatorsOf({
  fields: fieldsOf,
  withoutScripts: ({ product }) => product.withoutScriptsPaving,
  faults: ({ length = 0, width = 0, cutLength = 0, cutWidth = 0 }, _, { texts: { faults } }: Words) => ({
    ...(cutLength > 0 && cutLength >= length && { cutLength: faults.cutLength }),
    ...(cutWidth > 0 && cutWidth >= width && { cutWidth: faults.cutWidth }),
  }),
  count(values, basis) {
    const [only] = basis.colours ?? [];
    const { shape, diameter = 0, colour = only?.id, secondColour, second = 0, loss } = values;
    const outline = outlineOf(values);
    const [pattern = basis.patterns[0]] = [values.pattern];
    const laying = tessellate(basis, pattern ?? 'rows');
    const ground = outline.map(([x, y]) => [x / TENTHS, y / TENTHS] as const);
    const { whole, cut, pieces } = pave(ground, laying);
    const order = orderOf(pieces, loss);
    const isCircle = shape === 'circle';
    return {
      ...order,
      extent: isCircle ? (Math.PI * diameter ** 2) / 4 : area(outline),
      /** Length of the ground's edge. */
      edge: isCircle ? Math.PI * diameter : perimeterOf(outline),
      allowance: loss,
      ...{ outline, laying, pattern, whole, cut },
      colours: coloursOf(order.order, colour, secondColour, second),
    };
  },
  write({ words, values, counted, formats, basis }) {
    const { results, options } = words.texts;
    const { number, percent, size } = formats;
    const { length = 0, width = 0, cutLength = 0, cutWidth = 0, diameter = 0, corners = [] } = values;
    const { order, colours, pattern } = counted;
    const formulas = {
      rectangle: size(length, width),
      l: `${size(length, width)} − ${size(cutLength, cutWidth)}`,
      circle: `π ÷ ${number(4)} × ${size(diameter, diameter)}`,
      free: fill(results.outline, { corners: number(corners.length) }),
    };
    const pieces = countedText(
      colours.map(({ count, colour }) => ({ count, colour: colourInSentence(nameOf(colour, basis)) })),
      words.texts.counted,
      words.language,
    );
    const [first = '', second = ''] = colours.map(({ share = 0 }) => percent(share));
    const formula = fill(results.coloursFormula, { first, second, pieces: number(order) });
    const edge = formats.length(Math.round(counted.edge));
    return {
      extent: {
        label: results.extent.paving,
        figure: formats.area(counted.extent),
        formula: formulas[values.shape],
      },
      formula: fill(results.pavingFormula, { whole: number(counted.whole), cut: number(counted.cut) }),
      rows: [
        ...(colours.length > 1 ? [{ label: results.colours, figure: pieces, formula }] : []),
        { label: results.edge, figure: edge, formula: results.edgeFormula },
      ],
      ordered: pieces + (pattern ? `, ${options.pattern[pattern].toLowerCase()}` : ''),
    };
  },
  draw: ({ words, basis, values, counted: { outline, laying, pattern } }) => {
    const { drawing, options } = words.texts;
    return {
      outline,
      className: 'drawn-paving',
      fill: fillOf(values.colour ?? basis.colours?.[0]?.id, basis),
      label: ({ size }) => fill(drawing.paving, { size }),
      laying,
      second: { fill: fillOf(values.secondColour, basis), share: (values.second ?? 0) / 100 },
      caption: (laid) =>
        pattern ? fill(drawing.patternLaid, { pattern: options.pattern[pattern], laid }) : laid,
    };
  },
  order({ unit, values: { shape, length = 0, width = 0, diameter = 0 }, counted }) {
    const { colours, pattern } = counted;
    const area = shape !== 'rectangle' && { area: Math.round(counted.extent) };
    const sides = { free: [], circle: [diameter], rectangle: [length, width], l: [length, width] }[shape];
    return {
      work: { kind: 'ground', unit, sides, ...area, ...(pattern && { pattern }) },
      parts: colours,
    };
  },
});

const colourOf = (colour: string | undefined, { colours = [] }: PavingBasis) =>
  colours.find(({ id }) => id === colour);
const nameOf = (colour: string | undefined, basis: PavingBasis) => colourOf(colour, basis)?.name;
const fillOf = (colour: string | undefined, basis: PavingBasis) => colourOf(colour, basis)?.fill;

/** Corners of the ground in tenths of a millimetre. */
function outlineOf({ shape, length = 0, width = 0, ...values }: Values): Polygon {
  const { cutLength = 0, cutWidth = 0, diameter = 0, corners = [] } = values;
  switch (shape) {
    case 'free':
      return corners;
    case 'circle':
      return circle(diameter);
    case 'rectangle':
      return rectangle(length, width);
    case 'l':
      return [
        [0, 0],
        [length, 0],
        [length, width - cutWidth],
        [length - cutLength, width - cutWidth],
        [length - cutLength, width],
        [0, width],
      ];
  }
}
