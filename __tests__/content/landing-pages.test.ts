import { sampleContent } from '@/__tests__/content/sample-content';
import { pair, withoutBangla } from '@/__tests__/fixtures/pair';
import { recordMessages } from '@/components/admin/fields/messages';
import { recordSchema } from '@/content/entities/landing-pages/schema';
import { banglaOf, isPair, onlineToday, type ManagedRecord } from '@/lib/records';
import { registry, scheduleOf } from '@/content/registry';
import { formOf } from '@/content/registry/forms';
import { routes } from '@/content/routes';
import { sitePicture } from '@/content/registry/site-picture';
import { exchange } from '@/content/registry/exchange';

const { checkContent } = exchange;

const [page = {}] = sampleContent['landing-pages'];
type Block = Readonly<Record<string, unknown>> & { readonly kind: string };
const blocks = page.blocks as readonly Block[];

const english = withoutBangla(page);
const withBlocks = (...own: readonly object[]): ManagedRecord => ({ ...english, blocks: withoutBangla(own) });
const blockOf = (kind: string) => {
  const block = blocks.find((one) => one.kind === kind);
  if (block === undefined) throw new Error(`The sample has no ${kind}.`);
  return block;
};
const messages = (record: ManagedRecord) =>
  Object.fromEntries(recordMessages('landing-pages', formOf('landing-pages'), record, sitePicture));
const problems = (record: ManagedRecord) =>
  checkContent({ ...sampleContent, 'landing-pages': [record] }, sitePicture);

it('the sample has each of the ten kinds of blocks, and is sound in both languages', async () => {
  expect(new Set(blocks.map(({ kind }) => kind)).size).toBe(10);
  expect(await problems(page)).toEqual([]);
});

const needed = blocks.flatMap(({ kind, ...fields }) => Object.keys(fields).map((field) => [kind, field]));

it.each(needed)('a block of kind %s without %s says so', (kind, field) => {
  const block = { ...blockOf(String(kind)), [String(field)]: undefined };
  expect(Object.keys(messages(withBlocks(block)))).toEqual([`blocks.0.${field}`]);
});

it('a block has no field of another kind', () => {
  const { image } = blockOf('banner');
  expect(messages(withBlocks({ ...blockOf('text'), image }))).toHaveProperty(['blocks.0.image']);
});

it('a banner is the first block or none', () => {
  expect(messages(withBlocks(blockOf('text')))).toEqual({});
  expect(messages(withBlocks(blockOf('text'), blockOf('banner')))).toEqual({
    blocks: 'Blocks can have a banner only as the first one.',
  });
});

it('a table has a table', () => {
  const { 'blocks.0.text': said } = messages(
    withBlocks({ ...blockOf('table'), text: pair('No table | at all.') }),
  );
  expect(said).toMatch(/^Text has no table/);
});

it('a link that no page may have is found in a text of a block, in both languages', async () => {
  const bad = (text: string) => `${text} [here](javascript:alert(1))`;
  const pageProblems = await problems({
    ...page,
    blocks: blocks.map((block) =>
      isPair(block.text) ? { ...block, text: pair(bad(block.text.en), bad(banglaOf(block.text))) } : block,
    ),
  });
  expect([...new Set(pageProblems.map(({ field }) => field))].sort()).toEqual([
    'blocks.1.text',
    'blocks.1.text.bn',
    'blocks.4.text',
    'blocks.4.text.bn',
  ]);
});

it('a product that is not there is named with its block', async () => {
  const [problem] = await problems(
    withBlocks({ ...blockOf('files'), products: [String(sampleContent.products[0]?.id), 'gone'] }),
  );
  expect(problem).toMatchObject({
    field: 'blocks.0.products.1',
    reason: 'there is no product "gone": name another, or take it out',
  });
});

const addresses = Object.values(routes).flatMap((path) =>
  typeof path === 'string' ? (/[a-z-]+/.exec(path.toLowerCase()) ?? []) : [],
);

it.each(['admin', 'api', 'bn', 'index', ...new Set(addresses)])(
  'the id %s is refused, because it is an address of its own',
  (id) =>
    expect(messages({ ...page, id })).toEqual({ id: expect.stringMatching(/Some names cannot be used/) }),
);

it.each(['_next', 'An offer', 'offer/', 'con', ''])('the id %j is refused for its characters', (id) =>
  expect(messages({ ...page, id })).toEqual({ id: expect.stringMatching(/^The last part of the address/) }),
);

it('is online from its first to its last day', () => {
  const record = recordSchema().parse({ ...page, from: '2026-05-01', until: '2026-05-02' });
  const { min } = registry['landing-pages'];
  const options = { scheduleOf: (one: ManagedRecord) => scheduleOf('landing-pages', one), min };
  const days = ['2026-04-30', '2026-05-01', '2026-05-02', '2026-05-03'];
  const onlineDays = days.filter((today) => onlineToday([record], { ...options, today }).length > 0);
  expect(onlineDays).toEqual(['2026-05-01', '2026-05-02']);
});
