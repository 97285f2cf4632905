import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { search as inBangla } from '../../content/strings/bn/search';
import { search as english } from '../../content/strings/en/search';
import { isStudioPage, pageFiles, readPage } from './pages';

/** Where the index stands in the export; `routes.searchIndex` names its script. */
const FOLDER = 'pagefind';
/** Of pagefind's files, those that our search pages load: its script, its programs (of English, and of a language whose endings it does not know), and the indexes. */
const NEEDED = /^(pagefind\.js|pagefind-entry\.json|wasm\.(en|unknown)\.pagefind|.*\.pf_\w+)$/;

/** What is not of the page itself: its title, which is kept apart, ways to other pages, drawings, forms, and asides. */
const passedOver = [
  ...['nav', 'svg', 'form', 'noscript', '[aria-hidden="true"]', 'h1'],
  ...['.sr-only', '.noscript\\:block', '.print\\:flex', '.product-views', '.product-sheet .print\\:hidden'],
  // Sections by their headings: other pages, and calculators that say the same on every product.
  ...['related', 'keep-reading', 'more-blogs', 'open-jobs', 'need', 'estimator-title'].map(
    (id) => `section[aria-labelledby="${id}"]`,
  ),
];

/** Pages that only list others, and those that answer no question; by their files in English. */
const UNSEARCHED = /^(404|search)\.html$|\/page\/\d+\.html$|^products\/range\//;

const kinds = [
  [/^products\//, 'product'],
  [/^(blog|news-events)\//, 'article'],
  [/^career\//, 'vacancy'],
] as const;

const inEnglish = (file: string) => file.replace(/^bn\//, '');

const kindOf = (file: string) => kinds.find(([pattern]) => pattern.test(inEnglish(file)))?.[1] ?? 'page';

/** A product's headline has no size, which its title has; all other pages are known by their headlines. */
function withMeta(html: string, file: string) {
  const kind = kindOf(file);
  const { kinds: names } = /^bn[./]/.test(file) ? inBangla : english;
  const title = kind === 'product' ? /<title>(.*?) \| [^|]*<\/title>/.exec(html)?.[1] : undefined;
  const [known, given] = title === undefined ? ['', ''] : ['title[data-title], ', `data-title="${title}" `];
  const meta = `data-pagefind-body ${given}data-pagefind-meta="${known}kind:${names[kind]}" `;
  const marked = html.replace('<main ', `<main ${meta}`);
  if (marked === html) throw new Error(`search index: ${file} has no <main>.`);
  // Cells and tags stand apart on the page and would become one word.
  return marked.replace(/<\/(dt|dd|th|td|time|li|span)>/g, '$& ');
}

export const isSearched = (file: string) => !isStudioPage(file) && !UNSEARCHED.test(inEnglish(file));

/**
 * Writes the indexes of the search pages, one for each language: the main part of every public page, in pagefind's files
 * (https://pagefind.app/docs/node-api/, https://pagefind.app/docs/multilingual/). Their names are hashes of what they contain, and pages are added in the order of
 * their names, so two builds write the same.
 * @returns how many pages it holds.
 * @throws Error when pagefind has no program for this platform, or a page cannot be read.
 */
export async function writeSearchIndex(out: string) {
  const { index, errors } = await createIndex({ excludeSelectors: passedOver });
  const check = (problems: readonly string[]) => {
    if (problems.length > 0) throw new Error(`search index: ${problems.join('; ')}`);
  };
  check(errors);
  if (index === undefined) throw new Error('search index: pagefind gave none.');
  const files = (await pageFiles(out)).filter(isSearched);
  for (const file of files) {
    const { html } = await readPage(out, file);
    const url = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    check((await index.addHTMLFile({ url, content: withMeta(html, file) })).errors);
  }
  const written = await index.getFiles();
  check(written.errors);
  for (const { path: name, content } of written.files) {
    if (!NEEDED.test(path.basename(name))) continue;
    const target = path.join(out, FOLDER, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  await close();
  return files.length;
}
