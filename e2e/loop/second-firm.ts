import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { brandColours } from '../../content/registry/brand-colours';

type Item = Readonly<Record<string, unknown>>;

/** Words that are not only the sample's: the time zone of the country has a city in it, and a road has two letters. */
const NOT_ONLY_OF_THE_SAMPLE = ['Dhaka', 'N3'];

/** Names and places of the sample. */
export function wordsOfSample() {
  const { names, places } = JSON.parse(readFileSync('content/sample-words.json', 'utf8')) as Record<
    'names' | 'places',
    readonly string[]
  >;
  return [...names, ...places].filter((word) => !NOT_ONLY_OF_THE_SAMPLE.includes(word));
}

/**
 * Makes a copy of the repository the website of the tests' company: in English, red, without tiles, vacancies, films,
 * feedbacks and the comparison with bricks, with one news item, and with a cover that is laid in one line.
 */
export function becomeSecondFirm(copy: string) {
  for (const file of ['content/sample-words.json', '__tests__/sample', 'public/films', 'content/media'])
    rmSync(join(copy, file), { recursive: true, force: true });
  const pictures = join(copy, 'public/images');
  for (const folder of ['products', 'logos', 'scenes'].filter((one) => existsSync(join(pictures, one))))
    for (const file of readdirSync(join(pictures, folder)))
      // The hours of a wall are the program's own pictures.
      if (!/^day-\d{4}\.jpg$/.test(file)) rmSync(join(pictures, folder, file));
  for (const folder of ['content', 'public'])
    cpSync(join('__tests__/company', folder), join(copy, folder), { recursive: true });

  const change = (entity: string, edit: (records: readonly Item[]) => readonly Item[]) => {
    const file = join(copy, 'content/entities', entity, 'data.json');
    const records = JSON.parse(readFileSync(file, 'utf8')) as readonly Item[];
    writeFileSync(file, `${JSON.stringify(edit(records), null, 2)}\n`);
  };
  for (const entity of ['vacancies', 'films', 'feedbacks', 'comparison']) change(entity, () => []);
  change('news', (all) => all.slice(0, 1));
  change('company', ([company]) => [{ ...company, languages: ['en'], colours: brandColours('#B3261E') }]);
  change('quality', ([quality]) => [{ ...quality, days: undefined }]);
  change('galleries', (all) =>
    all.map(({ products = [], ...gallery }) => ({
      ...gallery,
      products: (products as readonly Item[]).filter(({ category }) => category !== 'pavement-tiles'),
    })),
  );
  change('categories', (all) => all.filter(({ id }) => id !== 'pavement-tiles'));
  change('products', (all) =>
    all
      .filter(({ category }) => category !== 'pavement-tiles')
      .map((product) => (product.id === 'yard-channel' ? laidInLine(product) : product)),
  );
}

/** A channel's cover in place of the channel. */
function laidInLine(product: Item): Item {
  const form = { shape: 'extrusion', outline: 'rectangle', laying: 'line' };
  const { length, width, height } = product.form as Record<'length' | 'width' | 'height', number>;
  return { ...product, form: { ...form, length, width, height } };
}

/** Files whose bytes are a picture, a font or a film. */
const SILENT = /\.(?:avif|webp|jpg|png|ico|woff2?|mp4|wasm|pf_\w+|pagefind)$/;

/** Lists where a folder says one of these words, in names of files, texts, drawings, models, archives and PDFs. */
export async function tracesIn(folder: string, words: readonly string[]) {
  const one = words.map((word) => word.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)).join('|');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${one})(?![\p{L}\p{M}\d])`, 'giu');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const traces: string[] = [];
  for (const file of files) {
    const name = file.slice(folder.length);
    const found = new Set([...name.matchAll(pattern)].map(([word]) => word));
    if (!SILENT.test(file))
      for (const text of await textsOf(file, readFileSync(file)))
        for (const [word] of text.matchAll(pattern)) found.add(word);
    if (found.size > 0) traces.push(`${name}: ${[...found].join(', ')}`);
  }
  return traces;
}

async function textsOf(file: string, bytes: Buffer): Promise<readonly string[]> {
  if (/\.(?:zip|usdz)$/.test(file)) {
    const entries = Object.entries(unzipSync(bytes)).filter(([name]) => !SILENT.test(name));
    const texts = entries.map(async ([name, part]) => [name, ...(await textsOf(name, Buffer.from(part)))]);
    return (await Promise.all(texts)).flat();
  }
  if (!file.endsWith('.pdf')) return [bytes.toString('utf8')];
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  );
  const { info } = await pdf.getMetadata();
  await pdf.destroy();
  const written = pages.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' '));
  return [...written, JSON.stringify(info)];
}
