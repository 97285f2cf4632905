/**
 * Prints how large the project is (`npm run size`) and fails where a figure exceeds its limit. Until an aim is met its limit
 * is the figure of the day on which it was written, lines rounded up to a hundred: a limit goes up only
 * with a new capability or with tests of mended faults, in a commit that names them. While parts are replaced, old and new
 * exist side by side, so the limits leave a tenth of room. The aims of the whole are those of docs/decisions/13-size.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const tests = files.filter(({ file }) => /^(__tests__|e2e)\//.test(file));
const code = files.filter(({ file }) => !/^(__tests__|e2e|scripts\/imagery)\//.test(file));

const under = (folder: string) => code.filter(({ file }) => file.startsWith(`${folder}/`));
const lines = (list: typeof files) => list.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

/** Classes with a value of their own in brackets, in pages and components. */
const ARBITRARY = /(?<![\w\]])(?:[a-z-]+:)*-?[a-z][a-z-]*-\[[^\]\s'"`]+\]/g;
const arbitraryValues = code
  .filter(({ file }) => /^(app|components)\/.*\.tsx?$/.test(file))
  .reduce((sum, { text }) => sum + (text.match(ARBITRARY)?.length ?? 0), 0);

const EXPORTED = /^export (?:async )?(?:const|let|function\*?|type|interface|class) (\w+)/gm;
/** Routes, whose exports Next names. */
const ROUTE = /^app\/.*\b(?:page|layout|route|robots|sitemap|manifest)(?:\.bn)?\.tsx?$/;
/** Texts and entities, where one thing has its name in several files: in both languages, as meta and as records. */
const TWINS = /^content\/(?:strings\/|entities\/[^/]+\/[^/]+$)/;

/** The exported names that have more than one home. */
function namesOfTwoHomes() {
  const homes = new Map<string, Set<string>>();
  for (const { file, text } of code.filter((one) => !ROUTE.test(one.file)))
    for (const [, name = ''] of text.matchAll(EXPORTED))
      homes.set(name, (homes.get(name) ?? new Set()).add(TWINS.test(file) ? 'content' : file));
  return [...homes].filter(([, where]) => where.size > 1);
}
const names = namesOfTwoHomes();

const store = under('components/admin/store');
const studio = under('components/admin');
const calculators = under('components/site/estimator');
const banglaPages = under('app/bn').filter(({ file }) => file.endsWith('/page.bn.tsx'));

/** What is measured, its figure, its aim, and its limit. */
const rows: readonly (readonly [what: string, figure: number, aim: number, limit: number])[] = [
  ['code, lines', lines(code), 50_000, 77_100],
  ['code, modules', code.length, 900, 1_094],
  ['components/admin, lines', lines(studio), 15_500, 26_200],
  ['components/admin, files', studio.length, 240, 270],
  ['components/admin/store, lines', lines(store), 2_500, 3_440],
  ['components/admin/store, files', store.length, 26, 29],
  ['components/site/estimator, lines', lines(calculators), 1_800, 3_300],
  ['components/site/estimator, files', calculators.length, 22, 29],
  ['app/bn, pages', banglaPages.length, 1, 10],
  ['tests, lines', lines(tests), 31_000, 53_200],
  ['arbitrary Tailwind values', arbitraryValues, 10, 8],
  ['exported names with two homes', names.length, 0, 0],
];

console.table(rows.map(([what, figure, aim, limit]) => ({ what, figure, aim, limit })));
if (process.argv.includes('--names'))
  for (const [name, where] of names) console.log(`${name}: ${[...where].join(', ')}`);
const problems = rows
  .filter(([, figure, , limit]) => figure > limit)
  .map(([what, figure, , limit]) => `${what}: ${figure}, limit ${limit}.`);
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\nWhat is added pays with something that goes.`);
  process.exitCode = 1;
}
