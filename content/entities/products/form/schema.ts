import { z } from '../../../lib/zod';

/** A length on a product in mm, with one decimal at most: what a mould drawing states. */
const mm = (min: number, max: number) =>
  z.number().check(z.minimum(min, `is less than ${min} mm`), z.maximum(max, `is more than ${max} mm`));

/** Equal openings through the product, in a grid about its middle. All lengths in mm. */
const holes = z.strictObject({
  /** How many are along the length, and how many across the width. */
  along: z.int().check(z.minimum(1), z.maximum(12)),
  across: z.int().check(z.minimum(1), z.maximum(12)),
  /** Size of one opening. */
  length: mm(5, 1000),
  width: mm(5, 1000),
  /** Radius of its corners; half of its length and width makes it round. */
  radius: mm(0, 500),
  /** From the middle of one to the middle of the next, along the length and across the width. */
  pitch: mm(5, 1000),
});

/** One outline in plan, the same through the whole height: blocks, bricks, pavers, grids. */
const extrusion = z.strictObject({
  shape: z.literal('extrusion'),
  outline: z.enum(['rectangle', 'uni', 'i', 'grid']),
  /** In a wall pieces are on their length with joints; as paving they lie flat without. */
  laying: z.enum(['wall', 'paving']),
  length: mm(20, 3000),
  width: mm(20, 3000),
  height: mm(20, 1000),
  /** How far the outline leaves the rectangle: the wave of a uni paver, the waist of an I, the keys of a grid. */
  indent: z.optional(mm(0, 100)),
  /** Run of a slope of a uni paver's wave along its side, from the module's line to the crest; `flankOf` where it is missing. */
  flank: z.optional(mm(1, 500)),
  holes: z.optional(holes),
});

/** A groove under each overhang of a coping, so that water drips off before the wall. All lengths in mm. */
const drip = z.strictObject({
  width: mm(2, 200),
  depth: mm(1, 200),
  /** From the edge of the coping to the middle of the groove. */
  distance: mm(2, 500),
});

/** One section across, the same along the whole length. */
const profile = z.strictObject({
  shape: z.literal('profile'),
  section: z.enum(['kerb', 'edging', 'coping', 'channel', 'plank']),
  length: mm(50, 6000),
  width: mm(20, 1000),
  height: mm(20, 1000),
  /** How far the section leaves the rectangle, across and down: the splay of a kerb, the walls and floor of a channel. */
  across: z.optional(mm(0, 500)),
  down: z.optional(mm(0, 500)),
  /** Of a coping; `DRIP` where it is missing. */
  drip: z.optional(drip),
  /** Width and height of the bevel of a plank's upper edges; `BEVEL` where it is missing. */
  bevel: z.optional(mm(0, 200)),
});

/** A flat slab with a raised pattern on its upper face. `height` is the thickness over the pattern. */
const tile = z.strictObject({
  shape: z.literal('tile'),
  relief: z.enum(['checker', 'chevron', 'bars', 'studs']),
  length: mm(50, 1000),
  width: mm(50, 1000),
  height: mm(10, 100),
  /** Height of the pattern, part of the thickness. */
  depth: mm(1, 20),
  /** From the middle of one raised figure to the middle of the next. */
  pitch: mm(10, 200),
  /** Side of a square, diameter of a stud, width of a bar or of a chevron's band; `raisedOf` where it is missing. */
  raised: z.optional(mm(2, 200)),
  /** Between the ends of bars in line on two tiles; as much as between bars beside each other where it is missing. */
  gap: z.optional(mm(0, 300)),
  /** An arm of a chevron: how far it runs along the length and rises along the width; `armOf` where they are missing. */
  run: z.optional(mm(5, 1000)),
  rise: z.optional(mm(1, 1000)),
});

/** Each shape with the limits of its single measures; `formSchema` (`rules.ts`) also holds them together. */
export const shapes = { extrusion, profile, tile } as const;

/** The nominal geometry of a product. Everything that is drawn, counted or written to a file comes from it. */
export type Form = Extrusion | Profile | Tile;
export type Extrusion = z.infer<typeof extrusion>;
export type Profile = z.infer<typeof profile>;
export type Tile = z.infer<typeof tile>;
export type Holes = z.infer<typeof holes>;
export type Drip = z.infer<typeof drip>;
