import {
  planOf,
  type Polygon,
  rectangle,
  coveredArea,
  layingOf,
  quantitiesOf,
  type Extrusion,
  type Form,
  wallSectionOf,
  isHalfOf,
  WALL_JOINT,
  wholeOf,
} from '../geometry';
import type { Load } from './loads';
import type { Bed } from './materials';
import { type Pattern, patterns, type PieceColour } from './surfaces';
import type { Paver } from './tessellation';
import type { PieceFace } from './walls';

/** What is stated of walls of brick and of block, for comparing them. */
export type WallFigures = {
  /** Face of the block, in mm without its joint, for every thickness; the blocks of a ratio have it (`facesIn`). */
  readonly face: PieceFace;
  /** Thickness (mm) of the block that is compared first. */
  readonly blockThicknessMm: number;
  readonly brickWalls: readonly {
    /** Nominal thickness (in) of the bare wall. */
    readonly thicknessIn: number;
    /** Number of bricks of this wall that a number of blocks replaces; absent where no figure is stated. */
    readonly replaced?: { readonly bricks: number; readonly blocks: number };
  }[];
  readonly blockThicknessesMm: readonly number[];
  /** Savings in per cent of pairs of walls. */
  readonly savings: readonly {
    readonly brickThicknessIn: number;
    readonly blockThicknessMm: number;
    readonly loadPercent: number;
    readonly costPercent: number;
  }[];
};

export type WallBasis = {
  readonly kind: 'wall';
  readonly face: PieceFace;
  /** Wall thicknesses in inches, half a brick apart; empty for blocks. */
  readonly thicknessesIn: readonly number[];
  /** Product ids of the whole and the half block, where both are sold, and the half block's size as text. */
  readonly sold?: { readonly whole: string; readonly half: string; readonly halfSize: string };
  /** Ratio of bricks to blocks for a brick wall of `inches`; absent where nothing is stated for this block. */
  readonly replaced?: {
    readonly bricks: number;
    readonly blocks: number;
    readonly inches: number;
  };
};

/** Method of counting, with its measures. Lengths in mm. */
export type Basis = (
  | { readonly kind: 'comparison'; readonly figures: WallFigures }
  | WallBasis
  | ({ readonly kind: 'paving'; readonly patterns: readonly Pattern[] } & Paver)
  | { readonly kind: 'line'; readonly length: number }
  | { readonly kind: 'planks'; readonly length: number; readonly width: number }
) & {
  /** Of the piece, and of its half where that is sold, too; absent where nothing of them is known. */
  readonly loads?: readonly Load[];
  readonly bed?: Bed;
  /** Colours to choose from; absent where none are stated. */
  readonly colours?: readonly PieceColour[];
};

/** Returns what a form is laid in; undefined where the engineer alone can say it. */
export function bedOf(form: Form): Bed | undefined {
  if (form.shape === 'profile')
    return form.section === 'kerb' || form.section === 'edging'
      ? { kind: 'concrete', width: form.width }
      : undefined;
  if (layingOf(form) === 'line') return undefined;
  if (layingOf(form) === 'paving') return { kind: form.shape === 'tile' ? 'mortar' : 'sand' };
  const { grossLitres: litres, perSquareMetre = 0, openShare } = quantitiesOf(form);
  const faceShell = isBrick(form) ? undefined : wallSectionOf(form)?.faceShell;
  return {
    kind: 'wall',
    thickness: form.width,
    height: form.height,
    litres,
    perSquareMetre,
    // A brick is laid in a full bed, so that mortar comes into its holes.
    ...(openShare !== undefined && { openShare }),
    ...(faceShell !== undefined && { shellShare: (2 * faceShell) / form.width }),
  };
}

/**
 * Chooses the method for a form: courses of a wall, pieces on a ground, pieces along a line, or bays between posts.
 * `figures` says which bricks a block replaces.
 */
export function basisOf(form: Form, figures?: WallFigures): Basis {
  const { length, width } = form;
  if (isPlank(form)) return { kind: 'planks', length, width };
  switch (layingOf(form)) {
    case 'line':
      return { kind: 'line', length };
    case 'wall':
      return wallBasis(form, figures);
    case 'paving':
      return {
        kind: 'paving',
        outline:
          form.shape === 'extrusion' && isInterlocking(form)
            ? inMicrons(planOf(form))
            : rectangle(length, width),
        length,
        cover: coveredArea(form, 'paving'),
        patterns: patternsOf(form),
      };
  }
}

/** Whether a form is a plank, which stands on its edge between posts. */
export const isPlank = (form: Form) => form.shape === 'profile' && form.section === 'plank';

/** A product of the range; the form of some is not known. */
export type Offered = { readonly id: string; readonly size: string; readonly form?: Form };

/** A product with a form. */
export type Measured = Offered & { readonly form: Form };

/** Chooses the method for a product, like `basisOf`. */
export const basisOfProduct = (
  product: Measured,
  products: readonly Offered[],
  figures?: WallFigures,
): Basis => wallBasisOf(product, products, figures) ?? basisOf(product.form);

/** Returns the wall of a block or brick, which a half block shares with its whole; undefined for other products. */
export function wallBasisOf(product: Measured, products: readonly Offered[], figures?: WallFigures) {
  if (layingOf(product.form) !== 'wall') return undefined;
  const { id, form = product.form } = wholeOf(product.form, products) ?? product;
  const half = products.find((other) => other.form !== undefined && isHalfOf(other.form, form));
  const sold = half && { sold: { whole: id, half: half.id, halfSize: half.size } };
  return { ...wallBasis(form, figures), ...sold };
}

function wallBasis(form: Form, figures?: WallFigures): WallBasis {
  const { length, height } = form;
  const face = { length, height, isBrick: isBrick(form) };
  const replaced = figures && replacedBy(form, figures);
  return {
    kind: 'wall',
    face,
    thicknessesIn: face.isBrick ? BRICK_WALLS_IN : [],
    ...(replaced && { replaced }),
  };
}

/** Nominal thicknesses in inches of walls of half a brick, one brick, and one and a half. */
const BRICK_WALLS_IN = [5, 10, 15];

/** Whether a form is lower than wide and two widths fit its length, so that it can also be laid across. */
const isBrick = ({ length, width, height }: Form) =>
  height < width && Math.abs(length + WALL_JOINT - 2 * (width + WALL_JOINT)) <= WALL_JOINT;

/** Rounds to whole micrometres: without the tails of binary fractions the page is shorter. */
const inMicrons = (outline: Polygon): Polygon =>
  outline.map(([x, y]) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);

const isInterlocking = ({ outline }: Extrusion) => outline === 'uni' || outline === 'i';

/** Returns the patterns in which a paver is laid; none for other products. */
export function patternsOf(form: Form): readonly Pattern[] {
  if (layingOf(form) !== 'paving') return [];
  if (form.shape !== 'extrusion' || form.outline === 'grid') return [];
  // The wave of a uni paver repeats after half a length only for an even number of waves.
  if (form.outline === 'uni') return Math.round(form.length / form.width) % 2 === 0 ? ['running'] : [];
  return form.outline === 'rectangle' && form.length === 2 * form.width ? patterns : ['running'];
}

/** Bricks that a block replaces, if its thickness and face match the stated figures. */
function replacedBy({ length, width, height }: Form, figures: WallFigures): WallBasis['replaced'] {
  const { savings, brickWalls, face } = figures;
  const pair = savings.find(({ blockThicknessMm }) => blockThicknessMm === width);
  const wall = brickWalls.find(({ thicknessIn }) => thicknessIn === pair?.brickThicknessIn);
  if (wall?.replaced === undefined || length !== face.length || height !== face.height) return undefined;
  return { ...wall.replaced, inches: wall.thicknessIn };
}
