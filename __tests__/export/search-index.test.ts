import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { SearchAnswers } from '@/scripts/export/ask-search';
import { indexable } from './exported-documents';

/** What pagefind keeps of one page; its compressed files begin with this mark. */
type Fragment = {
  readonly url: string;
  readonly content: string;
  readonly meta: { readonly title: string; readonly kind: string };
};
const MARK = 'pagefind_dcd';

const unpacked = (file: string) => gunzipSync(readFileSync(`out/pagefind/${file}`)).toString();

const fragments = new Map(
  readdirSync('out/pagefind/fragment').map((file) => {
    const fragment = JSON.parse(unpacked(`fragment/${file}`).replace(MARK, '')) as Fragment;
    return [fragment.url, fragment] as const;
  }),
);

/** Lists of lists, which hold nothing that is not a page of its own. */
const LIST_PAGE = /\/page\/\d+$|^\/products\/range\//;
const kinds: readonly (readonly [RegExp, { readonly en: string; readonly bn: string }])[] = [
  [/^\/products\/(?!(files|compare|details)$)/, { en: 'Product', bn: 'পণ্য' }],
  [/^\/(blog|news-events)\//, { en: 'Article', bn: 'লেখা' }],
  [/^\/career\//, { en: 'Vacancy', bn: 'চাকরি' }],
  [/^/, { en: 'Page', bn: 'পাতা' }],
];

it('holds every public page under its address, headline and kind, and nothing else', () => {
  const wanted = indexable.filter(({ englishPath }) => !LIST_PAGE.test(englishPath));
  expect([...fragments.keys()].sort()).toEqual(wanted.map(({ path }) => path).sort());
  for (const { path, englishPath, ownLanguage, levelOne } of wanted) {
    const meta = fragments.get(path)?.meta;
    expect(meta?.kind).toBe(kinds.find(([pattern]) => pattern.test(englishPath))?.[1][ownLanguage]);
    expect(meta?.title.replace(/ ?× ?/g, '×')).toContain(levelOne[0]?.replace(/ ?× ?/g, '×'));
  }
});

const languages = ['en', 'bn'] as const;
const pagesIn = (language: (typeof languages)[number]) =>
  [...fragments.values()].filter(({ url }) => /^\/bn(\/|$)/.test(url) === (language === 'bn'));

/** The addresses of the pages that the search page finds for each question, best first. */
function ask(language: (typeof languages)[number], questions: readonly string[]) {
  const run = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/export/ask-search.ts', 'out', language],
    { input: JSON.stringify(questions), encoding: 'utf8' },
  );
  expect(run.stderr).toBe('');
  return (JSON.parse(run.stdout) as SearchAnswers).answers.map(({ urls }) => urls);
}

it.each(languages)('finds every page in %s first by its own title', (language) => {
  const pages = pagesIn(language);
  const answers = ask(
    language,
    pages.map(({ meta }) => meta.title),
  );
  expect(
    pages.flatMap(({ url }, index) => (answers[index]?.[0] === url ? [] : [[url, answers[index]]])),
  ).toEqual([]);
});

/** Words of a text that are long enough to be looked for. */
const wordsOf = (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\p{M}\u200c\u200d]{4,}/gu))];

it.each(languages)(
  'finds every page in %s by a word of its text, and none without a form of it',
  (language) => {
    const pages = pagesIn(language);
    const counts = new Map<string, number>();
    for (const { content } of pages) {
      for (const word of wordsOf(content)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    /** Others may have it, too; the fewer, the more it says. */
    const rarest = (text: string) =>
      wordsOf(text).sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))[0] ?? '';
    const wanted = pages.map(({ url, content }) => ({ url, word: rarest(content) }));
    const answers = ask(
      language,
      wanted.map(({ word }) => word),
    );
    expect(wanted.filter(({ url }, index) => !answers[index]?.includes(url))).toEqual([]);
    if (language === 'en') return;
    // Without its vowel signs a word in Bangla is another one. With them it finds its longer forms, and shorter ones.
    const hasForm = (url: string, word: string) =>
      (JSON.stringify(fragments.get(url)).match(/[\p{L}\p{M}\u200d]+/gu) ?? []).some(
        (form) => form.startsWith(word) || word.startsWith(form),
      );
    const strangers = wanted.flatMap(({ word }, index) =>
      (answers[index] ?? []).filter((url) => !hasForm(url, word)).map((url) => [word, url]),
    );
    expect(strangers).toEqual([]);
  },
);

it('finds a page in Bangla by the title of its English twin', () => {
  const pages = pagesIn('bn');
  const twins = pages.map(
    ({ url }) => fragments.get(url.replace(/^\/bn(?=\/|$)/, '') || '/')?.meta.title ?? '',
  );
  const answers = ask('bn', twins);
  expect(pages.filter(({ url }, index) => !answers[index]?.includes(url)).map(({ url }) => url)).toEqual([]);
});

it.each([
  ['bn', ['দেওয়াল', 'দেয়াল'], ['প্রাচীর', 'সীমানাপ্রাচীর'], ['বাউন্ডারি ওয়াল', 'সীমানাপ্রাচীর']],
  ['bn', ['মর্টার', 'মসলা'], ['ব্রিকস', 'ইট'], ['সিসি ব্লক', 'গ্রিড ব্লক'], ['মিস্ত্রী', 'মিস্ত্রি']],
  ['bn', ['holo blok', 'হলো ব্লক'], ['tiles', 'টাইল'], ['sft', 'বর্গফুট'], ['price', 'দাম'], ['deyal', 'দেয়াল']],
  ['en', ['curb', 'kerb'], ['driveway', 'drive'], ['390x190', '390 × 190']],
] as const)('answers in %s what people type as if it were the word of the site: %j', (language, ...pairs) => {
  const answers = ask(language, pairs.flat());
  for (const [index, pair] of pairs.entries()) {
    expect([pair, answers[2 * index]]).toEqual([pair, answers[2 * index + 1]]);
  }
});

it('tells products of one name apart by their headlines', () => {
  const titles = [...fragments.values()]
    .filter(({ meta }) => ['Product', 'পণ্য'].includes(meta.kind))
    .map(({ meta }) => meta.title);
  expect(new Set(titles).size).toBe(titles.length);
});

it('holds what a page says of its own, and no name of a picture', () => {
  expect(fragments.get('/products/hollow-block-190')?.content).toMatch(/load-bearing/);
  const texts = [...fragments.values()].map(({ content }) => content).join('\n');
  expect(texts).not.toMatch(
    /Of the same kind|How many do I need|Ask for a price|Keep reading|Every view to scale/,
  );
  expect(texts).not.toMatch(/প্রতিটি দিক স্কেল মেনে|একই ধরনের পণ্য/);
  const keys = new Set([...fragments.values()].flatMap(({ meta }) => Object.keys(meta)));
  expect([...keys].sort()).toEqual(['english', 'kind', 'title']);
  expect(texts).not.toMatch(/opens in a new tab|নতুন ট্যাবে খোলে/);
});

it('ships no file that the search page does not load', () => {
  expect(readdirSync('out/pagefind').sort()).toEqual([
    'fragment',
    'index',
    expect.stringMatching(/^pagefind-entry\.json$/),
    expect.stringMatching(/^pagefind\.bn_\w+\.pf_meta$/),
    expect.stringMatching(/^pagefind\.en_\w+\.pf_meta$/),
    'pagefind.js',
    'wasm.en.pagefind',
    'wasm.unknown.pagefind',
  ]);
});
