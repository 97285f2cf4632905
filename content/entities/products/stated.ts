import {
  issueAt,
  field,
  hexColour,
  code,
  isoDate,
  line,
  slugOf,
  type TextPair,
  webAddress,
  wholeNumber,
  z,
} from '../../../lib/records';
import { inDigits, type Pair, said } from '../../../lib/text';

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
const names: Readonly<Record<FigureKind, Pair>> = {
  strength: ['strength', 'চাপ সহনক্ষমতা'],
  absorption: ['absorption', 'পানি শোষণ'],
  shrinkage: ['shrinkage', 'সংকোচন'],
  fire: ['fire', 'আগুন ঠেকানো'],
  sound: ['sound', 'শব্দ ঠেকানো'],
  thermal: ['thermal', 'তাপ ঠেকানো'],
  abrasion: ['abrasion', 'ক্ষয়'],
  slip: ['slip', 'পিছলানো'],
};
const labels = Object.fromEntries(
  kinds.map((kind): [string, Pair] => {
    const [english, bangla] = names[kind];
    const [unit] = figures[kind];
    return [kind, [`${english} (${unit})`, `${bangla} (${unit})`]];
  }),
);

const measured = z
  .strictObject({
    kind: field(['Figure', 'সংখ্যা'], z.enum(kinds), { labels }),
    value: field(['Value', 'মান'], z.number().check(z.positive())),
    condition: field(['Condition', 'পরীক্ষার অবস্থা'], z.optional(line(3, 80))),
    method: field(['Method', 'পদ্ধতি'], code(2, 60)),
    laboratory: field(['Laboratory', 'ল্যাবরেটরি'], line(2, 80)),
    day: field(['Day', 'দিন'], isoDate),
    /** Address of the whole report. */
    report: field(['Address', 'ঠিকানা'], z.optional(webAddress)),
  })
  .check(
    z.check(({ value: row, issues }) => {
      const [unit, max] = figures[row.kind];
      if (row.value <= max) return;
      const message = said([`must be at most ${max} ${unit}`, `সর্বোচ্চ ${max} ${unit} হতে পারে`]);
      issues.push(issueAt('value', message, row));
    }),
  );

const declaration = z.strictObject({
  kind: field(['Kind', 'ধরন'], z.enum(['DoP', 'EPD', 'Certificate'])),
  number: field(['Number', 'নম্বর'], code(1, 60)),
  day: field(['Day', 'দিন'], isoDate),
  until: field(['Valid until', 'মেয়াদ'], z.optional(isoDate)),
  address: field(['Address', 'ঠিকানা'], z.optional(webAddress)),
});

const colour = z.strictObject({
  name: field(['Name', 'নাম'], line(2, 40)),
  /** How it is named by makers of colour, such as RAL 7037. */
  sample: field(['Sample', 'নমুনা'], z.optional(code(1, 40)), {
    help: [
      'The number on a colour chart, such as RAL 7037. The product page shows it after the name.',
      'রঙের চার্টের নম্বর, যেমন RAL 7037। পণ্যের পাতায় নামের পরে দেখা যায়।',
    ],
  }),
  fill: field(['Colour in drawings', 'ড্রয়িংয়ে রং'], z.optional(hexColour), {
    help: [
      'Six digits or letters from A to F after a #, such as #7C4B40. If empty, the website picks one.',
      '#-এর পরে ছয়টি অঙ্ক বা A থেকে F, যেমন #7C4B40। খালি রাখলে ওয়েবসাইট একটি রং বেছে নেয়।',
    ],
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
          ? said(['needs a letter from A to Z', 'A থেকে Z-এর অন্তত একটি অক্ষর লাগবে'])
          : said([
              `is the name of colour ${first + 1} already: choose another name`,
              `${inDigits(first + 1, 'bn')} নম্বর রঙের নামও এটি। অন্য নাম দিন`,
            ]);
      if (row.name.en !== '' && (id === '' || first < index))
        issues.push({ ...issueAt('name', message, rows), path: [index, 'name', 'en'] });
    }
  }),
);

/** What one piece, square foot or running foot of a product costs in taka, and the last day of this price. */
const price = z.strictObject({
  amount: field(['Price', 'দাম'], z.number().check(z.positive(), z.maximum(1_000_000)), { unit: '৳' }),
  per: field(['For', 'কিসের'], z.enum(['piece', 'sft', 'rft']), {
    labels: {
      piece: ['One piece', 'এক পিস'],
      sft: ['One square foot', 'এক বর্গফুট'],
      rft: ['One running foot', 'এক রানিং ফুট'],
    },
  }),
  until: field(['Last day', 'শেষ দিন'], isoDate, {
    help: ['The website shows the price until this day.', 'এই দিন পর্যন্ত ওয়েবসাইটে দামটি থাকে।'],
  }),
  note: field(['What it includes', 'এতে যা আছে'], z.optional(line(3, 80)), {
    help: ['Such as without VAT, from the factory.', 'যেমন ভ্যাট ছাড়া, কারখানা থেকে।'],
  }),
});

const whole = (max: number) => z.optional(wholeNumber(1, max));

/** Optional fields of a product that its geometry does not give; shown only when they are set. */
export const statedFields = {
  measured: field(['Measured figures', 'পরীক্ষার ফলাফল'], z.optional(z.array(measured).check(z.maxLength(8))), {
    singular: ['measured figure', 'ফলাফল'],
    isLasting: true,
  }),
  strengthClass: field(['Strength class', 'শক্তির শ্রেণি'], z.optional(code(1, 40))),
  toleranceClass: field(['Tolerance class', 'মাপের ছাড়ের শ্রেণি'], z.optional(code(1, 40))),
  chamfer: field(['Chamfer', 'চ্যামফার'], z.optional(z.number().check(z.positive(), z.maximum(30))), {
    unit: 'mm',
  }),
  colours: field(['Colours', 'রং'], z.optional(colours), {
    singular: ['colour', 'রং'],
    help: [
      'The colours in which you make it. The calculator offers them.',
      'যেসব রঙে এটি বানান। হিসাবে এগুলো বাছা যায়।',
    ],
  }),
  standards: field(['Standards', 'স্ট্যান্ডার্ড'], z.optional(z.array(code(3, 40)).check(z.maxLength(8)))),
  declarations: field(['Declarations', 'ঘোষণাপত্র'], z.optional(z.array(declaration).check(z.maxLength(6))), {
    singular: ['declaration', 'ঘোষণাপত্র'],
    isLasting: true,
  }),
  supply: field(
    ['Supply', 'সরবরাহ'],
    z.optional(
      z.strictObject({
        perPallet: field(['Pieces per pallet', 'প্রতি প্যালেটে পিস'], whole(10_000)),
        palletMass: field(['Weight of a pallet', 'এক প্যালেটের ওজন'], whole(5_000), { unit: 'kg' }),
        leastOrder: field(['Minimum order', 'ন্যূনতম অর্ডার'], whole(1_000_000), { unit: ['pieces', 'পিস'] }),
        days: field(['Delivery time', 'সরবরাহের সময়'], whole(365), { unit: ['days', 'দিন'] }),
      }),
    ),
    { heading: ['Supply and prices', 'সরবরাহ ও দাম'] },
  ),
  prices: field(['Prices', 'দাম'], z.optional(z.array(price).check(z.maxLength(3))), {
    singular: ['price', 'দাম'],
    help: [
      'If empty, the page says how to ask for a price. If you enter a price, search engines may show it too.',
      'খালি রাখলে পাতায় লেখা থাকে, কীভাবে দাম জানতে হয়। দাম দিলে সার্চ ইঞ্জিনও দেখাতে পারে।',
    ],
  }),
};
