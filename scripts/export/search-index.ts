import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { search as inBangla } from '../../content/strings/bn/search';
import { search as english } from '../../content/strings/en/search';
import { isStudioPage, pageFiles, readPage } from './pages';

/** Where the index is in the export; `routes.searchIndex` names its script. */
const FOLDER = 'pagefind';
/** Of pagefind's files, those that our search pages load: its script, its programs (of English, and of a language whose endings it does not know), and the indexes. */
const NEEDED = /^(pagefind\.js|pagefind-entry\.json|wasm\.(en|unknown)\.pagefind|.*\.pf_\w+)$/;

/**
 * What says nothing of a page: ways to other pages, drawings and controls. Headlines, which are kept apart as titles, and
 * parts that are the same on many pages have `data-pagefind-ignore` (https://pagefind.app/docs/indexing/).
 */
const passedOver = ['nav', 'svg', 'form', 'button', 'dialog', 'noscript', '[aria-hidden="true"]'];

/** Pages that only list others, and those that answer no question; by their files in English. */
const UNSEARCHED = /^(404|search)\.html$|\/page\/\d+\.html$|^products\/range\//;

const kinds = [
  [/^products\//, 'product'],
  [/^(blog|news-events)\//, 'article'],
  [/^career\//, 'vacancy'],
] as const;

const isBangla = (file: string) => /^bn[./]/.test(file);
const inEnglish = (file: string) => file.replace(/^bn(?:\/|(?=\.))/, '').replace(/^\.html$/, 'index.html');

const kindOf = (file: string) => kinds.find(([pattern]) => pattern.test(inEnglish(file)))?.[1] ?? 'page';

/** The headline of a page as an attribute. */
const headlineOf = (html: string) =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').replaceAll('"', '&quot;');

/**
 * A page with what pagefind indexes of it: its title, its kind and, in Bangla, the title of the page in English, by which those
 * who type in Latin letters find it.
 */
function withMeta(html: string, file: string, englishPage = '') {
  const { kinds: names } = isBangla(file) ? inBangla : english;
  const titles = { title: headlineOf(html), ...(englishPage !== '' && { english: headlineOf(englishPage) }) };
  const attributes = Object.entries(titles).map(([name, title]) => `data-${name}="${title}"`);
  const known = Object.keys(titles).map((name) => `${name}[data-${name}]`);
  const meta = [...known, `kind:${names[kindOf(file)]}`].join(', ');
  const marked = html.replace('<main ', `<main ${attributes.join(' ')} data-pagefind-meta="${meta}" `);
  if (marked === html) throw new Error(`search index: ${file} has no <main>.`);
  return (
    marked
      // Cells and tags are apart on the page and would become one word, as would the measures of a size.
      .replace(/<\/(dt|dd|th|td|time|li|span|p)>/g, '$& ')
      .replace(/(?<=\d)×(?=\d)/g, ' × ')
      // A page would be found by the name of its first picture's file.
      .replaceAll('<img ', '<img data-pagefind-ignore="all" ')
  );
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
    const englishPage = isBangla(file) ? (await readPage(out, inEnglish(file))).html : '';
    const url = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    check((await index.addHTMLFile({ url, content: withMeta(html, file, englishPage) })).errors);
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
