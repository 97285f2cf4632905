import { faceText, formatsIn } from '@/components/site/shared/measure-formats';
import { rectangle } from '@/lib/geometry';
import { fill } from '@/lib/text';
import type { Work } from '@/components/site/shared/project-list/project-list';
import {
  type LengthUnit,
  type PieceFace,
  firstModule,
  type Joint,
  jointsOf,
  moduleOf,
  netArea,
  setOutWall,
  type Wall,
  inRows,
} from '@/lib/counting';
import type { FormErrors } from '../draft';
import type { Sketch } from '../drawing-frame';
import {
  choiceField,
  countField,
  type Field,
  left,
  lengthField,
  MOST,
  onlyWith,
  type OpeningField,
  type OpeningName,
  openingRows,
  right,
} from '../fields';
import type { Counting } from '../results';
import type { ResultLine } from '../results-table';
import type { Words } from '../words';

const TENTHS = 10;

/** Length and height of a wall. */
export const sideFields = () => ({
  length: lengthField('4', { ft: '12', ...left }),
  height: lengthField('3', { ft: '10', ...right }),
});

const windowSize = { width: { m: '1.5', ft: '5' }, height: { m: '1.2', ft: '4' } };
const doorSize = { width: { m: '0.9', ft: '3' }, height: { m: '2.1', ft: '7' } };

/** Openings: a window, and in the rows that are added a door. */
export const openingFields = () =>
  Object.fromEntries(
    openingRows.flatMap((names, index) => {
      const added = (part: OpeningField) => index > 0 && { added: { row: index + 1, part } };
      const { width, height } = index === 0 ? windowSize : doorSize;
      const sized = { needs: names.openings };
      return [
        [names.openings, countField('1', { min: 0, max: MOST, ...added('openings') })],
        [
          names.openingWidth,
          onlyWith(sized, lengthField(width.m, { ft: width.ft, ...left, ...added('openingWidth') })),
        ],
        [
          names.openingHeight,
          onlyWith(sized, lengthField(height.m, { ft: height.ft, ...right, ...added('openingHeight') })),
        ],
      ];
    }),
  ) as Readonly<Record<OpeningName, Field<number | undefined>>>;

/** Joint of a wall, where there is a choice: the nominal module in inches while lengths are in feet, else 10 mm. */
export const jointField = (face: PieceFace, more: Parameters<typeof choiceField>[2] = {}) =>
  jointsOf(face).length > 1 && {
    joint: choiceField<Joint>(jointsOf(face), 'mm', {
      ft: 'in',
      writeOption: (joint, words) =>
        joint === 'in' ? comparedFace(face, formatsIn(words, 'ft')) : words.texts.options.joint.mm,
      ...more,
    }),
  };

/** Returns the face of a block by which bricks are compared, `16 × 8 in`. */
export function comparedFace(face: PieceFace, formats: ReturnType<typeof formatsIn>) {
  const { joint, ...sides } = firstModule(face);
  return faceText(sides, joint, formats);
}

type WallValues = { readonly length: number; readonly height: number; readonly joint?: Joint } & Readonly<
  Partial<Record<OpeningName, number | undefined>>
>;

const wallOf = ({ length, height, ...values }: WallValues): Wall => ({
  length,
  height,
  openings: openingRows.flatMap((names) => {
    const [count, width, high] = [
      values[names.openings],
      values[names.openingWidth],
      values[names.openingHeight],
    ];
    return count && width && high ? [{ count, width, height: high }] : [];
  }),
});

/** Counts the pieces of a wall, `leaves` of them across it. */
export function countWall(values: WallValues, face: PieceFace, leaves = 1) {
  const wall = wallOf(values);
  const { joint = 'mm' } = values;
  const laidWith = moduleOf(face, joint);
  const laid = setOutWall(wall, laidWith, leaves);
  return { wall, joint, module: laidWith, leaves, extent: netArea(wall), laid };
}

/** A counted wall, for its results and its drawing. */
export type CountedWall = Pick<
  Counting<unknown, unknown, ReturnType<typeof countWall>>,
  'words' | 'counted' | 'formats'
>;

/** Returns messages about openings that are larger than the wall, each at its row, or that leave nothing of it. */
export function openingFaults(values: WallValues, unit: LengthUnit, words: Words): FormErrors {
  const { faults } = words.texts;
  const { length } = formatsIn(words, unit);
  const wall = wallOf(values);
  const rows = openingRows.filter(({ openings }) => values[openings]);
  const larger = rows.flatMap(({ openingWidth, openingHeight }) => [
    ...((values[openingWidth] ?? 0) > wall.length
      ? [[openingWidth, fill(faults.wide, { length: length(wall.length) })]]
      : []),
    ...((values[openingHeight] ?? 0) > wall.height
      ? [[openingHeight, fill(faults.high, { height: length(wall.height) })]]
      : []),
  ]);
  if (larger.length > 0) return Object.fromEntries(larger) as FormErrors;
  const last = rows.at(-1);
  return last && netArea(wall) === 0 ? { [last.openings]: faults.nothingLeft } : {};
}

/** The area of a wall, and its measures. */
export const wallExtent = (c: CountedWall) => ({
  figure: c.formats.area(c.counted.extent),
  formula: [c.formats.size(c.counted.wall.length, c.counted.wall.height), openingsIn(c, ' − ')]
    .filter(Boolean)
    .join(' − '),
});

/** Names the openings of a wall, `1 × (3 ft × 7 ft) + 2 × (5 ft × 4 ft)`, or with a minus between them. */
export const openingsIn = ({ counted, formats: { number, size } }: CountedWall, separator = ' + ') =>
  counted.wall.openings
    .map(({ count, width, height }) => `${number(count)} × (${size(width, height)})`)
    .join(separator);

/** Returns the face of a wall's module with courses of this height. */
const faceIn = ({ counted: { module, joint }, formats }: CountedWall, height: number) =>
  faceText({ length: module.length, height }, joint, formats);

/** Returns how the pieces follow from the area of the courses. */
export function layingFormula(c: CountedWall) {
  const { words, counted, formats } = c;
  const { laid, leaves } = counted;
  const { results } = words.texts;
  return fill(leaves > 1 ? results.leavesFormula : results.wallFormula, {
    area: formats.area(laid.counted),
    module: faceIn(c, laid.courses.height),
    leaves: formats.number(leaves),
    figure: formats.rounded(laid.unrounded),
  });
}

/** Returns the row of the courses: how many, with their joints, and what is on top. */
export function courseRow({ words, counted, formats }: CountedWall): ResultLine {
  const { results } = words.texts;
  const { number, millimetres } = formats;
  const { module, laid } = counted;
  const { whole, height, bed, cut, levelled } = laid.courses;
  const onTop =
    cut === undefined
      ? levelled !== undefined && fill(results.levelled, { height: millimetres(levelled) })
      : fill(cut.each === 2 ? results.cutInTwo : results.cutCourse, { height: millimetres(cut.height) });
  const joints = fill(results.bedJoints, {
    whole: number(whole),
    bed: formats.joint(bed),
    upright: formats.joint(module.length - module.piece.length),
  });
  return {
    label: results.courses,
    figure: number(whole + (cut === undefined ? 0 : 1 / cut.each)),
    formula: [bed === 0 ? fill(results.oneCourse, { height: millimetres(height) }) : joints, onTop]
      .filter(Boolean)
      .join('; '),
  };
}

/** Returns the row with the nearest wall size that needs no cut blocks; empty if the wall needs none. */
export function uncutWall(c: CountedWall): readonly ResultLine[] {
  const { wall, laid, module } = c.counted;
  if (laid.uncutLength === wall.length && laid.uncutHeight === wall.height) return [];
  const { results } = c.words.texts;
  const { millimetres } = c.formats;
  // A height that the joints of the courses fill, and a length that halves fill, are named with neither.
  const formula =
    laid.uncutHeight === wall.height
      ? fill(results.uncutLength, { length: millimetres(module.length) })
      : laid.uncutLength === wall.length
        ? fill(results.uncutHeight, { height: millimetres(module.height) })
        : fill(results.uncutWall, { module: faceIn(c, module.height) });
  return [{ label: results.uncut, figure: c.formats.size(laid.uncutLength, laid.uncutHeight), formula }];
}

/** Draws a wall of blocks or bricks with its openings. */
export function drawWall(c: CountedWall, className: string, isBrick = false): Sketch {
  const { drawing } = c.words.texts;
  const { wall, module, laid } = c.counted;
  const openings = openingsIn(c);
  const [one, many] = isBrick ? [drawing.oneBrick, drawing.bricks] : [drawing.oneBlock, drawing.blocks];
  return {
    outline: rectangle(wall.length, wall.height),
    className,
    label: (size) =>
      fill(openings === '' ? drawing.withoutOpenings : drawing.withOpenings, { ...size, openings }),
    laying: inRows(module.length / TENTHS, laid.courses.height / TENTHS, 'running'),
    isOnGround: true,
    wall,
    caption: (_, count) =>
      fill(count === 1 ? one : many, {
        count: c.formats.number(count),
        face: faceIn(c, laid.courses.height),
      }),
  };
}

/** A wall on the list, with its area where openings are deducted. */
export const workOf = (
  unit: LengthUnit,
  { counted: { wall, extent } }: Pick<CountedWall, 'counted'>,
): Work => ({
  kind: 'wall',
  unit,
  sides: [wall.length, wall.height],
  ...(extent !== wall.length * wall.height && { area: extent }),
});
