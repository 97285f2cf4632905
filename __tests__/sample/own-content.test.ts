import { readdirSync, readFileSync } from 'node:fs';
import { about } from '@/content/entities/about-us';
import { company } from '@/content/entities/company';
import { partnersIn } from '@/content/entities/partners';
import { entities, registry } from '@/content/registry';
import { published } from '@/__tests__/content/published';
import { banglaOf, isPair } from '@/lib/records';

/** Tests of messages in which the program gives an id of the sample as an example. The list only shrinks. */
const EXCEPTIONS: readonly string[] = [
  'components/admin/fields/messages.test.ts',
  'lib/records/fields.test.ts',
];

/**
 * Ids of two words or more: others are common words, those of pages and single records are the program's, and those of
 * categories are in its converter of older records.
 */
const ids = entities
  .filter((entity) => published[entity].length > 1 && entity !== 'pages')
  .flatMap((entity) => published[entity].map((record) => String(record[registry[entity].idField])))
  .filter((id) => id.includes('-') && !published.categories.some((category) => category.id === id));

const { brand, legalName, group, factory, headOffice, email, careersEmail } = company;
const names = [
  ...[brand, legalName, group, factory.street, headOffice.street, about.viceChairman?.name],
  ...(['Group', 'Group1', 'associated'] as const).flatMap((category) =>
    partnersIn(category).map(({ name }) => name),
  ),
]
  .flatMap((text) => (isPair(text) ? [text.en, banglaOf(text)] : []))
  .filter((name) => name.includes(' '));

const words = [...ids, ...names, email, careersEmail].filter((word) => word !== '');
const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
/** A word by itself: no part of a longer id or name. */
const PUBLISHED = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d-])(?:${escaped.join('|')})(?![\p{L}\p{M}\d-])`,
  'gu',
);

const files = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|json|html)$/.test(file) && !/^(?:sample|export)\//.test(file))
  .sort();

test.each(files)('%s names no record, brand, street or person that is published', (file) => {
  const found = new Set(readFileSync(`__tests__/${file}`, 'utf8').match(PUBLISHED));
  // A file of the list that names none has to leave it.
  expect({ file, names: found.size > 0 ? [...found] : [] }).toEqual({
    file,
    names: EXCEPTIONS.includes(file) ? expect.arrayContaining([expect.anything()]) : [],
  });
});
