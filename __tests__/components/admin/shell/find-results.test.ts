import { registry } from '@/content/registry';
import { rowOf } from '../rows-and-drafts';
import { findResults, MAX_RESULTS } from '@/components/admin/shell/search-results';

test('a result contains all words, and matches in titles precede those in texts', () => {
  const hits = findResults('solid brick', [
    rowOf('text', { title: 'Other' }, { description: 'A solid red brick' }),
    rowOf('title', { title: 'Brick, solid' }),
    rowOf('half', { title: 'Solid' }),
  ]);
  expect(hits.map(({ title }) => title)).toEqual(['Brick, solid', 'Other']);
});

test('screens are found, after records in the order of the menu', () => {
  const hits = findResults('blog', [
    rowOf('x', { entity: 'blogs', title: 'A blog' }),
    rowOf('y', { title: 'Blog block' }),
  ]);
  expect(hits.map(({ group, title }) => [group, title])).toEqual([
    ['Products', 'Blog block'],
    ['Blogs', 'A blog'],
    ['Screens', 'All Blogs'],
    ['Screens', 'Add Blog'],
  ]);
});

test.each(['phone', 'mobile', 'ফোন'])('the telephones of Company are found by “%s”', (word) => {
  const { add } = registry.company;
  expect(findResults(word, [])).toContainEqual({
    group: 'Fields',
    title: `Telephones (${add.title})`,
    path: `${add.path}#field-phones`,
  });
});

test.each([
  ['opening hours', 'Opening hours'],
  ['logo', 'Mark'],
  ['ইমেইল', 'Email'],
  ['password', 'Account Settings'],
  ['slider', 'All Banners'],
])('“%s” leads to %s', (query, title) => {
  const titles = findResults(query, []).map((hit) => hit.title);
  expect(titles).toContainEqual(expect.stringMatching(new RegExp(`^${title}`)));
});

test('a field that is called so comes before texts that mention it', () => {
  const [first] = findResults('hours', [rowOf('a', { title: 'Curing' }, { description: 'For 24 hours.' })]);
  expect(first?.title).toMatch(/^Opening hours/);
});

test('at most eight results are offered', () => {
  const many = Array.from({ length: 20 }, (_, index) => rowOf(`brick ${index}`));
  expect(findResults('brick', many)).toHaveLength(MAX_RESULTS);
});

test('new and edited records are marked, deleted ones are not offered', () => {
  const hits = findResults('brick', [
    rowOf('brick a', { state: { kind: 'new' } }),
    rowOf('brick b', { state: { kind: 'edited' } }),
    rowOf('brick c', { state: { kind: 'deleted' } }),
    rowOf('brick d'),
  ]);
  expect(hits.map(({ mark }) => mark)).toEqual(['New', 'Edited', undefined]);
});

test('an empty query lists the five records edited last', () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    rowOf(`r${index}`, { changedAt: `2026-11-2${index}T08:00:00Z` }),
  );
  const hits = findResults('  ', [...many, rowOf('never')]);
  expect(hits.map(({ title }) => title)).toEqual(['r6', 'r5', 'r4', 'r3', 'r2']);
});

test('two products of one name differ in their size', () => {
  const value = (size: string) => ({ name: 'Solid Brick', size });
  const hits = findResults('solid', [
    rowOf('one', { title: 'Solid Brick' }, value('240 × 115 × 70 mm')),
    rowOf('two', { title: 'Solid Brick' }, value('190 × 90 × 90 mm')),
  ]);
  expect(hits.map(({ title }) => title)).toEqual([
    'Solid Brick, 240 × 115 × 70 mm',
    'Solid Brick, 190 × 90 × 90 mm',
  ]);
});
