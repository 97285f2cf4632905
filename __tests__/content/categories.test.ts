import { pair } from '@/__tests__/fixtures/pair';
import { categoryName } from '@/content/entities/categories';
import { recordSchema } from '@/content/entities/categories/schema';
import { requireRecords } from '@/content/registry/published';
import { schemaOf } from '@/content/registry/forms';
import { aliasesOf } from '@/content/strings/search-words';
import { findIn } from '@/lib/text';

it('shows the categories that have products, in the order of their records', async () => {
  const file = '@/content/entities/products/data.json';
  const records = jest.requireActual<readonly { readonly category: string }[]>(file);
  jest.resetModules();
  jest.doMock(file, () => records.filter(({ category }) => category !== 'edging-block').toReversed());
  const { productCategories } = await import('@/content/entities/products');
  const ids = productCategories.map(({ id }) => id);
  expect(ids).toEqual(['hollow-block', 'paving-block', 'pavement-tiles', 'other-products']);
  expect(categoryName('paving-block', 'en')).toBe('Pavers and slabs');
});

it('refuses a product of a category that does not exist, with file, record, field and reason', () => {
  const records = [
    { id: 'kerb', category: 'kerbs' },
    { id: 'slab', category: 'tiles' },
  ];
  const known = { categories: [{ id: 'tiles' }] };
  expect(() => requireRecords('products', () => schemaOf('products'), records, known)).toThrow(
    /content\/entities\/products\/data\.json[^]*"kerb"[^]*category[^]*there is no category "kerbs"/,
  );
  expect(() => requireRecords('products', () => schemaOf('products'), records.slice(1), known)).not.toThrow();
});

const mayHave = (id: string) => recordSchema().safeParse({ id, name: pair('Kerbs') }).success;

it.each(['all', 'chosen', 'details', 'wall-100', 'paving-60', 'strength-25', 'use-roads', 'class-m10'])(
  'a category cannot have the id %s, which is the address of something else',
  (id) => expect(mayHave(id)).toBe(false),
);

it.each(['all-blocks', 'detailed', 'wall-block', 'paving-block', 'strength', 'used', 'classic'])(
  'a category can have the id %s',
  (id) => expect(mayHave(id)).toBe(true),
);

describe('words that people type for a category', () => {
  const words = [
    { typed: ['Curb', 'curb stone', 'kerb stone', 'কার্ব ষ্টোন'], word: pair('Kerb', 'কার্ব স্টোন') },
    { typed: ['C.C. block'], word: pair('Grid block', 'গ্রিড ব্লক') },
  ];
  /** What the index is asked for a question. */
  async function asked(question: string, language: 'en' | 'bn') {
    const queries: string[] = [];
    const search = async (query: string) => {
      queries.push(query);
      return { results: [] };
    };
    const nothing = async () => undefined;
    const index = { options: nothing, init: nothing, search };
    await findIn(index, question, language, aliasesOf(language, [{ words }]));
    return queries[0];
  }

  it.each([
    ['en', 'curb stones price', 'kerb price'],
    ['en', 'Curb-stone', 'kerb'],
    ['en', 'curbs', 'kerb'],
    ['en', 'kerb stone', 'kerb stone'],
    ['en', 'curbing', 'curbing'],
    ['en', 'c.c. blocks', 'grid block'],
    ['en', 'cxc block', 'cxc block'],
    ['bn', 'kerb stone', 'কার্ব স্টোন'],
    ['bn', 'কার্ব ষ্টোনের দাম', 'কার্ব স্টোনের দাম'],
  ] as const)('in %s: “%s” is asked for as “%s”', async (language, question, query) => {
    expect(await asked(question, language)).toBe(query.normalize('NFC'));
  });
});
