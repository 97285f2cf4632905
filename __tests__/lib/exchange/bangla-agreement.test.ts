import type { Node } from 'prosemirror-model';
import fc from '@/__tests__/fast-check';
import { pair } from '@/__tests__/fixtures/pair';
import { recordMessages } from '@/components/admin/fields/messages';
import { openDocument, writeDocument } from '@/components/admin/writing/document';
import { schema } from '@/components/admin/writing/schema';
import { loadMarkdownCheck } from '@/lib/records/markdown-problem';
import type { PictureFacts } from '@/lib/records/picture-facts';
import { type TextPair, withBangla, type ManagedRecord } from '@/lib/records';
import { formOf } from '@/content/registry/forms';
import { samples } from '@/scripts/test/depth';
import { published } from '../../content/published';
import { sampleContent } from '../../content/sample-content';
import { bundleOf, jsonBytes, putOf } from './fixtures';
import { exchange } from '@/content/registry/exchange';

const { checkContent, problemsOnline, readBundle } = exchange;

const { nodes, marks } = schema;
const pictures: PictureFacts = () => ({ kind: 'unknown' });

/** Words and signs of a valid Bangla text, as readers see it. */
const bangla = fc
  .tuple(
    fc.constantFrom(...'ব্লক। ব্লক এর দাম ৫০ টাকা। ১। দেয়াল, (১২–২০%) * _ [ ` & | # > ~'.split(' ')),
    fc.boolean(),
  )
  .map(([word, isApart]) => (isApart ? `${word} ` : word));
/** What may be in it in Latin: names, addresses and numbers. */
const latin = fc
  .constantFrom(
    ...'info@surma.com|https://example.com/a|www.surma.com|surma.com/a_b-2|+880 1712 345678|01712 345678'.split(
      '|',
    ),
    ...'390 × 190 × 100 mm|15.4″|K9|ASTM C140|WhatsApp|Google|Facebook|Windows 11'.split('|'),
  )
  .map((word) => `${word} `);
/** Marks that somebody sets, also within a word. */
const look = fc.constantFrom(
  [],
  [],
  [marks.strong.create()],
  [marks.em.create()],
  [marks.strike.create()],
  [marks.link.create({ href: 'https://example.com/blocks_1?a=2' })],
);
const piece = fc.tuple(fc.oneof(bangla, latin), look).map(([word, own]) => ({ text: word, own }));
const code = fc.constant({ text: 'npm run build 2', own: [marks.code.create()] });
const line = fc
  .array(fc.oneof({ weight: 9, arbitrary: piece }, code), { minLength: 1, maxLength: 6 })
  .map((pieces) => pieces.map(({ text, own }) => schema.text(text, own)));
const paragraph = line.map((inside) => nodes.paragraph.create(null, inside));
const items = fc
  .array(paragraph, { minLength: 1, maxLength: 3 })
  .map((all) => all.map((one) => nodes.list_item.create(null, one)));
const cell = line.map((inside) => nodes.table_cell.create(null, nodes.cell_text.create(null, inside)));
const block: fc.Arbitrary<Node> = fc.oneof(
  { weight: 3, arbitrary: paragraph },
  line.map((inside) => nodes.heading.create({ level: 2 }, inside)),
  {
    weight: 2,
    arbitrary: fc
      .tuple(items, fc.integer({ min: 1, max: 40 }))
      .map(([all, start]) => nodes.ordered_list.create({ start }, all)),
  },
  items.map((all) => nodes.bullet_list.create(null, all)),
  paragraph.map((one) => nodes.blockquote.create(null, one)),
  fc
    .tuple(cell, cell)
    .map((cells) =>
      nodes.table.create(null, [nodes.table_row.create(null, cells), nodes.table_row.create(null, cells)]),
    ),
  fc.constant(nodes.picture.create({ src: '/images/scenes/kerb-road.jpg', alt: 'কার্ব', title: 'K9 কার্ব' })),
);

const opened = openDocument('');
/** A text as the visual editor stores it. */
const text = fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => {
  if (opened === null) throw new Error('An empty text can be opened.');
  const first = nodes.paragraph.create(
    null,
    schema.text('আমাদের ব্লক কংক্রিটের তৈরি, আর মাপ ঠিক থাকে। '.repeat(2)),
  );
  return writeDocument(nodes.doc.create(null, [first, ...blocks]), opened);
});

const [base] = sampleContent.blogs;
if (base === undefined) throw new Error('The sample has a post.');
const english = base.desc as TextPair;
const post = (desc: string, index: number): ManagedRecord => ({
  ...base,
  _id: `post-${index}`,
  title: pair('A post', 'একটি লেখা'),
  image: { ...(base.image as object), alt: pair('A wall.', 'একটি দেয়াল।') },
  desc: withBangla(english, desc),
});

type Reasons = Readonly<Record<'form' | 'import' | 'check', readonly (string | undefined)[]>>;

/** Asks the form, the import of a file, and the check of content:check and the build, for their reasons by text. */
async function reasonsOf(texts: readonly string[]): Promise<ReadonlyMap<string, Reasons>> {
  const posts = texts.map(post).map((value) => JSON.parse(JSON.stringify(value)) as ManagedRecord);
  const changes = await Promise.all(posts.map((value) => putOf('blogs', null, value)));
  const bundle = await readBundle(jsonBytes(bundleOf({ changes })));
  if (!bundle.ok) throw new Error(JSON.stringify(bundle.problems));
  const online = await problemsOnline(bundle.value, async () => pictures);
  const checked = await checkContent({ ...published, blogs: posts }, pictures);
  const reasons = (problems: typeof online, of: unknown) =>
    problems.filter(({ id }) => id === of).map(({ reason }) => reason);
  return new Map(
    posts.map((value, index) => [
      texts[index] ?? '',
      {
        form: [...recordMessages('blogs', formOf('blogs'), value, pictures).values()],
        import: reasons(online, value._id),
        check: reasons(checked, value._id),
      },
    ]),
  );
}

const start = 'আমাদের ব্লক কংক্রিটের তৈরি, আর মাপ ঠিক থাকে। আমাদের ব্লক কংক্রিটের তৈরি।\n\n';

const valid = [
  ['an e-mail address', 'লিখুন info\\@surma.com এ।'],
  ['an e-mail address of several parts', 'লিখুন sales.dhaka+1\\@mail.surma.com.bd-এ।'],
  ['an e-mail address in bold', '**info\\@surma.com** এ লিখুন'],
  ['an e-mail address in brackets', '(info@surma.com)'],
  ['an e-mail address in a list', '- info\\@surma.com\n- ২'],
  ['a typed address', 'দেখুন https\\://example.com/a'],
  ['a typed address with marks in it', 'দেখুন https\\://example.com/a\\_b\\*c\\[1]'],
  ['a typed address without encryption', 'দেখুন http\\://example.com এ'],
  ['a typed address in a table', '| দেখুন |\n| --- |\n| https\\://example.com/1 |'],
  ['an address as a link of its own', 'দেখুন <https://example.com/24>'],
  ['a typed address without its beginning', 'দেখুন www\\.surma.com এ'],
  ['the same, linked', 'দেখুন www.surma.com/a_2 এ'],
  ['the same in italics', '*www\\.surma.com* এ'],
  ['the same as a link', '[www.surma.com](https://www.surma.com/?a=1 "ব্লক")'],
  ['the same by a definition', '[ব্লক][a1]\n\n[a1]: https://www.surma.com/1 "দেয়াল"'],
  ['bold up to a danda', '**ব্লক।**&#x98F;র দাম'],
  ['italics up to a danda', '*ব্লক।*&#x995;ে'],
  ['bold from a bracket on', 'দেয়াল&#x9B0;**(ব্লক)**'],
  ['a blank that is kept', 'ব্লক&nbsp;দাম&#32;&#x20;'],
  ['a strike up to a danda', '~~ব্লক।~~&#x98F;র'],
  ['two numbered lists', '1. প্রথম\n\n1) দ্বিতীয়'],
  ['a list within a list', '1. প্রথম\n   1. ভিতরে\n   2. ভিতরে\n2. দ্বিতীয়'],
  ['a list in a quotation', '> 1. প্রথম\n> 2. দ্বিতীয়'],
  ['a list that begins at 12', '12) প্রথম\n13) দ্বিতীয়'],
  ['a list with code', '1. `npm run 1`\n\n   ```js\n   const a = 1;\n   ```'],
  ['a footnote', 'ব্লক[^a1]\n\n[^a1]: দেয়াল'],
  ['names', 'WhatsApp, Facebook, Google, Excel'],
] as const;

const stopped = [
  ['a Latin digit', 'দেয়ালে 12টি ব্লক', 'Latin digits: 12. Write ১২.'],
  ['one in a footnote', 'ব্লক[^a]\n\n[^a]: দেয়ালে 12টি', 'Latin digits: 12. Write ১২.'],
  ['one in a caption', '![ব্লক](/images/scenes/kerb-road.jpg "ব্লক 12টি")', 'Latin digits: 12. Write ১২.'],
  [
    'Bijoy',
    'Avgv‡\\`i eøK me‡P‡q kw³kvjx',
    'This text is in Bijoy (SutonnyMJ), which browsers cannot show as Bangla. Convert it to Unicode.',
  ],
] as const;

let found: ReadonlyMap<string, Reasons>;
const random = fc.sample(text, samples(100, 1_900));

beforeAll(async () => {
  await loadMarkdownCheck();
  const cases = [...valid, ...stopped].map(([, added]) => start + added);
  found = await reasonsOf([...new Set([...random, ...cases])]);
}, 180_000);

const nothing: Reasons = { form: [], import: [], check: [] };

test('form, import and check agree that a text of the visual editor in valid Bangla is valid', () => {
  for (const markdown of random)
    expect({ markdown, ...found.get(markdown) }).toEqual({ markdown, ...nothing });
});

test.each(valid)('%s in a Bangla text stops nothing', (_what, added) => {
  expect(found.get(start + added)).toEqual(nothing);
});

test.each(stopped)('%s stops publishing, with one reason everywhere', (_what, added, reason) => {
  expect(found.get(start + added)).toEqual({ form: [reason], import: [reason], check: [reason] });
});
