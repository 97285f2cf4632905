import type { WallFigures } from '../wall-figures';
import { toTenthMm } from './lengths';

/** Bed and head joints of masonry in mm. */
export const WALL_JOINT = 10;

/** A wall with equal openings at unknown places. All lengths in this file are in tenths of a millimetre. */
export type Wall = {
  readonly length: number;
  readonly height: number;
  readonly openings: number;
  readonly openingWidth: number;
  readonly openingHeight: number;
};

/** Face of a block or brick including one joint. */
export type Module = { readonly length: number; readonly height: number; readonly joint: number };

/** Pieces longer than half a module, one per block, and pieces of at most half. */
type Pieces = { readonly whole: number; readonly halves: number };

/** Number of openings that fit side by side and one above the other. */
export function openingsThatFit(wall: Wall) {
  const across = Math.floor(wall.length / wall.openingWidth);
  const up = Math.floor(wall.height / wall.openingHeight);
  return { across, up };
}

/** Area of the wall minus its openings, in tenths of a mm squared; at least 0. */
export const netArea = ({ length, height, openings, openingWidth, openingHeight }: Wall) =>
  Math.max(0, length * height - openings * openingWidth * openingHeight);

/** Nominal face of a block with its joint, the basis of the stated number of bricks. */
export const statedFaceTenthMm2 = ({ blockFaceLengthIn, blockFaceHeightIn }: WallFigures) =>
  toTenthMm(blockFaceLengthIn, 'in') * toTenthMm(blockFaceHeightIn, 'in');

/** Number of bricks that blocks of the stated face replace, rounded. */
export const bricksFor = (blocks: number, replaced: { readonly bricks: number; readonly blocks: number }) =>
  Math.round((blocks * replaced.bricks) / replaced.blocks);

/**
 * Sets out a wall in half bond. Openings start on a course, at the place that saves least, so the count is enough for
 * any place; lintels save nothing. A rest of one joint or less needs no piece.
 */
export function setOutWall(wall: Wall, module: Module) {
  const courses = Math.floor((wall.height + module.joint) / module.height);
  const rest = wall.height - courses * module.height;
  const topCourse = rest > module.joint ? rest : 0;
  const saved = minSaved(wall, module);
  const [even, odd] = [courseOf(wall.length, 0, module), courseOf(wall.length, module.length / 2, module)];
  const top = topCourse === 0 ? NOTHING : ripped(courses % 2 === 0 ? even : odd, module.height / topCourse);

  const sum = (count: (pieces: Pieces) => number) =>
    count(even) * Math.ceil(courses / 2) + count(odd) * Math.floor(courses / 2) + count(top);
  const whole = sum((pieces) => pieces.whole) - wall.openings * saved.whole;
  const inHalves = sum(asHalves) - wall.openings * saved.inHalves;
  return {
    whole: Math.max(0, whole),
    halves: Math.max(0, inHalves - 2 * Math.max(0, whole)),
    courses,
    /** Height of the cut top course, joint included; 0 where whole courses fill the height. */
    topCourse,
    /** Rest of the length beside whole and half modules; 0 where a joint absorbs it. */
    leftLength: isUncut(wall.length, module) ? 0 : wall.length % (module.length / 2),
    /** Nearest length and height that need no cutting other than half blocks. */
    uncutLength: isUncut(wall.length, module) ? wall.length : nearest(wall.length, module.length / 2),
    uncutHeight: topCourse === 0 ? wall.height : nearest(wall.height, module.height),
  };
}

const NOTHING: Pieces = { whole: 0, halves: 0 };
const asHalves = ({ whole, halves }: Pieces) => 2 * whole + halves;

function pieceFor(rest: number, { length, joint }: Module): Pieces {
  if (rest <= joint) return NOTHING;
  return rest <= length / 2 ? { whole: 0, halves: 1 } : { whole: 1, halves: 0 };
}

/** Pieces of a course that starts with a whole block, or with a piece of length `lead`. */
function courseOf(length: number, lead: number, module: Module): Pieces {
  if (length <= lead) return pieceFor(length, module);
  const blocks = Math.floor((length - lead) / module.length);
  const end = pieceFor(length - lead - blocks * module.length, module);
  return { whole: blocks + end.whole, halves: (lead > 0 ? 1 : 0) + end.halves };
}

/** Blocks for a low course, if one block gives `strips` strips of its height. */
function ripped({ whole, halves }: Pieces, strips: number): Pieces {
  const each = Math.floor(strips);
  return { whole: Math.ceil(whole / each), halves: Math.ceil(halves / each) };
}

/** Minimum saving of an opening over all its courses, for any start: in whole blocks, and in total half blocks. */
function minSaved({ length, openings, openingWidth, openingHeight }: Wall, module: Module) {
  if (openings === 0) return { whole: 0, inHalves: 0 };
  const courses = Math.floor((openingHeight + module.joint) / module.height);
  const half = module.length / 2;
  // An opening as wide as the wall saves whole courses, whose ends are pieces already.
  const isAcross = length - openingWidth <= module.joint;
  const savedAt = (from: number) =>
    isAcross ? courseOf(length, from % module.length, module) : savedFrom(from, openingWidth, module);
  const overCourses = (from: number, count: (pieces: Pieces) => number) =>
    Math.ceil(courses / 2) * count(savedAt(from)) + Math.floor(courses / 2) * count(savedAt(from + half));
  // The saving changes only where the piece at a jamb changes.
  const starts = (isAcross ? [] : [0, module.joint, half])
    .flatMap((rest) => [rest, rest + 1])
    .flatMap((rest) => [rest, rest + half, -openingWidth - rest, half - openingWidth - rest])
    .map((start) => start - Math.floor(start / module.length) * module.length)
    .concat(isAcross ? [0, half] : []);
  return {
    whole: Math.min(...starts.map((from) => overCourses(from, ({ whole }) => whole))),
    inHalves: Math.min(...starts.map((from) => overCourses(from, asHalves))),
  };
}

/** Saving of an opening in one course: the blocks that it touches, minus their pieces left at its jambs. */
function savedFrom(from: number, width: number, module: Module): Pieces {
  const to = from + width;
  const touched = Math.ceil(to / module.length) - Math.floor(from / module.length);
  const leftPiece = pieceFor(from % module.length, module);
  const right = pieceFor(Math.ceil(to / module.length) * module.length - to, module);
  return { whole: touched - leftPiece.whole - right.whole, halves: -leftPiece.halves - right.halves };
}

/** Whether whole and half modules fill a length to within a joint. */
const isUncut = (length: number, module: Module) =>
  Math.abs(nearest(length, module.length / 2) - length) <= module.joint;

const nearest = (length: number, step: number) => Math.max(1, Math.round(length / step)) * step;
