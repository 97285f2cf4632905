import type { NeedBasis, Pattern } from '@/content/entities/products/form/laying';
import type { NeedTexts } from '@/content/strings/en/need';

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
  readonly measure: Measure;
  /** What the example has; lengths in metres. */
  readonly start: string;
  /** Whether nothing is a fair answer. */
  readonly mayBeZero?: boolean;
  /** Asked for these outlines alone. */
  readonly shapes?: readonly Shape[];
  readonly max?: number;
};

/** What is cut, broken or left over, in per cent: an assumption, as those of the patterns are. */
const loss = (start: string): Field => ({
  name: 'loss',
  measure: 'percent',
  start,
  mayBeZero: true,
  max: 50,
});

/** The fields of each kind, in the order in which they are asked for. */
export const fields: Readonly<Record<Kind, readonly Field[]>> = {
  wall: [
    { name: 'length', measure: 'length', start: '4' },
    { name: 'height', measure: 'length', start: '3' },
    {
      name: 'openings',

      measure: 'count',
      start: '1',
      mayBeZero: true,
    },
    { name: 'openingWidth', measure: 'length', start: '1.5' },
    { name: 'openingHeight', measure: 'length', start: '1.2' },
    loss('5'),
  ],
  paving: [
    { name: 'length', measure: 'length', start: '10', shapes: ['rectangle', 'l'] },
    { name: 'width', measure: 'length', start: '4', shapes: ['rectangle', 'l'] },
    { name: 'cutLength', measure: 'length', start: '4', shapes: ['l'] },
    { name: 'cutWidth', measure: 'length', start: '2', shapes: ['l'] },
    {
      name: 'corners',

      measure: 'corners',
      start: '0 0, 10 0, 10 4, 4 6, 0 4',
      shapes: ['free'],
    },
    {
      name: 'second',

      measure: 'percent',
      start: '0',
      mayBeZero: true,
      max: 100,
    },
    loss('5'),
  ],
  line: [
    { name: 'length', measure: 'length', start: '20', mayBeZero: true },
    { name: 'radius', measure: 'length', start: '0', mayBeZero: true },
    {
      name: 'angle',

      measure: 'degrees',
      start: '90',
      mayBeZero: true,
      max: 360,
    },
    { name: 'gaps', measure: 'length', start: '0', mayBeZero: true },
    loss('2'),
  ],
};

/** The fields that an outline asks for. */
export const fieldsFor = (kind: Kind, shape: Shape) =>
  fields[kind].filter(({ shapes }) => shapes === undefined || shapes.includes(shape));

/**
 * What is allowed for pieces cut at the edge, in per cent: the more slanted the pattern, the more. No standard states such
 * figures, and they depend on the outline; they are assumptions to start from, and the result says so.
 */
export const lossOf: Readonly<Record<Pattern, string>> = {
  running: '3',
  basket: '3',
  'herringbone-90': '5',
  'herringbone-45': '8',
};

/** What a field is called; of a line the length is that of its straight part. */
export const labelOf = ({ name }: Field, kind: Kind, { fields: labels }: NeedTexts) =>
  labels[kind === 'line' && name === 'length' ? 'straight' : name];
