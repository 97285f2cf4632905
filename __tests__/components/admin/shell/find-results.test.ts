import { calledAlso } from '@/app/(admin)/_studio/strings/search';
import { adminRoutes } from '@/components/admin/routes';
import { entities, registry } from '@/content/registry';
import { formOf } from '@/content/registry/forms';
import { loadAllRecords } from '@/content/registry/loaders';
import { type Entity, findField, type ManagedRecord } from '@/lib/records';
import { rowOf } from '../rows-and-drafts';
import { findResults as find, MAX_RESULTS, targetsOf } from '@/components/admin/shell/find-results';

test('a result contains all words, and matches in titles precede those in texts', () => {
  const hits = findResults('solid brick', [
    rowOf('text', { title: 'Other' }, { description: 'A solid red brick' }),
    rowOf('title', { title: 'Brick, solid' }),
    rowOf('half', { title: 'Solid' }),
  ]);
  expect(hits.map(({ title }) => title)).toEqual(['Brick, solid', 'Other']);
});

test('what people call so comes first, other screens after records in the order of the menu', () => {
  const hits = findResults('blog', [
    rowOf('x', { entity: 'blogs', title: 'A blog' }),
    rowOf('y', { title: 'Blog block' }),
  ]);
  expect(hits.map(({ group, title }) => [group, title])).toEqual([
    ['You will find it here', 'All Blogs'],
    ['Products', 'Blog block'],
    ['Blogs', 'A blog'],
    ['Screens', 'Add Blog'],
  ]);
});

const findResults = (query: string, rows: Parameters<typeof find>[1]) =>
  find(query, rows, targetsOf(calledAlso));

const field = (path: string, on: Entity = 'company') => `${registry[on].add.path}#field-${path}`;
const listed = (path: string, on: Entity = 'products') => `${registry[on].list.path}?field=${path}`;
const list = (entity: Entity) => registry[entity].list.path;

test.each([
  [field('phones'), 'telephone phone mobile number call ফোন মোবাইল টেলিফোন নম্বর'],
  [field('openingHours'), 'hours|opening hours|timing|খোলা|সময়'],
  [field('headOffice'), 'address office location ঠিকানা অফিস'],
  [field('factory'), 'factory কারখানা'],
  [field('email'), 'email e-mail mail ইমেইল মেইল'],
  [field('map'), 'map location ম্যাপ মানচিত্র'],
  [field('mark'), 'logo লোগো'],
  [field('colours'), 'colour color রং'],
  [field('socials'), 'facebook youtube ফেসবুক'],
  [field('whatsApp'), 'whatsapp হোয়াটসঅ্যাপ'],
  [field('languages'), 'language bangla ভাষা'],
  [field('viceChairman', 'about-us'), 'chairman চেয়ারম্যান'],
  [listed('prices'), 'price cost taka দাম মূল্য'],
  [listed('size'), 'size মাপ'],
  [listed('supply'), 'delivery ডেলিভারি'],
  [listed('declarations'), 'certificate সনদ'],
  [listed('salary', 'vacancies'), 'salary বেতন'],
  [list('banners'), 'slider banner hero স্লাইডার ব্যানার'],
  [list('landing-pages'), 'offer discount অফার'],
  [list('vacancies'), 'job vacancy চাকরি'],
  [list('news'), 'news event খবর'],
  [list('feedbacks'), 'testimonial মতামত'],
  [list('partners'), 'client গ্রাহক'],
  [list('galleries'), 'gallery গ্যালারি'],
  [list('films'), 'video ভিডিও'],
  [list('blogs'), 'blog ব্লগ'],
  [adminRoutes.settings, 'password backup history পাসওয়ার্ড'],
])('%s is among the first three results of “%s”', async (path, words) => {
  const published = Object.entries(await loadAllRecords()) as [Entity, readonly ManagedRecord[]][];
  const rows = published.flatMap(([entity, records]) =>
    records.map((record) =>
      rowOf(
        String(record[registry[entity].idField]),
        { entity, title: registry[entity].titleOf(record) },
        record,
      ),
    ),
  );
  for (const word of words.split(words.includes('|') ? '|' : ' ')) {
    const found = findResults(word, rows).slice(0, 3);
    expect([word, found.map((hit) => hit.path)]).toEqual([word, expect.arrayContaining([path])]);
  }
});

test('a word for a field beside the name of a record leads to the field of that record', () => {
  const kerb = rowOf('kerb', { title: 'Kerb Stone' }, { name: { en: 'Kerb Stone' }, size: '900 × 150 mm' });
  const [first] = findResults('price kerb', [rowOf('tile', { title: 'Tile' }), kerb]);
  expect(first).toMatchObject({ title: 'Prices: Kerb Stone, 900 × 150 mm' });
  expect(first?.path).toBe(`${registry.products.add.path}?id=kerb#field-prices`);
});

test('words that people also use are given only for fields, lists and screens that exist', () => {
  const paths = new Set([...entities.map(list), ...Object.values(adminRoutes)]);
  for (const name of Object.keys(calledAlso)) {
    const [entity = '', ...path] = name.split('.');
    const isField =
      path.length > 0 && findField(formOf(entity as Entity).fields, path)?.path === path.join('.');
    expect([name, isField || paths.has(name) || (path.length === 0 && entity in registry)]).toEqual([
      name,
      true,
    ]);
  }
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
