import { pair } from '@/__tests__/fixtures/pair';
import { categories, categoryName } from '@/content/entities/categories';
import { recordSchema } from '@/content/entities/categories/schema';
import { productCategories, products } from '@/content/entities/products';
import { requireRecords } from '@/content/registry/published';
import { schemas } from '@/content/registry/forms';
import { aliasesOf } from '@/content/strings/search-words';
import { findIn } from '@/lib/text';

it('shows the categories that have products, in the order of their records', () => {
  const used = new Set(products.map(({ category }) => category));
  expect(productCategories).toEqual(categories.filter(({ id }) => used.has(id)));
  for (const id of used) expect(categoryName(id, 'en')).not.toBe(id);
});

it('refuses a product of a category that does not exist, with file, record, field and reason', () => {
  const records = [
    { id: 'kerb', category: 'kerbs' },
    { id: 'slab', category: 'tiles' },
  ];
  const known = { categories: [{ id: 'tiles' }] };
  expect(() => requireRecords('products', schemas.products, records, known)).toThrow(
    /content\/entities\/products\/data\.json[^]*"kerb"[^]*category[^]*there is no category "kerbs"/,
  );
  expect(() => requireRecords('products', schemas.products, records.slice(1), known)).not.toThrow();
});

it.each(['all', 'details', 'wall-100', 'paving-60', 'use-roads', 'class-m10'])(
  'a category cannot have the id %s, which is the address of something else',
  (id) => {
    expect(recordSchema.safeParse({ id, name: pair('Kerbs') }).success).toBe(false);
    expect(
      recordSchema.safeParse({ id: `${id}s-block`.replace(/-\d+/, ''), name: pair('Kerbs') }).success,
    ).toBe(!/^(use|class)-/.test(id));
  },
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
