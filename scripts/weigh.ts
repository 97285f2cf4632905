/**
 * Weighs the export as a visitor's browser would receive it, compressed with brotli, and fails over budget. Needs no
 * browser and gives the same figures every time. Runs at the end of every build.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isStudioPage, readPages } from './export/pages';

const OUT = 'out';
const KB = 1000;
/** Bytes; all but pictures after brotli. */
const budgets = {
  html: 15 * KB,
  css: 8 * KB,
  fonts: 45 * KB,
  script: 124 * KB,
  /** The home page alone carries Swiper. */
  homeScript: 150 * KB,
  firstPicture: 80 * KB,
};
/** Chunks that arrive only once a visitor opens or uses something, by a word that only they contain. */
const openedByVisitor = [/yarl__/, /LazyMotion/, /data-estimator-app/];

type Row = {
  readonly page: string;
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly picture: number;
  readonly fonts: number;
};

const sizes = new Map<string, number>();
const rows = (await readPages(OUT))
  .filter(({ file }) => !isStudioPage(file))
  .map(({ file, html }) => weigh(file, html));
const problems = rows.flatMap(complaints);

console.table(rows.toSorted((a, b) => b.script - a.script).slice(0, 8));
const heaviest = (key: Exclude<keyof Row, 'page'>) => Math.max(...rows.map((row) => row[key]));
console.log(
  `Weighed ${rows.length} public pages. Heaviest, in bytes: HTML ${heaviest('html')}, CSS ${heaviest('css')}, ` +
    `scripts ${heaviest('script')}, fonts ${heaviest('fonts')}, first picture ${heaviest('picture')}.`,
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function weigh(file: string, html: string): Row {
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '');
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(
    ([, href]) => href ?? '',
  );
  return {
    page: `/${file.replace(/(index)?\.html$/, '')}`,
    html: compressed(Buffer.from(html)),
    css: total(styles),
    script: total(loadedScripts(html)),
    fonts: fonts.reduce((sum, href) => sum + readFileSync(path.join(OUT, href)).length, 0),
    picture: firstPicture(html),
  };
}

/** The page's own scripts and those they fetch by themselves once awake; what a visitor has to open is left out. */
function loadedScripts(html: string) {
  const started = [
    ...(/for \(const source of (\[[^\]]*\])/.exec(html)?.[1] ?? '').matchAll(/"([^"]+\.js)"/g),
  ].map(([, source]) => source ?? '');
  const loaded = new Set<string>();
  const queue = [...started];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (loaded.has(next)) continue;
    const text = readFileSync(path.join(OUT, next), 'utf8');
    const isOpened = !started.includes(next) && openedByVisitor.some((mark) => mark.test(text));
    if (isOpened) continue;
    loaded.add(next);
    for (const [, chunk] of text.matchAll(/"(static\/chunks\/[^"]+\.js)"/g)) {
      const address = `/_next/${chunk ?? ''}`;
      if (existsSync(path.join(OUT, address))) queue.push(address);
    }
  }
  return [...loaded];
}

/** The eager picture of the first screen at the width a phone takes (412 px at 1.75 dots per pixel: 800 px). */
function firstPicture(html: string) {
  const eager = /<picture[^>]*>(?:(?!<\/picture>).)*?loading="eager"/.exec(html)?.[0];
  const source = eager && /srcSet="[^"]*?(\/images\/[^" ]+-800\.avif) 800w/i.exec(eager)?.[1];
  return source ? readFileSync(path.join(OUT, source)).length : 0;
}

function complaints({ page, html, css, script, fonts, picture }: Row) {
  const checks = [
    ['HTML', html, budgets.html],
    ['CSS', css, budgets.css],
    ['scripts', script, page === '/' ? budgets.homeScript : budgets.script],
    ['fonts', fonts, budgets.fonts],
    ['first picture', picture, budgets.firstPicture],
  ] as const;
  return checks
    .filter(([, bytes, budget]) => bytes > budget)
    .map(([what, bytes, budget]) => `${page}: ${what} ${bytes} bytes, budget ${budget}`);
}

function total(addresses: readonly string[]) {
  return addresses.reduce((sum, address) => {
    const bytes = sizes.get(address) ?? compressed(readFileSync(path.join(OUT, address)));
    sizes.set(address, bytes);
    return sum + bytes;
  }, 0);
}

function compressed(bytes: Buffer) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
