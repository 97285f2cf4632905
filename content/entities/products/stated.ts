import {
  issueAt,
  field,
  code,
  isoDate,
  line,
  slugOf,
  type TextPair,
  webAddress,
  wholeNumber,
  z,
} from '../../../lib/records';
import { hexColour } from '../../hex-colour';

/** Units of measured figures, and what no product exceeds. */
const figures = {
  strength: ['MPa', 150],
  absorption: ['%', 30],
  shrinkage: ['mm/m', 3],
  fire: ['min', 480],
  sound: ['dB', 90],
  thermal: ['m²·K/W', 10],
  abrasion: ['mm', 60],
  slip: ['PTV', 150],
} as const;

export type FigureKind = keyof typeof figures;
const kinds = Object.keys(figures) as [FigureKind, ...FigureKind[]];
const labels = Object.fromEntries(kinds.map((kind) => [kind, `${kind} (${figures[kind][0]})`]));

const measured = z
  .strictObject({
    kind: field('Figure', z.enum(kinds), { labels }),
    value: field('Value', z.number().check(z.positive())),
    condition: field('Condition', z.optional(line(3, 80))),
    method: field('Method', code(2, 60)),
    laboratory: field('Laboratory', line(2, 80)),
    day: field('Day', isoDate),
    /** Address of the whole report. */
    report: field('Address', z.optional(webAddress)),
  })
  .check(
    z.check(({ value: row, issues }) => {
      const [unit, max] = figures[row.kind];
      if (row.value <= max) return;
      const message = `must be at most ${max} ${unit}`;
      issues.push(issueAt('value', message, row));
    }),
  );

const declaration = z.strictObject({
  kind: field('Kind', z.enum(['DoP', 'EPD', 'Certificate'])),
  number: field('Number', code(1, 60)),
  day: field('Day', isoDate),
  until: field('Valid until', z.optional(isoDate)),
  address: field('Address', z.optional(webAddress)),
});

const colour = z.strictObject({
  name: field('Name', line(2, 40)),
  /** How it is named by makers of colour, such as RAL 7037. */
  sample: field('Sample', z.optional(code(1, 40)), {
    help: 'The number on a colour chart, such as RAL 7037. The product page shows it after the name.',
  }),
  fill: field('Colour in drawings', z.optional(hexColour), {
    help: 'Six digits or letters from A to F after a #, such as #7C4B40. If empty, the website picks one.',
  }),
});

/** Slug of a colour's English name, its id in calculators, lists and links; '' without a letter from A to Z. */
export const colourId = ({ name }: { readonly name: TextPair }) => slugOf(name.en);

/** Colours of a product; each needs an id that no other has. */
const colours = z.array(colour).check(
  z.maxLength(12),
  z.check(({ value: rows, issues }) => {
    const ids = rows.map(colourId);
    for (const [index, row] of rows.entries()) {
      const id = colourId(row);
      const first = ids.indexOf(id);
      const message =
        id === ''
          ? 'needs a letter from A to Z'
          : `is the name of colour ${first + 1} already: choose another name`;
      if (row.name.en !== '' && (id === '' || first < index))
        issues.push({ ...issueAt('name', message, rows), path: [index, 'name', 'en'] });
    }
  }),
);

/** What one piece, square foot or running foot of a product costs in taka, and the last day of this price. */
const price = z.strictObject({
  amount: field('Price', z.number().check(z.positive(), z.maximum(1_000_000)), { unit: '৳' }),
  per: field('For', z.enum(['piece', 'sft', 'rft']), {
    labels: { piece: 'One piece', sft: 'One square foot', rft: 'One running foot' },
  }),
  until: field('Last day', isoDate, { help: 'From the day after, the website no longer shows the price.' }),
  note: field('What it includes', z.optional(line(3, 80)), {
    help: 'Such as without VAT, from the factory.',
  }),
});

const whole = (max: number) => z.optional(wholeNumber(1, max));

/** Optional fields of a product that its geometry does not give; shown only when they are set. */
export const statedFields = {
  measured: field('Measured figures', z.optional(z.array(measured).check(z.maxLength(8))), {
    singular: 'measured figure',
  }),
  strengthClass: field('Strength class', z.optional(code(1, 40))),
  toleranceClass: field('Tolerance class', z.optional(code(1, 40))),
  chamfer: field('Chamfer', z.optional(z.number().check(z.positive(), z.maximum(30))), { unit: 'mm' }),
  colours: field('Colours', z.optional(colours), {
    singular: 'colour',
    help: 'The colours in which you make it. The calculator offers them.',
  }),
  standards: field('Standards', z.optional(z.array(code(3, 40)).check(z.maxLength(8)))),
  declarations: field('Declarations', z.optional(z.array(declaration).check(z.maxLength(6))), {
    singular: 'declaration',
  }),
  supply: field(
    'Supply',
    z.optional(
      z.strictObject({
        perPallet: field('Pieces per pallet', whole(10_000)),
        palletMass: field('Mass of a pallet', whole(5_000), { unit: 'kg' }),
        leastOrder: field('Least order', whole(1_000_000), { unit: 'pieces' }),
        days: field('Delivery time', whole(365), { unit: 'days' }),
      }),
    ),
  ),
  prices: field('Prices', z.optional(z.array(price).check(z.maxLength(3))), {
    singular: 'price',
    help: 'If empty, the page says how to ask for a price. With a price, search engines may show it, too.',
  }),
};
