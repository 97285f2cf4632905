import { findIn, type FoundResult, searchOptions, type SearchIndex, titleFirst } from '@/lib/text/search';
import { products } from '@/content/entities/products';
import { blocksByInch, searchWords } from '@/content/strings/search-words';

const result = (id: string, score: number): FoundResult => ({
  id,
  score,
  data: () => Promise.resolve({ url: `/${id}`, excerpt: '', meta: { title: id, kind: '' } }),
});

/** An index that notes what it is asked, and has an answer for some wordings. */
function indexOf(answers: Readonly<Record<string, readonly FoundResult[]>> = {}) {
  const queries: string[] = [];
  const index: SearchIndex = {
    options: () => Promise.resolve(),
    init: () => Promise.resolve(),
    search: (words) => {
      queries.push(words);
      return Promise.resolve({ results: answers[words] ?? [] });
    },
  };
  return { index, queries };
}

test.each([
  [
    'a letter with its dot in one sign',
    '\u09aa\u09be\u09a8\u09bf \u09ac\u09cd\u09af\u09df',
    '\u09aa\u09be\u09a8\u09bf \u09ac\u09cd\u09af\u09af\u09bc',
  ],
  ['ra and ja-phala without their joiner', 'র্যাম্প', 'র\u200d্যাম্প'],
  ['the same inside a word, which has none', 'কার্যালয়', 'কার্যালয়'],
  ['a size with its signs', '390×190 x 100 mm', '390 190 100 mm'],
  ['capital letters', 'K9', 'k9'],
])('%s is asked for as the index has it', async (_what, words, query) => {
  const { index, queries: questions } = indexOf();
  await findIn(index, words, 'bn', []);
  expect(questions[0]).toBe(query.normalize('NFC'));
});

test('figures are asked for in both digits in Bangla, and in Latin ones in English', async () => {
  const [bangla, english] = [indexOf(), indexOf()];
  await findIn(bangla.index, '৩৯০ ব্লক', 'bn', []);
  await findIn(english.index, '৩৯০', 'en', []);
  expect(bangla.queries).toEqual(['390 ব্লক', '৩৯০ ব্লক']);
  expect(english.queries).toEqual(['390']);
});

test('a page that answers both wordings is found once, by its better score', async () => {
  const { index } = indexOf({ '5 x': [result('a', 1), result('b', 2)], '৫ x': [result('a', 3)] });
  const hits = await findIn(index, '5 x', 'bn', []);
  expect(hits.map(({ id, score }) => [id, score])).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
});

const ALIASES = [
  ['দেওয়াল', 'দেয়াল'],
  ['bricks?', 'ইট'],
] as const;

test.each([
  ['a word', 'দেওয়াল', 'দেয়াল'],
  ['a word with its ending', 'দেওয়ালের রং', 'দেয়ালের রং'],
  ['a Latin word among others', 'Bricks 100', 'ইট 100'],
])('%s that the site does not use is asked for by its own', async (_what, words, wanted) => {
  const { index, queries } = indexOf();
  await findIn(index, words, 'bn', ALIASES);
  expect(queries[0]).toBe(wanted);
});

test.each(['কাঠদেওয়াল', 'brickwork'])('%s, which only contains such a word, is not changed', async (word) => {
  const { index, queries } = indexOf();
  await findIn(index, word, 'bn', ALIASES);
  expect(queries[0]).toBe(word);
});

test('every alias of both languages is a pattern in the one form of Unicode', () => {
  for (const [typed, word] of Object.values(searchWords).flat()) {
    expect([typed, word]).toEqual([typed, word].map((text) => text.normalize('NFC')));
    expect(() => new RegExp(typed, 'gu')).not.toThrow();
  }
});

test.each([
  ['en', '4 inch block', 'core block 490 100 190 mm'],
  ['en', '6" hollow block price', 'core block 490 150 190 mm price'],
  ['en', '8-inch concrete blocks', 'core block 490 200 190 mm'],
  ['en', '18 inch blocks', '18 inch blocks'],
  ['en', '8 inch wall', '8 inch wall'],
  ['bn', '৪ ইঞ্চি ব্লক', 'কোর ব্লক 490 100 190 mm'],
  ['bn', '৬ ইঞ্চির হলো ব্লকের দাম', 'কোর ব্লক 490 150 190 mm দাম'],
  ['bn', '8 inch hollow block', 'কোর ব্লক 490 200 190 mm'],
  ['bn', '৮ ইঞ্চি দেয়াল', '8 ইঞ্চি দেয়াল'],
] as const)('in %s “%s” is asked for as “%s”', async (language, words, query) => {
  const { index, queries } = indexOf();
  await findIn(index, words, language, searchWords[language]);
  expect(queries[0]).toBe(query);
});

test('a block is known by its inches while the range has it', async () => {
  const { index, queries } = indexOf();
  const range = products.filter(({ form }) => form?.shape === 'extrusion' && form.width === 200);
  await findIn(index, '8 inch block', 'en', blocksByInch('en', range));
  await findIn(index, '4 inch block', 'en', blocksByInch('en', range));
  expect([...new Set(queries)]).toEqual(['core block 490 200 190 mm', '8 inch block', '4 inch block']);
});

test('an alias takes away no page whose title has the typed words', async () => {
  const { index } = indexOf({
    'grid block price': [result('Grid Block', 2)],
    'grass pavers price': [result('Lawns', 4), result('Grass Paver, 400 mm', 3)],
  });
  const hits = await findIn(index, 'Grass pavers price', 'en', [['grass pavers?', 'grid block']]);
  expect(hits.map(({ id }) => id)).toEqual(['Grass Paver, 400 mm', 'Grid Block']);
});

test('words in Bangla are asked for as typed, and as all their spellings are compared', async () => {
  const { index, queries } = indexOf();
  await findIn(index, 'কংক্রীটের ষ্টোন, ইঁট, ৩ ইন্চি', 'bn', []);
  expect(queries).toContain('কংক্রিটের স্টোন, ইট, 3 ইঞ্চি');
});

test('an alias whose word no page has gives way to the typed words', async () => {
  const { index } = indexOf({ dxf: [result('drawings', 1)] });
  expect(await findIn(index, 'dxf', 'en', [['dxf', 'files of the range']])).toHaveLength(1);
});

test('signs of vowels count in Bangla alone', () => {
  expect([searchOptions('bn').exactDiacritics, searchOptions('en').exactDiacritics]).toEqual([true, false]);
});

test('a page whose title is asked for comes first, the others stay in order', () => {
  const pages = ['Hollow Block, 390 × 90 mm', 'Walls', 'Hollow Block, 390 × 190 mm'].map((title) => ({
    url: title,
    excerpt: '',
    meta: { title, kind: '' },
  }));
  const order = titleFirst(pages, 'hollow block 390x190 mm', []).map(({ url }) => url);
  expect(order).toEqual(['Hollow Block, 390 × 190 mm', 'Hollow Block, 390 × 90 mm', 'Walls']);
});
