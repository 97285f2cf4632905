/**
 * Weighs the export as transferred, public pages after brotli and the studio after gzip. Fails over budget, or if a
 * step of the export was skipped. Needs no browser; results are reproducible. Part of `npm test`, after the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PAYLOADS, reachableScripts, startedScripts } from './export/page-scripts';
import { isStudioPage, pageFiles, readPage } from './export/pages';
import { REPORT, type ExportReport } from './export/steps';

const OUT = 'out';
const KB = 1000;
/** Limits in bytes, after brotli except for pictures and fonts. */
const budgets = {
  html: 14.2 * KB,
  /** What React starts from, loaded after the first paint. */
  payload: 17 * KB,
  css: 8.1 * KB,
  fonts: 45 * KB,
  /** Archivo and Anek Bangla. */
  banglaFonts: 105 * KB,
  script: 125.3 * KB,
  /** Only the home page loads Swiper. */
  homeScript: 150 * KB,
  firstPicture: 110 * KB,
};
/** Most files named per step and reason. */
const NAMED = 5;
/** Lighthouse's phone: viewport in px, and device pixel ratio. */
const PHONE = { vw: 412, vh: 823, dots: 1.75 };
/** Scripts that load on interaction, each by a string that only it contains. */
const openedByVisitor = {
  lightbox: 'yarl__',
  'video player': 'VideoPlayer',
  'gliding of the product filter': 'attachTimeline',
  calculator: 'calculator-actions',
  "calculator's texts": 'clayBricksFormula',
  'product in 3D': 'turn-view',
  "visitor's list and its texts, once there is one": 'takeNote',
};

type Row = ReturnType<typeof weigh>;

const sizes = new Map<string, number>();
const pages = await Promise.all((await pageFiles(OUT)).map((file) => readPage(OUT, file)));
checkMarks();
const rows = pages.filter(({ file }) => !isStudioPage(file)).map(({ file, html }) => weigh(file, html));

console.table(kinds(rows));
const heaviest = (key: Exclude<keyof Row, 'page'>) => Math.max(...rows.map((row) => row[key]));
console.log(
  `Weighed ${rows.length} public pages. Heaviest, in bytes: HTML ${heaviest('html')}, CSS ${heaviest('css')}, ` +
    `scripts ${heaviest('script')}, fonts ${heaviest('fonts')}, first picture ${heaviest('picture')}.`,
);
const problems = [...stepProblems(), ...rows.flatMap(problemsOf)];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

/** @throws Error for a string in no script: it would exclude nothing, or hide a removed library */
function checkMarks() {
  const folder = path.join(OUT, '_next/static/chunks');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  for (const [part, mark] of Object.entries(openedByVisitor)) {
    if (!texts.some((text) => text.includes(mark))) {
      throw new Error(`scripts/weigh.ts: no script contains "${mark}" any more (${part}).`);
    }
  }
}

function weigh(file: string, html: string) {
  const isPayload = (address: string) => address.startsWith(PAYLOADS);
  const started = startedScripts(html);
  const scripts = reachableScripts(
    OUT,
    started.filter((address) => !isPayload(address)),
    (text) => Object.values(openedByVisitor).some((mark) => text.includes(mark)),
  );
  return {
    page: `/${file.replace(/(index)?\.html$/, '')}`,
    html: compressed(Buffer.from(html)),
    payload: total(started.filter(isPayload)),
    css: total(addresses(html, /<link rel="stylesheet" href="([^"]+)"/g)),
    script: total(scripts),
    fonts: addresses(html, /<link rel="preload" href="([^"]+\.woff2)"/g)
      .map((href) => readFileSync(path.join(OUT, href)).length)
      .reduce((sum, bytes) => sum + bytes, 0),
    picture: firstPicture(html),
  };
}

function addresses(html: string, tag: RegExp) {
  return [...html.matchAll(tag)].map(([, href = '']) => href);
}

/** Size in bytes of the eager picture on the first screen, in the file for the phone. */
function firstPicture(html: string) {
  const eager = /<picture[^>]*>(?:(?!<\/picture>).)*?loading="eager"/.exec(html)?.[0] ?? '';
  const { sizes = '', files = '' } =
    /sizes="(?<sizes>[^"]*)" srcSet="(?<files>[^"]*\.avif[^"]*)"/.exec(eager)?.groups ?? {};
  // Skips clauses for wider screens.
  const clause = sizes.split(',').find((part) => !/min-width|>/.test(part)) ?? '';
  const [, share = '', unit] = /([\d.]+)(vw|vh|px)\s*$/.exec(clause) ?? [];
  const side = unit === 'vw' || unit === 'vh' ? PHONE[unit] / 100 : 1;
  const wanted = Number(share) * side * PHONE.dots;
  const candidates = files.split(', ').map((candidate) => candidate.split(' '));
  const [file] =
    candidates.find(([, width = '']) => Number.parseInt(width) >= wanted) ?? candidates.at(-1) ?? [];
  return file ? readFileSync(path.join(OUT, file)).length : 0;
}

/** Selects the page of each kind with the heaviest HTML. */
function kinds(all: readonly Row[]) {
  const heaviestOf = new Map<string, Row>();
  for (const row of all) {
    const kind = row.page.replace(/(?<=\/.+)\/.*/, '/…');
    if (row.html > (heaviestOf.get(kind)?.html ?? 0)) heaviestOf.set(kind, row);
  }
  return [...heaviestOf.values()];
}

function scriptBudgetOf(page: string) {
  return page === '/' || page === '/bn' ? budgets.homeScript : budgets.script;
}

function isBangla(page: string) {
  return /^\/bn(\/|$)/.test(page);
}

function problemsOf({ page, html, payload, css, script, fonts, picture }: Row) {
  const checks = [
    ['HTML', html, budgets.html],
    ['payload', payload, budgets.payload],
    ['CSS', css, budgets.css],
    ['scripts', script, scriptBudgetOf(page)],
    ['fonts', fonts, isBangla(page) ? budgets.banglaFonts : budgets.fonts],
    ['first picture', picture, budgets.firstPicture],
  ] as const;
  return checks
    .filter(([, bytes, budget]) => bytes > budget)
    .map(([part, bytes, budget]) => `${page}: ${part} ${bytes} bytes, budget ${budget}`);
}

function total(files: readonly string[]) {
  return files.reduce((sum, file) => {
    const bytes = sizes.get(file) ?? compressed(readFileSync(path.join(OUT, file)));
    sizes.set(file, bytes);
    return sum + bytes;
  }, 0);
}

function compressed(bytes: Buffer) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Reports steps of the last build that were disabled or that skipped pages, with reasons. */
function stepProblems() {
  if (!existsSync(REPORT)) return [`There is no ${REPORT}: run npm run build first.`];
  const { leftOut, skipped } = JSON.parse(readFileSync(REPORT, 'utf8')) as ExportReport;
  const files = new Map<string, string[]>();
  for (const { step, file, reason } of skipped) {
    const complaint = `${step}: ${reason}`;
    files.set(complaint, [...(files.get(complaint) ?? []), file]);
  }
  return [
    ...leftOut.map((step) => `Export step ${step} was left out (EXPORT_SKIP).`),
    ...[...files].map(([complaint, names]) => {
      const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
      return `Export step skipped ${names.slice(0, NAMED).join(', ')}${more}: ${complaint}`;
    }),
  ];
}
