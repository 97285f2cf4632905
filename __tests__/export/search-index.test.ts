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
  [/^\/products\//, { en: 'Product', bn: 'পণ্য' }],
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
    expect(meta?.title).toContain(levelOne[0]);
  }
});

/** Words of a text that are long enough to be looked for. */
const wordsOf = (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\p{M}\u200c\u200d]{4,}/gu))];

it.each(['en', 'bn'] as const)(
  'finds every page in %s by a word of its title, and by one of its text',
  (language) => {
    const pages = [...fragments.values()].filter(
      ({ url }) => /^\/bn(\/|$)/.test(url) === (language === 'bn'),
    );
    const counts = new Map<string, number>();
    for (const { content } of pages) {
      for (const word of wordsOf(content)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    /** Others may have it, too; the fewer, the more it says. */
    const rarest = (text: string) =>
      wordsOf(text).sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))[0] ?? '';
    const wanted = pages.flatMap(({ url, content, meta }) =>
      [rarest(meta.title), rarest(content)].map((word) => ({ url, word })),
    );
    expect(wanted.filter(({ word }) => word === '')).toEqual([]);

    const run = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/export/ask-search.ts', 'out', language],
      {
        input: JSON.stringify(wanted.map(({ word }) => word)),
        encoding: 'utf8',
      },
    );
    expect(run.stderr).toBe('');
    const { answers } = JSON.parse(run.stdout) as SearchAnswers;
    expect(wanted.filter(({ url }, index) => !answers[index]?.urls.includes(url))).toEqual([]);
  },
  30_000,
);

it('tells products of one name apart by their sizes', () => {
  const titles = [...fragments.values()]
    .filter(({ meta }) => ['Product', 'পণ্য'].includes(meta.kind))
    .map(({ meta }) => meta.title);
  expect(new Set(titles).size).toBe(titles.length);
});

it('holds what a page says, and not what only leads to others', () => {
  expect(fragments.get('/products/hollow-block-190')?.content).toMatch(/load-bearing/);
  expect(fragments.get('/products/hollow-block-190')?.content).not.toMatch(
    /Of the same kind|How many do I need|Ask for a price/,
  );
  expect(fragments.get('/blog/why-hollow-blocks-save-energy')?.content).not.toMatch(/Keep reading/);
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
