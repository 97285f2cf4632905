import { published } from '@/__tests__/content/published';
import { recordMessages } from '@/components/admin/fields/messages';
import { formOf, schemaOf } from '@/content/registry/forms';
import { problemsAmong } from '@/content/registry/problems-among';
import { publishedRecord } from '@/content/registry/published';
import { sitePicture } from '@/content/registry/site-picture';
import { mergeRecord } from '@/lib/merge';
import { findField, type ManagedRecord, onDay, setBuildDay } from '@/lib/records';

const [company = {}] = published.company;
const NUMBER = '+880 1711 000000';
const OTHER = '+880 1711 000001';

/** A change of the fax number, from a day of December to another. */
const fax = (first: number, last: number, value = NUMBER) => ({
  kind: 'fax',
  first: `2026-12-${String(first).padStart(2, '0')}`,
  last: `2026-12-${String(last).padStart(2, '0')}`,
  fax: value,
});

const withChanges = (...dated: readonly ManagedRecord[]): ManagedRecord => ({ ...company, dated });
const messages = (record: ManagedRecord) => [
  ...recordMessages('company', formOf('company'), record, sitePicture),
];

it.each([
  ['2026-12-04', company.fax],
  ['2026-12-05', NUMBER],
  ['2026-12-10', NUMBER],
  ['2026-12-11', company.fax],
])('a build of %s has the fax number %s', (day, number) => {
  expect(onDay(withChanges(fax(5, 10)), day)).toEqual({ ...company, fax: number });
});

test('pages read the value of the day of their build, and the usual one after the last day', () => {
  const read = (day: string) => {
    setBuildDay(day);
    return publishedRecord('company', () => schemaOf('company'), [withChanges(fax(5, 10))]);
  };
  expect(['2026-12-10', '2026-12-11'].map((day) => read(day).fax)).toEqual([NUMBER, company.fax]);
  expect(read('2026-12-10')).not.toHaveProperty('dated');
  setBuildDay(undefined);
});

test('what is changed meanwhile applies after the last day', () => {
  const record = { ...withChanges(fax(5, 10)), fax: OTHER };
  expect(['2026-12-05', '2026-12-11'].map((day) => onDay(record, day).fax)).toEqual([NUMBER, OTHER]);
});

test('a change without a value empties its field on its days', () => {
  expect(onDay(withChanges({ ...fax(5, 10), fax: undefined }), '2026-12-05')).not.toHaveProperty('fax');
});

test('a name that sentences say in braces must not be empty on any day', () => {
  const empty = withChanges({ kind: 'group', first: '2026-12-05', last: '2026-12-10' });
  const found = (record: ManagedRecord) =>
    problemsAmong({ ...published, company: [record] }).filter(({ kind }) => kind === 'empty').length;
  expect([found(company), found(empty) > 0]).toEqual([0, true]);
});

test('two changes of one field may follow each other, and must not share a day', () => {
  expect(messages(withChanges(fax(5, 10), fax(11, 20, OTHER)))).toEqual([]);
  const shared = withChanges(fax(5, 10), fax(10, 20, OTHER));
  expect(messages(shared)).toEqual([
    [
      'dated.1.first',
      'The days overlap with another change of this field (Dec 5, 2026 – Dec 10, 2026). Change the days of one.',
    ],
  ]);
  // A build of an unchecked file is the same for everybody: the later start wins, wherever it stands.
  const turned = withChanges(fax(10, 20, OTHER), fax(5, 10));
  expect([shared, turned].map((record) => onDay(record, '2026-12-10').fax)).toEqual([OTHER, OTHER]);
});

test('a change has to fit its field, and the record on its days', () => {
  expect(messages(withChanges({ ...fax(10, 5) }))).toEqual([
    ['dated.0.last', expect.stringMatching(/is before “First day” \(Dec 10, 2026\)/)],
  ]);
  expect(messages(withChanges(fax(5, 10, 'none')))).toEqual([['dated.0.fax', expect.any(String)]]);
  expect(messages(withChanges({ ...fax(5, 10), kind: 'phones' }))).toEqual([
    ['dated.0.phones', expect.stringMatching(/needed|missing/)],
  ]);
});

test('changes with a date of two people are both kept', () => {
  const [mine, theirs] = [withChanges(fax(5, 10)), withChanges(fax(11, 20, OTHER))];
  const merged = mergeRecord({ base: company, mine, theirs });
  if (merged.kind !== 'merged' || merged.value === null) throw new Error('Two rows are no dispute.');
  const { value } = merged;
  expect(['2026-12-05', '2026-12-15'].map((day) => onDay(value, day).fax)).toEqual([NUMBER, OTHER]);
});

test('hours and prices can change for some days; days, articles, colours and documents cannot', () => {
  const kindsOf = (entity: 'company' | 'products' | 'news') =>
    findField(formOf(entity).fields, ['dated', 0, 'kind'])?.spec as { labels?: object };
  const names = (entity: Parameters<typeof kindsOf>[0]) => Object.keys(kindsOf(entity).labels ?? {});
  expect(names('company')).toEqual(expect.arrayContaining(['phones', 'openingHours', 'headOffice']));
  expect(names('products')).toContain('prices');
  const all = [...names('company'), ...names('products'), ...names('news')];
  for (const name of ['mark', 'languages', 'form', 'declarations', 'createdAt', 'desc'])
    expect(all).not.toContain(name);
});
