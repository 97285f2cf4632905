import { fill } from '@/lib/text';
import { type WallBasis, orderOf, bricksFor, facesIn, jointsOf, WALL_ALLOWANCE } from '@/lib/counting';
import { choiceField, inInches, left, lossField, right } from '../fields';
import { calculatorsOf } from './kind';
import * as walls from './walls';

const isWideOnPhone = true;

/** A wall of the blocks or bricks of a product, and of its half blocks where they are sold. */
export const wallCalculator = calculatorsOf({
  fields({ face, thicknessesIn, sold }: WallBasis) {
    const isAlone = jointsOf(face).length === 1 || sold !== undefined;
    return {
      ...walls.sideFields(),
      ...(thicknessesIn.length > 0 && {
        thickness: choiceField(thicknessesIn.map(String), undefined, { writeOption: inInches }),
      }),
      ...walls.openingFields(),
      ...walls.jointField(face, { ...left, isWideOnPhone }),
      ...(sold && {
        halves: choiceField(['whole', 'ordered'] as const, undefined, { ...right, isWideOnPhone }),
      }),
      loss: lossField(WALL_ALLOWANCE, isAlone ? {} : { ...right, isWideOnPhone }),
    };
  },
  faults: walls.openingFaults,
  count(values, { face, thicknessesIn, sold }) {
    const { loss, thickness = '', halves } = values;
    // Blocks are as thick as their wall.
    const leaves = Math.max(0, thicknessesIn.indexOf(Number(thickness))) + 1;
    const counted = walls.countWall(values, face, leaves);
    const { laid } = counted;
    const ordered = sold && halves === 'ordered' ? laid.halves : undefined;
    return {
      ...orderOf(laid.pieces - (ordered ?? 0) / 2, loss),
      ...(sold && ordered !== undefined && { halves: { ...orderOf(ordered, loss), size: sold.halfSize } }),
      allowance: loss,
      ...counted,
    };
  },
  write(c) {
    const { halves } = c.counted;
    const { lessHalves, extent } = c.words.texts.results;
    return {
      noun: c.basis.face.isBrick ? 'brick' : 'block',
      extent: { label: extent.wall, ...walls.wallExtent(c) },
      formula:
        walls.layingFormula(c) +
        (halves ? fill(lessHalves, { halves: c.formats.number(halves.pieces) }) : ''),
      courses: [walls.courseRow(c)],
      rows: [...clayBricks(c, c.basis), ...walls.uncutWall(c)],
    };
  },
  draw: (c) => walls.drawWall(c, 'drawn-wall', c.basis.face.isBrick),
  order(c) {
    const { sold, face } = c.basis;
    const { order, halves } = c.counted;
    const work = {
      ...walls.workOf(c.unit, c),
      ...(face.isBrick && { thickness: Number(c.values.thickness) }),
    };
    if (sold === undefined) return { work };
    const ofHalves = { product: sold.half, count: halves?.order ?? 0 };
    return { work, parts: [{ product: sold.whole, count: order }, ofHalves] };
  },
});

/** Returns the row of replaced clay bricks, computed as on the key product page. */
function clayBricks(
  { words, counted: { extent }, formats }: walls.CountedWall,
  { face, replaced }: WallBasis,
) {
  if (replaced === undefined) return [];
  const { results, counts } = words.texts;
  const { number, count } = formats;
  const blocks = facesIn(extent, face);
  return [
    {
      label: fill(results.clayBricks, { inches: number(replaced.inches) }),
      figure: number(bricksFor(blocks, replaced)),
      formula: fill(results.clayBricksFormula, {
        blocks: number(blocks),
        face: walls.comparedFace(face, formats),
        replacing: count(replaced.bricks, counts.brick),
        replaced: count(replaced.blocks, counts.block),
      }),
    },
  ];
}
