import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { search } from '../../content/strings/search';
import { oneLanguage } from '../../lib/text';
import { asTyped, spelledAlike } from '../../lib/text';
import { isStudioPage, pageFiles, readPage } from './pages';

/** Folder of the index in the export; `routes.searchIndex` names its script. */
const FOLDER = 'pagefind';
/** Files of pagefind that the search pages load: script, its twin for a worker, indexes, programs for English and other languages. */
const NEEDED = /^(pagefind(-worker)?\.js|pagefind-entry\.json|wasm\.(en|unknown)\.pagefind|.*\.pf_\w+)$/;

/** Navigation, drawings and controls; other parts have `data-pagefind-ignore` (pagefind.app/docs/indexing). */
const passedOver = ['nav', 'svg', 'form', 'button', 'dialog', 'noscript', '[aria-hidden="true"]'];

/** English files of pages that only list others or answer no question; the pages of categories do answer. */
const UNSEARCHED =
  /^(404|search)\.html$|\/page\/\d+\.html$|^products\/range\/(?:(?:wall|paving|strength)-\d|(?:use|class)-)/;

const kinds = [
  [/^products\/(?!(files|compare|details|walls)\.|range\/)/, 'product'],
  [/^(blog|news-events)\//, 'article'],
  [/^career\//, 'vacancy'],
] as const;

const isBangla = (file: string) => /^bn[./]/.test(file);
const inEnglish = (file: string) => file.replace(/^bn(?:\/|(?=\.))/, '').replace(/^\.html$/, 'index.html');

const kindOf = (file: string) => kinds.find(([pattern]) => pattern.test(inEnglish(file)))?.[1] ?? 'page';

/** Extracts the page's heading for an attribute. */
const headlineOf = (html: string) =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '').replaceAll('"', '&quot;');

/** Extracts the names after “Also called:”, for an attribute. */
const calledIn = (html: string) =>
  (/<p data-called=""[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? '')
    .replace(/^[^:]*:\s*/, '')
    .replaceAll('"', '&quot;');

/** Words that are written otherwise where usual spellings are written alike. */
const alikeIn = (text: string) =>
  [...new Set(text.match(/[\p{L}\p{M}\u200d]+/gu))]
    .map((word) => [word, spelledAlike(word)])
    .flatMap(([word, alike = '']) => (alike === word ? [] : alike))
    .join(' ');

/** Texts beside a page's own that it is found by. */
type Beside = { readonly englishPage?: string; readonly text?: string | undefined };

/**
 * Metadata for pagefind: title, which a product has twice, what buyers call it, and kind; on Bangla pages the English title, for Latin letters,
 * and words in other spellings.
 */
function withMeta(html: string, file: string, { englishPage = '', text = '' }: Beside) {
  const { kinds: names } = oneLanguage(search, isBangla(file) ? 'bn' : 'en');
  const title = headlineOf(html);
  const called = calledIn(html);
  const alike = text === '' ? '' : alikeIn(`${title} ${text}`);
  const titles = {
    title,
    ...(kindOf(file) === 'product' && { product: title }),
    ...(called !== '' && { called }),
    ...(englishPage !== '' && { english: headlineOf(englishPage) }),
    ...(alike !== '' && { alike }),
  };
  const attributes = Object.entries(titles).map(([name, text]) => `data-${name}="${text}"`);
  const known = Object.keys(titles).map((name) => `${name}[data-${name}]`);
  const meta = [...known, `kind:${names[kindOf(file)]}`].join(', ');
  const marked = html.replace('<main ', () => `<main ${attributes.join(' ')} data-pagefind-meta="${meta}" `);
  if (marked === html) throw new Error(`search index: ${file} has no <main>.`);
  return (
    asTyped(marked)
      // Separates cells, tags and measures, which would otherwise become one word.
      .replace(/<\/(dt|dd|th|td|time|li|span|p)>/g, '$& ')
      .replace(/(?<=\d)×(?=\d)/g, ' × ')
      // Excludes file names of pictures.
      .replaceAll('<img ', '<img data-pagefind-ignore="all" ')
  );
}

const isSearched = (file: string) => !isStudioPage(file) && !UNSEARCHED.test(inEnglish(file));

/** How pagefind's unpacked files begin. */
const MARK = 'pagefind_dcd';

/** Address of a page by its file. */
const urlOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

type ContentOf = (file: string) => Promise<string>;

/** Indexes pages, one at a time, and returns the files of the index. */
async function indexOf(files: readonly string[], contentOf: ContentOf) {
  const { index, errors } = await createIndex({ excludeSelectors: passedOver });
  const check = (problems: readonly string[]) => {
    if (problems.length > 0) throw new Error(`search index: ${problems.join('; ')}`);
  };
  check(errors);
  if (index === undefined) throw new Error('search index: pagefind gave none.');
  for (const file of files)
    check((await index.addHTMLFile({ url: urlOf(file), content: await contentOf(file) })).errors);
  const output = await index.getFiles();
  check(output.errors);
  return output.files;
}

/** What pagefind reads of each page, by its address. */
async function textsOf(files: readonly string[], contentOf: ContentOf) {
  const fragments = (await indexOf(files, contentOf)).filter(({ path: name }) =>
    name.endsWith('.pf_fragment'),
  );
  return new Map(
    fragments.map(({ content }) => {
      const json = gunzipSync(content).toString().replace(MARK, '');
      const { url, content: text } = JSON.parse(json) as { readonly url: string; readonly content: string };
      return [url, text];
    }),
  );
}

/**
 * Writes one search index per language from the main part of every public page, with pagefind
 * (https://pagefind.app/docs/node-api/, https://pagefind.app/docs/multilingual/). File names are content hashes, and
 * pages are added in sorted order, so builds are reproducible.
 * @returns number of indexed pages.
 * @throws Error for a platform without pagefind's program, or an unreadable page.
 */
export async function writeSearchIndex(out: string) {
  const files = (await pageFiles(out)).filter(isSearched);
  const read = async (file: string) => (await readPage(out, file)).html;
  const texts = await textsOf(files.filter(isBangla), async (file) => withMeta(await read(file), file, {}));
  const written = await indexOf(files, async (file) =>
    withMeta(await read(file), file, {
      englishPage: isBangla(file) ? await read(inEnglish(file)) : '',
      text: texts.get(urlOf(file)),
    }),
  );
  for (const { path: name, content } of written) {
    if (!NEEDED.test(path.basename(name))) continue;
    const target = path.join(out, FOLDER, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  await close();
  return files.length;
}
