import { wholeNumber, z } from '../../records';
import { said } from '../../text';

/** A length of a product in mm, between two limits. */
const mm = (min: number, max: number) =>
  z
    .number()
    .check(
      z.minimum(min, said([`is less than ${min} mm`, `${min} mm-এর কম`])),
      z.maximum(max, said([`is more than ${max} mm`, `${max} mm-এর বেশি`])),
    );

/** Equal openings through the product, in a centred grid. All lengths in mm. */
const holes = z.strictObject({
  /** Number of openings along the length; `across` counts along the width. */
  along: wholeNumber(1, 12),
  across: wholeNumber(1, 12),
  /** Size of one opening. */
  length: mm(5, 1000),
  width: mm(5, 1000),
  /** Corner radius; half of length and width makes it round. */
  radius: mm(0, 500),
  /** Distance of centres, along the length and across the width. */
  pitch: mm(5, 1000),
});

/** One outline in plan through the whole height: blocks, bricks, pavers, grids, covers. */
const extrusion = z.strictObject({
  shape: z.literal('extrusion'),
  outline: z.enum(['rectangle', 'uni', 'i', 'grid']),
  /** `wall`: laid along their length with joints; `paving`: laid flat without joints; `line`: end to end in one line. */
  laying: z.enum(['wall', 'paving', 'line']),
  length: mm(20, 3000),
  width: mm(20, 3000),
  height: mm(20, 1000),
  /** Deviation of the outline from the rectangle: the wave of a uni paver, the waist of an I, the keys of a grid. */
  indent: z.optional(mm(0, 100)),
  /** Run of a slope of a uni paver's wave, from the module's line to the crest; default: `flankOf`. */
  flank: z.optional(mm(1, 500)),
  holes: z.optional(holes),
});

/** A groove under each overhang of a coping, where water drips off. All lengths in mm. */
const drip = z.strictObject({
  width: mm(2, 200),
  depth: mm(1, 200),
  /** Distance from the edge of the coping to the middle of the groove. */
  distance: mm(2, 500),
});

/** One cross-section along the whole length. */
const profile = z.strictObject({
  shape: z.literal('profile'),
  section: z.enum(['kerb', 'edging', 'coping', 'channel', 'plank']),
  length: mm(50, 6000),
  width: mm(20, 1000),
  height: mm(20, 1000),
  /** Deviation of the section from the rectangle: the splay of a kerb, the walls and floor of a channel. */
  across: z.optional(mm(0, 500)),
  down: z.optional(mm(0, 500)),
  /** Grooves of a coping; default: `DRIP`. */
  drip: z.optional(drip),
  /** Width and height of the bevel of a plank's upper edges; default: `BEVEL`. */
  bevel: z.optional(mm(0, 200)),
});

/** A slab with a raised pattern on its upper face. `height` includes the pattern. */
const tile = z.strictObject({
  shape: z.literal('tile'),
  relief: z.enum(['checker', 'chevron', 'bars', 'studs']),
  length: mm(50, 1000),
  width: mm(50, 1000),
  height: mm(10, 100),
  /** Height of the pattern, part of `height`. */
  depth: mm(1, 20),
  /** Distance of the centres of two raised figures. */
  pitch: mm(10, 200),
  /** Side of a square, diameter of a stud, width of a bar or of a chevron's band; default: `raisedOf`. */
  raised: z.optional(mm(2, 200)),
  /** Gap between the ends of bars in line on two tiles; default: the gap between adjacent bars. */
  gap: z.optional(mm(0, 300)),
  /** Run along the length and rise along the width of a chevron's arm; default: `armOf`. */
  run: z.optional(mm(5, 1000)),
  rise: z.optional(mm(1, 1000)),
});

/** Schemas of the shapes with limits of single measures; `formSchema` (`rules.ts`) adds rules between them. */
export const shapes = { extrusion, profile, tile } as const;

/** Nominal geometry of a product, the source of drawings, counts and files. */
export type Form = Extrusion | Profile | Tile;
export type Extrusion = z.infer<typeof extrusion>;
export type Profile = z.infer<typeof profile>;
export type Tile = z.infer<typeof tile>;
export type Holes = z.infer<typeof holes>;
export type Drip = z.infer<typeof drip>;
