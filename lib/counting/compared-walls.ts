import { layingOf } from '../geometry';
import { type Measured, type Offered, wallBasisOf, type WallFigures } from './basis';

/** Returns the firm's own block with its face; undefined where the record names none that is made for walls. */
export function ownBlockOf<Product extends Offered>(
  { block }: Pick<Stated, 'block'>,
  range: readonly Product[],
) {
  const product = range.find((one): one is Product & Measured => one.id === block && one.form !== undefined);
  const face = product && wallBasisOf(product, range)?.face;
  return product && face && { product, face };
}

/** The firm's own block by its id, and how many bricks of a wall so many of it replace. */
type Stated = {
  readonly block?: string | undefined;
  readonly replaced?:
    | readonly { readonly thicknessIn: number; readonly bricks: number; readonly blocks: number }[]
    | undefined;
};

/** A pair of walls by their thicknesses, with its savings in per cent. */
type Card = {
  readonly brickThicknessIn?: number | undefined;
  readonly blockThicknessMm?: number | undefined;
  readonly reduceLoad: number;
  readonly reduceExpanse: number;
};

/**
 * Figures for comparing brick with the firm's own block, and with those blocks of the range that have its length, its height
 * and a card; `blocks` has the product of each thickness (mm). A ratio is stated of the own block: the bricks that a wall
 * replaces are counted by that block's face (`facesIn`). Undefined where the record names no block that is made, or where
 * nothing is stated to compare it with.
 */
export function comparedWalls<Product extends Offered>(
  stated: Stated,
  cards: readonly Card[],
  range: readonly Product[],
) {
  const measured = range.filter((product): product is Product & Measured => product.form !== undefined);
  const ownBlock = ownBlockOf(stated, range);
  if (ownBlock === undefined) return undefined;
  const { product: own, face } = ownBlock;
  const pairs = cards.flatMap(({ brickThicknessIn, blockThicknessMm, reduceLoad, reduceExpanse }) => {
    if (brickThicknessIn === undefined || blockThicknessMm === undefined) return [];
    return [{ brickThicknessIn, blockThicknessMm, loadPercent: reduceLoad, costPercent: reduceExpanse }];
  });
  const thicknesses = [own.form.width, ...pairs.map(({ blockThicknessMm }) => blockThicknessMm)];
  const compared = measured.filter(({ form }) => {
    const hasFace = form.length === face.length && form.height === face.height;
    return hasFace && layingOf(form) === 'wall' && thicknesses.includes(form.width);
  });
  // The last one of a thickness stays.
  const ownLast = compared.toSorted((a, b) => Number(a === own) - Number(b === own));
  const blocks = new Map(ownLast.map((product) => [product.form.width, product]));
  const savings = pairs.filter(({ blockThicknessMm }) => blocks.has(blockThicknessMm));
  const brickWalls = new Map<number, WallFigures['brickWalls'][number]>();
  for (const { brickThicknessIn: thicknessIn } of savings) brickWalls.set(thicknessIn, { thicknessIn });
  for (const { thicknessIn, ...replaced } of stated.replaced ?? [])
    brickWalls.set(thicknessIn, { thicknessIn, replaced });
  if (brickWalls.size === 0) return undefined;
  const figures: WallFigures = {
    face,
    blockThicknessMm: own.form.width,
    brickWalls: [...brickWalls.values()].toSorted((a, b) => a.thicknessIn - b.thicknessIn),
    blockThicknessesMm: [...blocks.keys()].toSorted((a, b) => a - b),
    savings,
  };
  return { figures, blocks };
}
