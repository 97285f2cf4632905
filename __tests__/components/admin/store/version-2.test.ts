import { openDB } from 'idb';
import fixture from '@/__tests__/fixtures/store-2.json';
import { createBrowser, labels, pictureFile, productIds, reopened, stateOf } from './studio-kit';

/** The browser of somebody who worked with the studio of November 2026; pictures are made here, JSON holds none. */
async function leaveStore() {
  const browser = createBrowser();
  const { stores, version, rescue } = fixture;
  const database = await openDB('studio', version, {
    upgrade: (upgraded) => {
      upgraded.createObjectStore('drafts', { keyPath: ['entity', 'id'] });
      upgraded.createObjectStore('media', { keyPath: 'hash' });
      upgraded.createObjectStore('steps', { keyPath: 'seq' });
      upgraded.createObjectStore('quarantine', { autoIncrement: true });
      upgraded.createObjectStore('meta');
      upgraded.createObjectStore('terms');
    },
  });
  for (const { value } of [...stores.drafts]) await database.put('drafts', value);
  for (const { value } of stores.steps) await database.put('steps', value);
  for (const { value } of stores.media) {
    await database.put('media', { ...value, blob: pictureFile('wall-1f0c9a7e').blob });
  }
  for (const name of ['quarantine', 'meta', 'terms'] as const) {
    for (const { key, value } of stores[name]) await database.put(name, value, key);
  }
  database.close();
  browser.texts.set('studio:rescue:tab', JSON.stringify(rescue));
  return browser;
}

it('a store of version 2 opens with its drafts, order, pictures, profile, exports and unsaved text', async () => {
  const tab = await (await leaveStore()).startTab();
  const { state, row, readMeta } = tab.studio();
  expect(state.status).toEqual({ phase: 'ready', storage: 'kept' });
  expect(productIds(tab.studio())).toEqual(['gamma', 'alpha', 'beta', 'edging-stone']);
  expect(['gamma', 'alpha', 'beta', 'edging-stone'].map((id) => stateOf(tab.studio(), id))).toEqual([
    'published',
    'edited',
    'edited',
    'new',
  ]);
  expect(row('products', 'alpha')?.value).toMatchObject({ name: 'Not saved', size: '2 mm' });
  expect(row('products', 'alpha')?.draft?.sent).toMatchObject([{ name: 'Typed', size: '2 mm' }]);
  expect([...state.media.keys()]).toEqual(['1f0c9a7e.webp']);
  expect(state.profile).toEqual({ name: 'Rina Das', jobTitle: 'Editor' });
  expect(state.quarantine).toMatchObject([{ id: 4, reason: 'entity is unknown', raw: { entity: 'offers' } }]);
  expect(await readMeta('exports')).toMatchObject({ ok: true, value: [{ fileName: 'a.json' }] });
});

it('the history of a store of version 2 is undone to its first step, over a reload', async () => {
  const browser = await leaveStore();
  const tab = await browser.startTab();
  const { length } = labels(tab);
  expect(length).toBe(fixture.stores.steps.length + 1);
  while ((await tab.studio().undo()).ok);
  const next = await reopened(browser, tab);
  expect(productIds(next.studio())).toEqual(['alpha', 'beta', 'gamma']);
  expect(next.studio().state.drafts.size).toBe(0);
  expect(next.studio().state.steps.every(({ undone }) => undone)).toBe(true);
  expect(labels(next)).toHaveLength(length);
});
