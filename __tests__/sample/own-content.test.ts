import { readdirSync, readFileSync } from 'node:fs';
import { about } from '@/content/entities/about-us';
import { company } from '@/content/entities/company';
import { partnersIn } from '@/content/entities/partners';
import { entities, registry } from '@/content/registry';
import { published } from '@/__tests__/content/published';
import { banglaOf, isPair } from '@/lib/records';

/** Unit tests have records of their own; browser tests, tests of the export and scripts meet the published ones. */
const ROOTS = ['__tests__', 'e2e', 'scripts'];
const OF_UNITS = /^__tests__\/(?!export\/)/;
/** What goes with the sample: its tests, and what draws its pictures. */
const OF_SAMPLE = /^(?:__tests__\/sample|scripts\/imagery)\//;

/** The files that may name the sample, with the reason. The list only shrinks. */
const EXCEPTIONS = new Map([
  [
    '__tests__/components/admin/fields/messages.test.ts',
    'a message of the program has the id as its example',
  ],
  ['__tests__/lib/records/fields.test.ts', 'a message of the program has the id as its example'],
  ['__tests__/export/search-questions.test.ts', 'questions as buyers type them'],
  [
    'e2e/admin/writing.spec.ts',
    'the pasted text of the tests has a heading that is also the title of a film',
  ],
  ['e2e/engines/firefox/writing.firefox.ts', 'the same pasted text'],
  ['e2e/engines/webkit/writing.webkit.ts', 'the same pasted text'],
  ['e2e/site/bangla-shaping.spec.ts', 'words with letters that join, as examples'],
  ['e2e/support/heading-weight.ts', 'headings that are measured for their width'],
]);

/**
 * Ids of two words or more: others are common words, those of pages and single records are the program's, and those of
 * categories are in its converter of older records.
 */
const ids = entities
  .filter((entity) => published[entity].length > 1 && entity !== 'pages')
  .flatMap((entity) => published[entity].map((record) => String(record[registry[entity].idField])))
  .filter((id) => id.includes('-') && !published.categories.some((category) => category.id === id));

const bothOf = (text: unknown) => (isPair(text) ? [text.en, banglaOf(text)] : [String(text ?? '')]);
/** Of two words or more, as ids; the program names pages and single records. */
const titles = entities
  .filter((entity) => registry[entity].isSingle !== true && entity !== 'pages')
  .flatMap((entity) => published[entity].flatMap((record) => bothOf(record[registry[entity].titleField])))
  .filter((title) => title.includes(' '));

const { brand, legalName, group, factory, headOffice, email, careersEmail, origin } = company;
const names = [
  ...[brand, legalName, group, factory.street, headOffice.street, about.viceChairman?.name],
  ...(['Group', 'Group1', 'associated'] as const).flatMap((category) =>
    partnersIn(category).map(({ name }) => name),
  ),
]
  .flatMap(bothOf)
  .filter((name) => name.includes(' '));

/** Finds words by themselves: no parts of a longer id or name. */
function patternOf(words: readonly string[]) {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{M}\d-])(?:${escaped.join('|')})(?![\p{L}\p{M}\d-])`, 'gu');
}
const own = [...ids, ...names, email, careersEmail, origin].filter((word) => word !== '');
const [namesOnly, titlesToo] = [patternOf(own), patternOf([...own, ...titles])];

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
)
  .filter((file) => /\.(?:[cm]?[jt]sx?|json|html)$/.test(file) && !OF_SAMPLE.test(file))
  .sort();

test.each(files)('%s names no record, brand, street or person that is published', (file) => {
  const found = new Set(readFileSync(file, 'utf8').match(OF_UNITS.test(file) ? namesOnly : titlesToo));
  // A file of the list that names none has to leave it.
  expect({ file, names: found.size > 0 ? [...found] : [] }).toEqual({
    file,
    names: EXCEPTIONS.has(file) ? expect.arrayContaining([expect.anything()]) : [],
  });
});
