import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { products, productCategories } from '@/content/entities/products';
import { languages, speaksBangla } from '@/content/registry/languages';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { locales } from '@/content/strings/locales';
import { productIn } from '@/content/strings/product-in';
import { blocksByInch, searchWords } from '@/content/strings/search-words';
import { hasLanguage, inLanguage } from '@/lib/records';
import { type Language, spelledAlike } from '@/lib/text';
import { askSearch } from './ask-search';
import { itInBangla, itWhere, searchable } from './exported-documents';

/** What pagefind keeps of one page; its compressed files begin with this mark. */
type Fragment = {
  readonly url: string;
  readonly content: string;
  readonly meta: { readonly title: string; readonly kind: string };
};
const MARK = 'pagefind_dcd';

const unpacked = (file: string) => gunzipSync(readFileSync(`out/pagefind/${file}`)).toString();

const isSearched = isShown(routes.search);
const itSearches = itWhere(isSearched, 'the search is off');
const fragments = new Map(
  (isSearched ? readdirSync('out/pagefind/fragment') : []).map((file) => {
    const fragment = JSON.parse(unpacked(`fragment/${file}`).replace(MARK, '')) as Fragment;
    return [fragment.url, fragment] as const;
  }),
);

const categories = productCategories.map(({ id }) => routes.productRange(id));
/** Lists that hold nothing that is not a page of its own; a page of a category answers questions about it. */
const isList = (path: string) => /\/page\/\d+$|^\/products\/range\//.test(path) && !categories.includes(path);
const kinds: readonly (readonly [RegExp, { readonly en: string; readonly bn: string }])[] = [
  [/^\/products\/(?!(files|compare|details|walls)$|range\/)/, { en: 'Product', bn: 'পণ্য' }],
  [/^\/(blog|news-events)\//, { en: 'Article', bn: 'লেখা' }],
  [/^\/career\//, { en: 'Vacancy', bn: 'চাকরি' }],
  [/^/, { en: 'Page', bn: 'পাতা' }],
];

/** A text without the signs that keep its sizes on one line. */
const plain = (text = '') => text.replace(/\s?×\s?/g, '×').replace(/\s/g, ' ');

itSearches('holds every public page under its address, headline and kind, and nothing else', () => {
  const wanted = searchable.filter(({ englishPath }) => !isList(englishPath));
  expect([...fragments.keys()].sort()).toEqual(wanted.map(({ path }) => path).sort());
  for (const { path, englishPath, ownLanguage, levelOne } of wanted) {
    const meta = fragments.get(path)?.meta;
    expect(meta?.kind).toBe(kinds.find(([pattern]) => pattern.test(englishPath))?.[1][ownLanguage]);
    expect(plain(meta?.title)).toContain(plain(levelOne[0]));
  }
});

const pagesIn = (language: Language) =>
  [...fragments.values()].filter(({ url }) => /^\/bn(\/|$)/.test(url) === (language === 'bn'));

/** Words of a text that are long enough to be looked for. */
const wordsOf = (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\p{M}\u200c\u200d]{4,}/gu))];

/** A word of each page; others may have it, too; the fewer, the more it says. */
function rarestWords(pages: readonly Fragment[]) {
  const counts = new Map<string, number>();
  for (const { content } of pages) {
    for (const word of wordsOf(content)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return pages.map(({ url, content }) => {
    const [word = ''] = wordsOf(content).sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
    return { url, word };
  });
}
const rarest = { en: rarestWords(pagesIn('en')), bn: rarestWords(pagesIn('bn')) };

/** A word of each page in Bangla that is often spelt otherwise, and that spelling. */
const respelt = pagesIn('bn').flatMap(({ url, content }) => {
  const word = wordsOf(content).find((one) => spelledAlike(one) !== one);
  return word === undefined ? [] : [{ url, word: spelledAlike(word) }];
});

/** The title of the English twin of each page in Bangla. */
const twins = pagesIn('bn').map(({ url }) => ({
  url,
  title: fragments.get(url.replace(/^\/bn(?=\/|$)/, '') || '/')?.meta.title ?? '',
}));

/** What people type, and the word of the site that a record of the range names for it. */
const ofRange = languages.flatMap((language) =>
  [...productCategories, ...products]
    .flatMap(({ words = [] }) => words)
    .flatMap(({ typed, word }) => typed.map((one) => [language, one, inLanguage(word, language)] as const))
    // With the website's own word in it, it needs no other.
    .filter(([, typed, word]) => !` ${typed} `.includes(` ${word} `)),
);
/** A block by its inches, as the first one of that width is called. */
const byInch = languages.flatMap((language) => {
  const aliases = blocksByInch(language, products);
  const typed = Array.from({ length: 12 }, (_, inches) => `${inches + 1} inch block`);
  return typed.flatMap((one) => {
    const [, word] = aliases.find(([pattern]) => new RegExp(`^${pattern}$`, 'u').test(one)) ?? [];
    return word === undefined ? [] : [[language, one, word] as const];
  });
});
const sizes = products.slice(0, 1).map(({ size }) => ['en', size.replace(/ ?× ?/g, 'x'), size] as const);
/** What people type for words of the program. */
const ofProgram = [
  ['bn', 'দেওয়াল', 'দেয়াল'],
  ['bn', 'প্রাচীর', 'সীমানাপ্রাচীর'],
  ['bn', 'বাউন্ডারি ওয়াল', 'সীমানাপ্রাচীর'],
  ['bn', 'মর্টার', 'মসলা'],
  ['bn', 'ব্রিকস', 'ইট'],
  ['bn', 'মিস্ত্রী', 'মিস্ত্রি'],
  ['bn', 'tiles', 'টাইল'],
  ['bn', 'sft', 'বর্গফুট'],
  ['bn', 'price', 'দাম'],
  ['bn', 'deyal', 'দেয়াল'],
  ['en', 'driveway', 'drive'],
] as const;
const pairs = [...ofRange, ...byInch, ...sizes, ...ofProgram.filter(([of]) => of === 'en' || speaksBangla)];

/** What products are called, without their figures. */
const namesIn = (language: Language) => [
  ...new Set(
    products
      .filter((product) => hasLanguage(product, language))
      .flatMap((product) => productIn(product, locales[language]).name || []),
  ),
];

/** What the search page finds for all questions of these tests, asked at once: starting it takes most of the time. */
const answers = Object.fromEntries(
  (isSearched ? languages : []).map((language) => {
    const questions = [
      ...pagesIn(language).map(({ meta }) => meta.title),
      ...rarest[language].map(({ word }) => word),
      ...(language === 'bn' ? [...twins.map(({ title }) => title), ...respelt.map(({ word }) => word)] : []),
      ...pairs.flatMap(([of, ...words]) => (of === language ? words : [])),
      ...namesIn(language),
    ];
    return [language, askSearch(language, questions)];
  }),
);
/** The addresses of the pages that are found for a question, best first. */
const ask = (language: Language, question: string) => answers[language]?.get(question);

for (const language of languages) {
  itSearches(`finds every page in ${language} first by its own title`, () => {
    const others = pagesIn(language).filter(({ url, meta }) => ask(language, meta.title)?.[0] !== url);
    expect(others.map(({ url, meta }) => [url, ask(language, meta.title)])).toEqual([]);
  });

  itSearches(`finds every page in ${language} by a word of its text, and none without a form of it`, () => {
    const wanted = rarest[language];
    expect(wanted.filter(({ url, word }) => !ask(language, word)?.includes(url))).toEqual([]);
    if (language === 'en') return;
    // Without its vowel signs a word in Bangla is another one. With them it finds its longer forms, and shorter ones.
    const hasForm = (url: string, word: string) =>
      (JSON.stringify(fragments.get(url)).match(/[\p{L}\p{M}\u200d]+/gu) ?? []).some(
        (form) =>
          spelledAlike(form).startsWith(spelledAlike(word)) ||
          spelledAlike(word).startsWith(spelledAlike(form)),
      );
    // For a word with another one of the site, the search looks for that.
    const isReplaced = (word: string) =>
      searchWords[language].some(([typed]) => new RegExp(`^(?:${typed})$`, 'u').test(word));
    const strangers = wanted
      .filter(({ word }) => !isReplaced(word))
      .flatMap(({ word }) =>
        (ask(language, word) ?? []).filter((url) => !hasForm(url, word)).map((url) => [word, url]),
      );
    expect(strangers).toEqual([]);
  });

  itSearches(`answers in ${language} what a product is called with a product first`, () => {
    const others = namesIn(language).filter((name) => !/\/products\/./.test(ask(language, name)?.[0] ?? ''));
    expect(others.map((name) => [name, ask(language, name)])).toEqual([]);
  });
}

itInBangla('finds a page in Bangla by a word of it in its other spelling', () => {
  expect(respelt.length).toBeGreaterThan(0);
  expect(respelt.filter(({ url, word }) => !ask('bn', word)?.includes(url))).toEqual([]);
});

itInBangla('finds a page in Bangla by the title of its English twin', () => {
  expect(twins.filter(({ url, title }) => !ask('bn', title)?.includes(url))).toEqual([]);
});

for (const [language, typed, word] of pairs) {
  const isThere = (ask(language, word) ?? []).length > 0;
  // A page with the typed words in its title is found for them, too.
  const answersTo = (question: string) =>
    ask(language, question)?.filter((url) => !fragments.get(url)?.meta.title.toLowerCase().includes(typed));
  itWhere(isThere, 'no page has the word')(
    `answers in ${language} “${typed}” as if it were “${word}”, the word of the site`,
    () => {
      const [asTyped = [], asWritten = []] = [typed, word].map(answersTo);
      expect(asTyped.slice(0, 3)).toEqual(asWritten.slice(0, 3));
      // Those that fit equally well may change places.
      expect(asTyped.toSorted()).toEqual(asWritten.toSorted());
    },
  );
}

itSearches('holds what a page says of its own, and no name of a picture', () => {
  for (const { id, summary } of products)
    expect(plain(fragments.get(routes.product(id))?.content)).toContain(plain(summary?.en));
  const texts = [...fragments.values()].map(({ content }) => content).join('\n');
  expect(texts).not.toMatch(
    /Similar products|How many do I need|Ask for a price|Keep reading|Every view to scale/,
  );
  expect(texts).not.toMatch(/প্রতিটি দিক স্কেল মেনে|একই ধরনের পণ্য/);
  const keys = new Set([...fragments.values()].flatMap(({ meta }) => Object.keys(meta)));
  expect([...keys].sort()).toEqual([
    ...(speaksBangla ? ['alike'] : []),
    ...([...productCategories, ...products].some(({ alsoCalled = [] }) => alsoCalled.length > 0)
      ? ['called']
      : []),
    ...(speaksBangla ? ['english'] : []),
    'kind',
    'product',
    'title',
  ]);
  expect(texts).not.toMatch(/opens in a new tab|নতুন ট্যাবে খোলে/);
});

itSearches('ships no file that the search page does not load', () => {
  expect(readdirSync('out/pagefind').sort()).toEqual([
    'fragment',
    'index',
    expect.stringMatching(/^pagefind-entry\.json$/),
    'pagefind-worker.js',
    ...(speaksBangla ? [expect.stringMatching(/^pagefind\.bn_\w+\.pf_meta$/)] : []),
    expect.stringMatching(/^pagefind\.en_\w+\.pf_meta$/),
    'pagefind.js',
    'wasm.en.pagefind',
    'wasm.unknown.pagefind',
  ]);
});
