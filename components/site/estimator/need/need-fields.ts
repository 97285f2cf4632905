import type { NeedBasis, Pattern } from '@/content/entities/products/form/laying';

export type Kind = NeedBasis['kind'];
/** Outline of the ground that is paved. */
export type Shape = 'rectangle' | 'l' | 'free';

/** What a field holds: a length, a whole number, a percentage, an angle in degrees, or corners as pairs of lengths. */
type Measure = 'length' | 'count' | 'percent' | 'degrees' | 'corners';

export type FieldName =
  | 'length'
  | 'height'
  | 'width'
  | 'openings'
  | 'openingWidth'
  | 'openingHeight'
  | 'cutLength'
  | 'cutWidth'
  | 'corners'
  | 'second'
  | 'radius'
  | 'angle'
  | 'gaps'
  | 'loss';

export type Field = {
  readonly name: FieldName;
  readonly label: string;
  readonly measure: Measure;
  /** What the example has; lengths in metres. */
  readonly start: string;
  /** Whether nothing is a fair answer. */
  readonly mayBeZero?: boolean;
  /** Asked for these outlines alone. */
  readonly shapes?: readonly Shape[];
  readonly max?: number;
};

const loss = (start: string): Field => ({
  name: 'loss',
  label: 'Allowance for cuts and breakage',
  measure: 'percent',
  start,
  mayBeZero: true,
  max: 50,
});

/** The fields of each kind, in the order in which they are asked for. */
export const fields: Readonly<Record<Kind, readonly Field[]>> = {
  wall: [
    { name: 'length', label: 'Length', measure: 'length', start: '4' },
    { name: 'height', label: 'Height', measure: 'length', start: '3' },
    {
      name: 'openings',
      label: 'Number of openings (same size)',
      measure: 'count',
      start: '1',
      mayBeZero: true,
    },
    { name: 'openingWidth', label: 'Opening width', measure: 'length', start: '1.5' },
    { name: 'openingHeight', label: 'Opening height', measure: 'length', start: '1.2' },
    loss('5'),
  ],
  paving: [
    { name: 'length', label: 'Length', measure: 'length', start: '10', shapes: ['rectangle', 'l'] },
    { name: 'width', label: 'Width', measure: 'length', start: '4', shapes: ['rectangle', 'l'] },
    { name: 'cutLength', label: 'Length of the part cut out', measure: 'length', start: '4', shapes: ['l'] },
    { name: 'cutWidth', label: 'Width of the part cut out', measure: 'length', start: '2', shapes: ['l'] },
    {
      name: 'corners',
      label: 'Corners in order, across and up, such as 0 0, 8 0, 6 5',
      measure: 'corners',
      start: '0 0, 10 0, 10 4, 4 6, 0 4',
      shapes: ['free'],
    },
    {
      name: 'second',
      label: 'Share of a second colour',
      measure: 'percent',
      start: '0',
      mayBeZero: true,
      max: 100,
    },
    loss('5'),
  ],
  line: [
    { name: 'length', label: 'Straight length', measure: 'length', start: '20', mayBeZero: true },
    { name: 'radius', label: 'Radius of the curve', measure: 'length', start: '0', mayBeZero: true },
    {
      name: 'angle',
      label: 'Angle of the curve',
      measure: 'degrees',
      start: '90',
      mayBeZero: true,
      max: 360,
    },
    { name: 'gaps', label: 'Gaps such as gates, together', measure: 'length', start: '0', mayBeZero: true },
    loss('2'),
  ],
};

/** The fields that an outline asks for. */
export const fieldsFor = (kind: Kind, shape: Shape) =>
  fields[kind].filter(({ shapes }) => shapes === undefined || shapes.includes(shape));

/** What is commonly allowed for pieces cut at the edge, in per cent: the more slanted the pattern, the more. */
export const lossOf: Readonly<Record<Pattern, string>> = {
  running: '3',
  basket: '3',
  'herringbone-90': '5',
  'herringbone-45': '8',
};
