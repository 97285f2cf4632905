import { loadOf, wallBasisOf, type WallInFeet, wholeWall } from '../../lib/counting';
import { company } from '../entities/company';
import { products } from '../entities/products';
import { compared, ownBlock } from '../registry/wall-figures';

/** Walls that are asked for most: rooms of a house, and boundary walls 5 and 6 ft high. */
const walls: readonly WallInFeet[] = [
  [10, 8],
  [10, 9],
  [10, 10],
  [12, 9],
  [12, 10],
  [15, 10],
  [20, 10],
  [50, 5],
  [100, 5],
  [100, 6],
];

/** The firm's own block with the walls counted of it; undefined where the firm makes no block for walls. */
export const countedWalls = ownBlock && countedOf(ownBlock.product);

function countedOf(block: NonNullable<typeof ownBlock>['product']) {
  const basis = wallBasisOf(block, products, compared?.figures);
  if (basis === undefined)
    throw new Error(`content/entities/key-product: ${block.id} is no block for walls.`);
  const load = loadOf(block, company.density);
  return {
    block,
    isAssumed: load.isAssumed === true,
    /** Thickness in inches of the wall of bricks that is replaced, where a figure is stated. */
    inches: basis.replaced?.inches,
    walls: walls.map((wall) => ({ wall, ...wholeWall(wall, basis, load) })),
  };
}
