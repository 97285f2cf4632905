import type { WallFigures } from '@/content/wall-figures';
import { type Opened, openingsThatFit, toTenthMm, type Wall } from './wall-arithmetic';

/** The sheet that every wall is drawn on, in units of its own: whatever the wall's size, its place is reserved. */
export const SHEET = { width: 1_000, height: 700 } as const;
/** Room around the wall for its dimensions. */
const MARGIN = { top: 8, right: 8, bottom: 92, left: 92 } as const;
/** A course lower than this could not be told from its joint on a phone; then several blocks share a module. */
const MIN_COURSE = 14;
/** From this height (tenths of a millimetre, 6 ft) an opening is taken for a door and stands on the ground. */
const DOOR_HEIGHT_TENTH_MM = toTenthMm(6, 'ft');

type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type WallSheet = {
  readonly outline: Rectangle;
  readonly openings: readonly Rectangle[];
  /** Path of the joints in running bond; empty when not even one module is as low as the wall. */
  readonly joints: string;
  /** The first block (or module) of the lowest course, which the legend explains. */
  readonly module: Rectangle;
  /** A module stands for so many blocks in length, and for as many courses. */
  readonly blocksPerModule: number;
};

/** Sets the wall out on its sheet, to scale, with even and bounded work however large it is. */
export function layOutWall(wall: Wall, figures: WallFigures): WallSheet {
  const scale = Math.min(
    (SHEET.width - MARGIN.left - MARGIN.right) / wall.lengthTenthMm,
    (SHEET.height - MARGIN.top - MARGIN.bottom) / wall.heightTenthMm,
  );
  const width = wall.lengthTenthMm * scale;
  const height = wall.heightTenthMm * scale;
  const outline = {
    x: (SHEET.width + MARGIN.left - MARGIN.right - width) / 2,
    y: SHEET.height - MARGIN.bottom - height,
    width,
    height,
  };

  const course = toTenthMm(figures.blockFaceHeightIn, 'in') * scale;
  const blocksPerModule = Math.max(1, Math.ceil(MIN_COURSE / course));
  const moduleHeight = course * blocksPerModule;
  const moduleWidth = toTenthMm(figures.blockFaceLengthIn, 'in') * scale * blocksPerModule;
  const hasJoints = moduleHeight <= height || blocksPerModule === 1;

  return {
    outline,
    openings: placeOpenings(wall, outline, scale),
    joints: hasJoints ? jointsOf(outline, moduleWidth, moduleHeight) : '',
    module: {
      x: outline.x,
      y: Math.max(outline.y, outline.y + height - moduleHeight),
      width: Math.min(moduleWidth, width),
      height: Math.min(moduleHeight, height),
    },
    blocksPerModule,
  };
}

/** Bed joints from the ground up, and the upright joints of every other course shifted by half a module. */
function jointsOf({ x, y, width, height }: Rectangle, moduleWidth: number, moduleHeight: number) {
  const ground = y + height;
  const courses = Math.ceil(height / moduleHeight - 1e-9);
  const path: string[] = [];
  for (let course = 0; course < courses; course += 1) {
    const bottom = ground - course * moduleHeight;
    const top = Math.max(y, bottom - moduleHeight);
    if (course > 0) path.push(`M${round(x)} ${round(bottom)}H${round(x + width)}`);
    const first = course % 2 === 0 ? moduleWidth : moduleWidth / 2;
    for (let offset = first; offset < width - 0.5; offset += moduleWidth) {
      path.push(`M${round(x + offset)} ${round(bottom)}V${round(top)}`);
    }
  }
  return path.join('');
}

/** Openings evenly spread, in as many rows as they need. Their place does not change the count of blocks. */
export function placeOpenings(wall: Opened, outline: Rectangle, scale: number): readonly Rectangle[] {
  if (wall.openingCount === 0) return [];
  const { across } = openingsThatFit(wall);
  const rows = Math.ceil(wall.openingCount / across);
  const perRow = Math.ceil(wall.openingCount / rows);
  const width = wall.openingWidthTenthMm * scale;
  const height = wall.openingHeightTenthMm * scale;
  const standsOnGround = rows === 1 && wall.openingHeightTenthMm >= DOOR_HEIGHT_TENTH_MM;
  const gapAbove = standsOnGround ? outline.height - height : (outline.height - rows * height) / (rows + 1);

  return Array.from({ length: wall.openingCount }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inThisRow = Math.min(perRow, wall.openingCount - row * perRow);
    const gap = (outline.width - inThisRow * width) / (inThisRow + 1);
    return {
      x: round(outline.x + gap + (index % perRow) * (width + gap)),
      y: round(outline.y + gapAbove + row * (height + gapAbove)),
      width: round(width),
      height: round(height),
    };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;
