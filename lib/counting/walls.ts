import { WALL_JOINT } from '../geometry';
import { roundUp, toTenthMm } from './lengths';

/** Equal openings of a wall. All lengths in this file are in tenths of a millimetre. */
export type Opening = { readonly count: number; readonly width: number; readonly height: number };

/** A wall with openings; where they are is not asked. */
export type Wall = {
  readonly length: number;
  readonly height: number;
  readonly openings: readonly Opening[];
};

/** Face of a block or brick in mm, without a joint. */
export type PieceFace = { readonly length: number; readonly height: number; readonly isBrick: boolean };

/** Face of a block or brick with one joint on two sides, and without. */
export type Module = {
  readonly length: number;
  readonly height: number;
  readonly piece: { readonly length: number; readonly height: number };
  /** Height of the lowest cut piece that is laid; what is lower is levelled with concrete. */
  readonly leastCut: number;
};

/** Joints that a calculator offers: 10 mm, or those of the nominal module in whole inches. */
export type Joint = 'mm' | 'in';

/** Usual allowance for breakage in walls, in percent. */
export const WALL_ALLOWANCE = 5;

/** Limits of a bed joint (EN 1996-1-1, 8.1.5). */
const BED = { least: 60, most: 150 } as const;
/** Limits of a head joint of the module in inches. */
const HEAD = { least: 60, most: 200 } as const;
const INCH = toTenthMm(1, 'in');
/** Heights in mm of the lowest cut of a block and of a brick. */
const LEAST_CUT = { block: 50, brick: 20 } as const;
/** Width of a saw cut. */
const SAW = 50;

const isWithin = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
  least <= value && value <= most;

/** Builds the module of a face with a joint that it is offered (`jointsOf`). */
export function moduleOf(face: PieceFace, joint: Joint = 'mm'): Module {
  const [length, height] = [toTenthMm(face.length, 'mm'), toTenthMm(face.height, 'mm')];
  const withJoint = (side: number) => side + toTenthMm(WALL_JOINT, 'mm');
  const inWholeInches = (side: number) => Math.round(withJoint(side) / INCH) * INCH;
  const grown = joint === 'in' ? inWholeInches : withJoint;
  return {
    length: grown(length),
    height: grown(height),
    piece: { length, height },
    leastCut: toTenthMm(face.isBrick ? LEAST_CUT.brick : LEAST_CUT.block, 'mm'),
  };
}

/**
 * Returns the joints that a face is offered: 10 mm, and before it the trade's nominal size, for which each side with that
 * joint is rounded to whole inches, if it leaves joints that can be laid.
 */
export function jointsOf(face: PieceFace): readonly Joint[] {
  const { length, height, piece } = moduleOf(face, 'in');
  const isLaid = isWithin(height - piece.height, BED) && isWithin(length - piece.length, HEAD);
  return isLaid ? ['in', 'mm'] : ['mm'];
}

const areaOf = ({ count, width, height }: Opening) => count * width * height;

/** Area of all openings. */
const openArea = ({ openings }: Wall) => openings.reduce((sum, opening) => sum + areaOf(opening), 0);

/** Area of the wall minus its openings, in tenths of a mm squared; at least 0. */
export const netArea = (wall: Wall) => Math.max(0, wall.length * wall.height - openArea(wall));

/** The module in which blocks are counted first, where lengths are in feet (`jointsOf`). */
export function firstModule(face: PieceFace): Module & { readonly joint: Joint } {
  const [joint = 'mm'] = jointsOf(face);
  return { ...moduleOf(face, joint), joint };
}

/**
 * Number of a block's faces in an area, rounded up: the blocks of which a ratio says how many bricks they replace. The face
 * is that of the first module, whatever joint a wall is counted with, because a ratio is stated for the nominal size.
 */
export function facesIn(area: number, face: PieceFace) {
  const { length, height } = firstModule(face);
  return Math.ceil(area / (length * height));
}

/** Number of bricks that so many faces of a block replace (`facesIn`), rounded. */
export const bricksFor = (blocks: number, replaced: { readonly bricks: number; readonly blocks: number }) =>
  Math.round((blocks * replaced.bricks) / replaced.blocks);

/** Courses of a wall. */
export type Courses = {
  /** Courses of whole height. */
  readonly whole: number;
  /** Height from course to course, and of the joint in it. */
  readonly height: number;
  readonly bed: number;
  /** Height of the pieces of a cut course on top, and how many a piece gives. */
  readonly cut?: { readonly height: number; readonly each: 1 | 2 };
  /** Height on top that is too low for a cut course. */
  readonly levelled?: number;
};

/**
 * Counts the courses first: the whole number whose bed joint can be laid and is nearest to the module's. Where there is
 * none, whole modules and what is left: a cut course, or a height that concrete levels. A wall lower than one module is
 * one course.
 */
export function coursesOf(height: number, { height: step, piece, leastCut }: Module): Courses {
  const bed = step - piece.height;
  const laid = [Math.floor(height / step), Math.ceil(height / step)]
    .filter((count) => count > 0 && isWithin(height / count - piece.height, BED))
    .toSorted((a, b) => Math.abs(height / a - step) - Math.abs(height / b - step));
  const [whole] = laid;
  if (whole !== undefined) return { whole, height: height / whole, bed: height / whole - piece.height };
  const fitting = Math.floor(height / step);
  if (fitting === 0) return { whole: 1, height, bed: 0 };
  const left = height - fitting * step;
  const cut = left - bed;
  if (cut < leastCut) return { whole: fitting, height: step, bed, ...(left > 0 && { levelled: left }) };
  const each = cut <= (piece.height - SAW) / 2 ? 2 : 1;
  return { whole: fitting, height: step, bed, cut: { height: cut, each } };
}

/** Area that pieces are counted for: whole courses and a cut one, which is half a course where a piece gives two. */
function countedArea(wall: Wall, { whole, height, cut }: Courses) {
  const courses = whole + (cut === undefined ? 0 : 1 / cut.each);
  return Math.max(0, wall.length * courses * height - openArea(wall));
}

/**
 * What is built of pieces and joints, for their volumes: the area without openings and without a height that concrete levels,
 * and the pieces in it, a lower one by its share of the height.
 */
function builtOf(
  wall: Wall,
  { length, piece }: Module,
  { whole, height, bed, cut, levelled = 0 }: Courses,
  leaves: number,
) {
  const high = wall.height - levelled;
  const courses = whole * Math.min(1, height / piece.height) + (cut ? cut.height / piece.height : 0);
  const area = Math.max(0, wall.length * high - openArea(wall));
  return { area, pieces: (area * courses * leaves) / (high * length), leaves, course: piece.height + bed };
}

/**
 * Counts the pieces of a wall: its area in courses, less the openings at their own size, over the module.
 * @param leaves pieces across the wall
 */
export function setOutWall(wall: Wall, module: Module, leaves = 1) {
  const courses = coursesOf(wall.height, module);
  const counted = countedArea(wall, courses);
  const unrounded = (counted * leaves) / (module.length * courses.height);
  return {
    courses,
    counted,
    /** Pieces to lay, before rounding up and after. */
    unrounded,
    pieces: roundUp(unrounded),
    built: builtOf(wall, module, courses, leaves),
    /** Half blocks that can take the place of whole ones, two of one. */
    halves: Math.min(halvesOf(wall, courses), 2 * roundUp(unrounded)),
    /** Nearest length that whole and half modules fill, and nearest height that needs no cut course. */
    uncutLength: isUncut(wall.length, module) ? wall.length : nearest(wall.length, module.length / 2),
    uncutHeight: courses.cut || courses.levelled ? nearest(wall.height, module.height) : wall.height,
  };
}

/**
 * Half blocks that close every second course at both ends and at both jambs of each opening. A cut course has none, and so
 * has an opening as wide as the wall, which takes courses away.
 */
function halvesOf({ length, openings }: Wall, { whole, height }: Courses) {
  const everySecond = (high: number) => Math.max(0, Math.floor(high / height / 2 + EPSILON));
  const isAcross = ({ width }: Opening) => width >= length;
  const across = openings.filter(isAcross).reduce((sum, { count, height: high }) => sum + count * high, 0);
  const jambs = openings.filter((opening) => !isAcross(opening));
  const atJambs = jambs.reduce((sum, { count, height: high }) => sum + 2 * count * everySecond(high), 0);
  return 2 * everySecond(whole * height - across) + atJambs;
}

/** Keeps a quotient that is whole but for a floating-point error. */
const EPSILON = 1e-9;

/** Whether whole and half modules fill a length to within a joint. */
const isUncut = (length: number, module: Module) =>
  Math.abs(nearest(length, module.length / 2) - length) <= module.length - module.piece.length;

const nearest = (length: number, step: number) => Math.max(1, Math.round(length / step)) * step;
