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
  WALL_JOINT,
} from '../../../lib/geometry';
import { wallFigures, type WallFigures } from '../../wall-figures';
import {
  type Load,
  type Bed,
  type Pattern,
  patterns,
  type Paver,
  type PieceFace,
} from '../../../lib/counting';

export type WallBasis = {
  readonly kind: 'wall';
  readonly face: PieceFace;
  /** Wall thicknesses in inches, half a brick apart; empty for blocks. */
  readonly thicknessesIn: readonly number[];
  /** Product ids of the whole and the half block, where both are sold, and the half block's size as text. */
  readonly sold?: { readonly whole: string; readonly half: string; readonly halfSize: string };
  /** Ratio of bricks to blocks for a brick wall of `inches` and a block face; absent where nothing is stated. */
  readonly replaced?: {
    readonly bricks: number;
    readonly blocks: number;
    readonly inches: number;
    readonly faceTenthMm2: number;
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
};

/** Returns what a form is laid in; undefined where the engineer alone can say it. */
export function bedOf(form: Form): Bed | undefined {
  if (form.shape === 'profile')
    return form.section === 'kerb' || form.section === 'edging'
      ? { kind: 'concrete', width: form.width }
      : undefined;
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

/** Chooses the method for a form: courses of a wall, pieces on a ground, pieces along a line, or bays between posts. */
export function basisOf(form: Form): Basis {
  const { length, width } = form;
  if (isPlank(form)) return { kind: 'planks', length, width };
  switch (layingOf(form)) {
    case 'line':
      return { kind: 'line', length };
    case 'wall':
      return wallBasis(form);
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

/** Returns the product of which a form is the half block. */
export const wholeOf = <T extends Pick<Offered, 'form'>>(half: Form, products: readonly T[]) =>
  products.find(({ form }) => form !== undefined && isHalfOf(half, form));

/** Chooses the method for a product. */
export const basisOfProduct = (product: Measured, products: readonly Offered[]): Basis =>
  wallBasisOf(product, products) ?? basisOf(product.form);

/** Returns the wall of a block or brick, which a half block shares with its whole; undefined for other products. */
export function wallBasisOf(product: Measured, products: readonly Offered[]) {
  if (layingOf(product.form) !== 'wall') return undefined;
  const { id, form = product.form } = wholeOf(product.form, products) ?? product;
  const half = products.find((other) => other.form !== undefined && isHalfOf(other.form, form));
  const sold = half && { sold: { whole: id, half: half.id, halfSize: half.size } };
  return { ...wallBasis(form), ...sold };
}

function wallBasis(form: Form): WallBasis {
  const { length, height } = form;
  const face = { length, height, isBrick: isBrick(form) };
  const replaced = replacedBy(form);
  return {
    kind: 'wall',
    face,
    thicknessesIn: face.isBrick ? BRICK_WALLS_IN : [],
    ...(replaced && { replaced }),
  };
}

/** Whether two half blocks and a joint are as long as the whole block, with the same width and height. */
export const isHalfOf = (half: Form, whole: Form) =>
  layingOf(half) === 'wall' &&
  layingOf(whole) === 'wall' &&
  2 * half.length + WALL_JOINT === whole.length &&
  half.width === whole.width &&
  half.height === whole.height;

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

/** Millimetres per inch of a nominal size. */
const NOMINAL_INCH = 25;

/** Bricks that a block replaces, if its thickness and face match the stated figures. */
function replacedBy({ length, width, height }: Form): WallBasis['replaced'] {
  const { savings, brickWalls, blockFaceIn, faceTenthMm2 } = wallFigures;
  const pair = savings.find(({ blockThicknessMm }) => blockThicknessMm === width);
  const wall = brickWalls.find(({ thicknessIn }) => thicknessIn === pair?.brickThicknessIn);
  const hasStatedFace =
    length + WALL_JOINT === blockFaceIn.length * NOMINAL_INCH &&
    height + WALL_JOINT === blockFaceIn.height * NOMINAL_INCH;
  if (wall?.replaced === undefined || !hasStatedFace) return undefined;
  return { ...wall.replaced, inches: wall.thicknessIn, faceTenthMm2 };
}
