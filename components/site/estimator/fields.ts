import type { Basis } from '@/content/setting-out/basis';
import { fill } from '@/content/lib/fill';
import {
  type AnyWallBasis,
  type InputName,
  jointsOf,
  moduleOf,
  type OpeningField,
  openingRows,
} from '@/content/setting-out/estimate';
import { WALL_ALLOWANCE } from '@/content/setting-out/walls';
import type { LengthUnit } from '@/content/setting-out/lengths';
import { paverColours } from '@/content/setting-out/surfaces';
import type { CalculatorTexts } from '@/content/strings/calculator';
import { faceText, formatsIn } from '@/components/site/shared/measure-formats';
import { nameSize, type Words } from './words';

type Measure = 'length' | 'count' | 'percent' | 'degrees' | 'corners' | 'choice';

export type Field = {
  readonly name: InputName;
  readonly measure: Measure;
  /** Example value by unit of lengths. */
  readonly start: Readonly<Record<LengthUnit, string>>;
  readonly options?: readonly string[];
  /** Limits of a number; a length without `min` must be greater than 0. */
  readonly min?: number;
  readonly max?: number;
  /** Outlines of a ground that have this field; by default all. */
  readonly shapes?: readonly string[];
  /** Place in a row of openings that the visitor adds, whose first number is 2. */
  readonly added?: { readonly row: number; readonly part: OpeningField };
  /** Position in a row of two fields; without it, the field has its own row. */
  readonly side?: 'left' | 'right';
  /** Whether it has a row of its own on phones all the same. */
  readonly isWideOnPhone?: true;
};

type More = Partial<Omit<Field, 'name' | 'measure' | 'start'>>;

const field =
  (measure: Measure) =>
  (name: InputName, m: string, more: More & { readonly ft?: string } = {}) => {
    const { ft = m, ...rest } = more;
    return { name, measure, start: { m, ft }, ...rest };
  };
const [length, count, percent] = [field('length'), field('count'), field('percent')];
const choice = (
  name: InputName,
  options: readonly (string | number)[],
  start?: string,
  more: More & { readonly ft?: string } = {},
) => field('choice')(name, start ?? String(options[0]), { options: options.map(String), ...more });

const max = 999;
const [left, right] = [{ side: 'left' }, { side: 'right' }] as const;
const isWideOnPhone = true;

/** Length and height of a wall. */
const wall = [length('length', '4', { ft: '12', ...left }), length('height', '3', { ft: '10', ...right })];
const windowSize = { width: { m: '1.5', ft: '5' }, height: { m: '1.2', ft: '4' } };
const doorSize = { width: { m: '0.9', ft: '3' }, height: { m: '2.1', ft: '7' } };
/** Openings: a window, and in the rows that are added a door. */
const openings = openingRows.flatMap((row, index) => {
  const added = (part: OpeningField) => index > 0 && { added: { row: index + 1, part } };
  const { width, height } = index === 0 ? windowSize : doorSize;
  return [
    count(row.openings, '1', { min: 0, max, ...added('openings') }),
    length(row.openingWidth, width.m, { ft: width.ft, ...left, ...added('openingWidth') }),
    length(row.openingHeight, height.m, { ft: height.ft, ...right, ...added('openingHeight') }),
  ];
});
/** Joint of a wall: the nominal module in inches while lengths are in feet, else 10 mm. */
const joint = (basis: AnyWallBasis, more: More = {}) =>
  jointsOf(basis).length > 1 ? [choice('joint', jointsOf(basis), 'mm', { ft: 'in', ...more })] : [];
const runs = [length('gaps', '0', { min: 0, ...left }), count('runs', '1', { min: 1, max, ...right })];
/** Allowance for breakage in percent: an assumption, stated in the results. Cuts are counted separately. */
const loss = (start: string, more?: More) => percent('loss', start, { max: 50, ...more });
const straight = { shapes: ['rectangle', 'l'] };
const cut = { shapes: ['l'] };

/** Returns the fields of a calculator in form order. */
export function fieldsOf(basis: Basis): readonly Field[] {
  switch (basis.kind) {
    case 'comparison': {
      const bricks = basis.figures.brickWalls.map(({ thicknessIn }) => thicknessIn);
      return [
        ...wall,
        ...openings,
        ...joint(basis),
        choice('brick', bricks, '5'),
        choice('block', basis.figures.blockThicknessesMm, '100'),
        percent('waste', String(WALL_ALLOWANCE), { max: 50 }),
      ];
    }
    case 'wall': {
      const thickness = basis.thicknessesIn.length > 0 ? [choice('thickness', basis.thicknessesIn)] : [];
      const halves = basis.sold
        ? [choice('halves', ['whole', 'ordered'], undefined, { ...right, isWideOnPhone })]
        : [];
      const beside = jointsOf(basis).length > 1 && halves.length === 0 ? { ...right, isWideOnPhone } : {};
      return [
        ...wall,
        ...thickness,
        ...openings,
        ...joint(basis, { ...left, isWideOnPhone }),
        ...halves,
        loss(String(WALL_ALLOWANCE), beside),
      ];
    }
    case 'paving':
      return [
        choice('shape', ['rectangle', 'l', 'circle', 'free']),
        length('length', '10', { ft: '30', ...straight, ...left }),
        length('width', '4', { ft: '12', ...straight, ...right }),
        length('cutLength', '4', { ft: '12', ...cut, ...left }),
        length('cutWidth', '2', { ft: '6', ...cut, ...right }),
        length('diameter', '6', { ft: '20', shapes: ['circle'] }),
        field('corners')('corners', '0 0, 10 0, 10 4, 4 6, 0 4', {
          ft: '0 0, 30 0, 30 12, 12 18, 0 12',
          shapes: ['free'],
        }),
        ...(basis.patterns.length > 1 ? [choice('pattern', basis.patterns)] : []),
        choice('colour', paverColours, 'grey', left),
        choice('secondColour', paverColours, 'red', right),
        percent('second', '0', { max: 100, ...left }),
        loss('3', right),
      ];
    case 'line':
      return [
        length('length', '20', { ft: '60', min: 0 }),
        length('radius', '0', { min: 0, ...left }),
        field('degrees')('angle', '90', { max: 360, ...right }),
        ...runs,
        loss('2'),
      ];
    case 'planks':
      return [
        length('length', '24', { ft: '80', ...left }),
        length('height', '1.8', { ft: '6', ...right }),
        ...runs,
        loss('2'),
      ];
  }
}

/** Returns the label of a field; for a line, `length` is the straight part, and later rows of openings have a number. */
export function labelOf({ name, added }: Field, kind: Basis['kind'], words: Words) {
  const { fields, openingRow } = words.texts;
  if (added)
    return fill(openingRow, { label: fields[added.part], row: formatsIn(words, 'm').number(added.row) });
  return fields[kind === 'line' && name === 'length' ? 'straight' : (name as keyof typeof fields)];
}

/** Returns the label of an option. */
export function optionLabel({ name }: Field, option: string, words: Words, basis: Basis) {
  const { options } = words.texts;
  if (name === 'block') return `${nameSize(Number(option))}\u00a0mm`;
  if (name === 'brick' || name === 'thickness')
    return fill(options.inches, { inches: formatsIn(words, 'm').number(Number(option)) });
  if (name === 'joint' && option === 'in' && (basis.kind === 'wall' || basis.kind === 'comparison'))
    return faceText(moduleOf({ choices: { joint: 'in' } }, basis), 'in', formatsIn(words, 'ft'));
  const labels: Readonly<Record<string, string>> = {
    ...options.shape,
    ...options.pattern,
    ...options.colour,
    ...options.joint,
    ...options.halves,
  };
  return labels[option] ?? option;
}

/** Returns the unit in a field's label; undefined without one. */
export function unitOf({ measure }: Field, unit: LengthUnit, { units }: CalculatorTexts) {
  if (measure === 'percent') return '%';
  if (measure === 'degrees') return '°';
  return measure === 'length' || measure === 'corners' ? units[unit] : undefined;
}
