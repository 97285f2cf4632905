import { planOf } from '../entities/products/form/outlines';
import { rectangle } from '../entities/products/form/polygon';
import { coveredArea, layingOf } from '../entities/products/form/quantities';
import type { Extrusion, Form } from '../entities/products/form/schema';
import { wallFigures, type WallFigures } from '../wall-figures';
import { type Paver, type Pattern, patterns } from './tessellation';
import { statedFaceTenthMm2, WALL_JOINT } from './walls';

export type WallBasis = {
  readonly kind: 'wall';
  /** Face of a block or brick, and the joint around it. */
  readonly length: number;
  readonly height: number;
  readonly joint: number;
  /** Thicknesses of wall in inches, each half a brick more than the one before; empty for blocks. */
  readonly thicknessesIn: readonly number[];
  /** The products of the whole and the half block, where both are sold, and the size of the half one as shown. */
  readonly sold?: { readonly whole: string; readonly half: string; readonly halfSize: string };
  /** So many clay bricks of a wall of so many inches give way to so many blocks of a face; only where that is stated. */
  readonly replaced?: {
    readonly bricks: number;
    readonly blocks: number;
    readonly inches: number;
    readonly faceTenthMm2: number;
  };
};

/** How something is counted, and what has to be known of it. Lengths in mm. */
export type Basis =
  | { readonly kind: 'comparison'; readonly figures: WallFigures }
  | WallBasis
  | ({ readonly kind: 'paving'; readonly patterns: readonly Pattern[] } & Paver)
  | { readonly kind: 'line'; readonly length: number }
  | { readonly kind: 'planks'; readonly length: number; readonly width: number };

/** How a form is counted: by courses in a wall, by pieces on a ground, along a line, or in bays between posts. */
export function basisOf(form: Form): Basis {
  const { length, width, height } = form;
  if (form.shape === 'profile' && form.section === 'plank') return { kind: 'planks', length, width };
  switch (layingOf(form)) {
    case 'line':
      return { kind: 'line', length };
    case 'wall':
      return {
        kind: 'wall',
        length,
        height,
        joint: WALL_JOINT,
        thicknessesIn: isBrick(form) ? BRICK_WALLS_IN : [],
        ...(replacedBy(form) && { replaced: replacedBy(form) }),
      };
    case 'paving':
      return {
        kind: 'paving',
        outline: form.shape === 'extrusion' && isInterlocking(form) ? planOf(form) : rectangle(length, width),
        length,
        cover: coveredArea(form, 'paving'),
        patterns: patternsOf(form),
      };
  }
}

type Sold = { readonly id: string; readonly size: string; readonly form?: Form };

/** The same for a product. Where a half block is sold, both it and the whole one are counted as a wall of the two. */
export function basisOfProduct(product: Sold & { readonly form: Form }, products: readonly Sold[]): Basis {
  const whole = products.find(({ form }) => form !== undefined && isHalfOf(product.form, form)) ?? product;
  const half = products.find(
    ({ form }) => form !== undefined && whole.form !== undefined && isHalfOf(form, whole.form),
  );
  const basis = basisOf(whole.form ?? product.form);
  if (basis.kind !== 'wall' || half === undefined) return basis;
  return { ...basis, sold: { whole: whole.id, half: half.id, halfSize: half.size } };
}

/** Whether two of a block with a joint between them are as long as another, and else alike. */
const isHalfOf = (half: Form, whole: Form) =>
  layingOf(half) === 'wall' &&
  layingOf(whole) === 'wall' &&
  2 * half.length + WALL_JOINT === whole.length &&
  half.width === whole.width &&
  half.height === whole.height;

/** Walls of half a brick, one brick, and one and a half, as they are called. */
const BRICK_WALLS_IN = [5, 10, 15];

/** Whether two of its widths make a length, so that it is laid across as well, and it is lower than wide. */
const isBrick = ({ length, width, height }: Form) =>
  height < width && Math.abs(length + WALL_JOINT - 2 * (width + WALL_JOINT)) <= WALL_JOINT;

const isInterlocking = ({ outline }: Extrusion) => outline === 'uni' || outline === 'i';

function patternsOf(form: Form): readonly Pattern[] {
  if (form.shape !== 'extrusion' || form.outline === 'grid') return [];
  // The wave of a uni paver comes again after half a length only where there is an even number of waves.
  if (form.outline === 'uni') return Math.round(form.length / form.width) % 2 === 0 ? ['running'] : [];
  return form.outline === 'rectangle' && form.length === 2 * form.width ? patterns : ['running'];
}

/** What an inch of a nominal size stands for, in mm. */
const NOMINAL_INCH = 25;

/** Bricks that a block replaces, where its thickness and face are those that the figures state. */
function replacedBy({ length, width, height }: Form): WallBasis['replaced'] {
  const { savings, brickWalls, blockFaceLengthIn, blockFaceHeightIn } = wallFigures;
  const pair = savings.find(({ blockThicknessMm }) => blockThicknessMm === width);
  const wall = brickWalls.find(({ thicknessIn }) => thicknessIn === pair?.brickThicknessIn);
  const hasStatedFace =
    length + WALL_JOINT === blockFaceLengthIn * NOMINAL_INCH &&
    height + WALL_JOINT === blockFaceHeightIn * NOMINAL_INCH;
  if (wall?.replaced === undefined || !hasStatedFace) return undefined;
  return { ...wall.replaced, inches: wall.thicknessIn, faceTenthMm2: statedFaceTenthMm2(wallFigures) };
}
