import type { Basis } from '@/content/setting-out/basis';
import { fill } from '@/content/lib/fill';
import type { LengthUnit } from '@/content/setting-out/lengths';
import type { CalculatorTexts } from '@/content/strings/en/calculator';
import { formatsIn, nameSize } from './formats';
import type { Words } from './words';

export type FieldName = Exclude<keyof CalculatorTexts['fields'], 'unit' | 'straight'>;

/** What a field holds: a length, a whole number, a percentage, an angle in degrees, corners as pairs of lengths, or one of a few options. */
type Measure = 'length' | 'count' | 'percent' | 'degrees' | 'corners' | 'choice';

export type Field = {
  readonly name: FieldName;
  readonly measure: Measure;
  /** What the example has; lengths in the first unit of its kind. */
  readonly start: string;
  readonly options?: readonly string[];
  /** Limits of a number; a length without a least one has to be more than nothing. */
  readonly least?: number;
  readonly most?: number;
  /** Asked for these outlines of a ground alone. */
  readonly shapes?: readonly string[];
  /** Which of two fields side by side it is; without, it has a row of its own. */
  readonly side?: 'left' | 'right';
};

/** Largest count of equal things. */
const MAX_COUNT = 999;

const length = (name: FieldName, start: string, more: Partial<Field> = {}): Field => ({
  name,
  measure: 'length',
  start,
  ...more,
});
const count = (name: FieldName, start: string, least: number): Field => ({
  name,
  measure: 'count',
  start,
  least,
  most: MAX_COUNT,
});
const percent = (name: FieldName, start: string, most: number): Field => ({
  name,
  measure: 'percent',
  start,
  most,
});
const choice = (name: FieldName, options: readonly (string | number)[], start?: string): Field => ({
  name,
  measure: 'choice',
  options: options.map(String),
  start: start ?? String(options[0]),
});

/** Length and height, and equal openings with their size. */
const wall = (size: readonly [string, string], opening: readonly [string, string]) =>
  [
    [length('length', size[0], { side: 'left' }), length('height', size[1], { side: 'right' })],
    [
      count('openings', '1', 0),
      length('openingWidth', opening[0], { side: 'left' }),
      length('openingHeight', opening[1], { side: 'right' }),
    ],
  ] as const;

/** What is broken, in per cent: an assumption, and the result says so. Cuts are counted. */
const loss = (start: string) => percent('loss', start, 50);

const runs = [length('gaps', '0', { least: 0 }), count('runs', '1', 1)];

const shapes = ['rectangle', 'l', 'free'] as const;
/** Colours of the range, as `.paver-…` of `app/styles/calculator.css` paints them. */
const colours = ['grey', 'red', 'charcoal', 'ochre'];

/** The fields of each kind, in the order in which they are asked for. */
export function fieldsOf(basis: Basis): readonly Field[] {
  switch (basis.kind) {
    case 'comparison': {
      const [size, openings] = wall(['12', '10'], ['5', '4']);
      const bricks = basis.figures.brickWalls.map(({ thicknessIn }) => thicknessIn);
      return [
        ...size,
        ...openings,
        choice('brick', bricks, '5'),
        choice('block', basis.figures.blockThicknessesMm, '100'),
        percent('waste', '5', 50),
      ];
    }
    case 'wall': {
      const [size, openings] = wall(['4', '3'], ['1.5', '1.2']);
      const thickness = basis.thicknessesIn.length > 0 ? [choice('thickness', basis.thicknessesIn)] : [];
      return [...size, ...thickness, ...openings, loss('5')];
    }
    case 'paving':
      return [
        choice('shape', shapes),
        length('length', '10', { shapes: ['rectangle', 'l'], side: 'left' }),
        length('width', '4', { shapes: ['rectangle', 'l'], side: 'right' }),
        length('cutLength', '4', { shapes: ['l'] }),
        length('cutWidth', '2', { shapes: ['l'] }),
        { name: 'corners', measure: 'corners', start: '0 0, 10 0, 10 4, 4 6, 0 4', shapes: ['free'] },
        ...(basis.patterns.length > 1 ? [choice('pattern', basis.patterns)] : []),
        { ...choice('colour', colours), side: 'left' },
        { ...choice('secondColour', colours, 'red'), side: 'right' },
        percent('second', '0', 100),
        loss('3'),
      ];
    case 'line':
      return [
        length('length', '20', { least: 0 }),
        length('radius', '0', { least: 0 }),
        { name: 'angle', measure: 'degrees', start: '90', most: 360 },
        ...runs,
        loss('2'),
      ];
    case 'planks':
      return [
        length('length', '24', { side: 'left' }),
        length('height', '1.8', { side: 'right' }),
        ...runs,
        loss('2'),
      ];
  }
}

/** What a field is called; of a line the length is that of its straight part. */
export const labelOf = ({ name }: Field, kind: Basis['kind'], { fields }: CalculatorTexts) =>
  fields[kind === 'line' && name === 'length' ? 'straight' : name];

/** What an option of a choice is called. */
export function optionLabel({ name }: Field, option: string, words: Words) {
  const { options } = words.texts;
  switch (name) {
    case 'brick':
    case 'thickness':
      return fill(options.inches, { inches: formatsIn(words).number(Number(option)) });
    case 'block':
      return `${nameSize(Number(option))}\u00a0mm`;
    default: {
      const labels: Readonly<Record<string, string>> = {
        ...options.shape,
        ...options.pattern,
        ...options.colour,
      };
      return labels[option] ?? option;
    }
  }
}

/** The unit that is part of a field's label. */
export function unitOf({ measure }: Field, unit: LengthUnit, { units }: CalculatorTexts) {
  switch (measure) {
    case 'length':
    case 'corners':
      return units[unit];
    case 'percent':
      return '%';
    case 'degrees':
      return '°';
    case 'count':
    case 'choice':
      return undefined;
  }
}
