import { pair } from '@/__tests__/fixtures/pair';
import { textOf } from '@/lib/records';
import { openDB } from 'idb';
import versionOne from '@/__tests__/fixtures/store-1.json';
import versionTwo from '@/__tests__/fixtures/store-2.json';
import recordsOfTwo from '@/__tests__/fixtures/store-2-records-2.json';
import { createBrowser, edit, labels, pictureFile, productIds, reopened, stateOf } from './studio-kit';

type Fixture = typeof versionOne | typeof versionTwo | typeof recordsOfTwo;

/** Creates the store of an earlier studio from a fixture; adds pictures, which JSON cannot contain. */
async function leaveStore({ version, stores, rescue }: Fixture) {
  const browser = createBrowser();
  const database = await openDB('studio', version, {
    upgrade: (upgraded) => {
      upgraded.createObjectStore('drafts', { keyPath: ['entity', 'id'] });
      upgraded.createObjectStore('media', { keyPath: 'hash' });
      upgraded.createObjectStore('steps', { keyPath: 'seq' });
      upgraded.createObjectStore('quarantine', { autoIncrement: true });
      upgraded.createObjectStore('meta');
      if (version > 1) upgraded.createObjectStore('terms');
    },
  });
  const { blob } = pictureFile('wall');
  for (const [name, entries] of Object.entries<readonly { key: unknown; value: unknown }[]>(stores)) {
    const hasKeys = ['quarantine', 'meta', 'terms'].includes(name);
    for (const { key, value } of entries) {
      const entry: unknown = name === 'media' ? { ...(value as object), blob } : value;
      await database.put(name, entry, hasKeys ? (key as IDBValidKey) : undefined);
    }
  }
  browser.texts.set(version > 1 ? 'studio:rescue:tab' : 'studio:rescue', JSON.stringify(rescue));
  return { browser, database };
}

async function openStored(fixture: Fixture) {
  const { browser, database } = await leaveStore(fixture);
  database.close();
  return { browser, tab: await browser.startTab() };
}

it('a store of version 1 opens with its drafts, order, pictures, profile, quarantine and unsaved text', async () => {
  const { browser, tab } = await openStored(versionOne);
  const { state, readMeta } = tab.studio();
  const ids = ['beta', 'alpha', 'delta', 'gamma'];
  expect(state.status).toEqual({ phase: 'ready', storage: 'kept' });
  expect(productIds(tab.studio())).toEqual(ids);
  expect(ids.map((id) => stateOf(tab.studio(), id))).toEqual(['published', 'edited', 'new', 'handed']);
  expect(textOf(tab.studio().row('products', 'alpha')?.value.name)).toBe('Mine');
  expect(textOf(edit(tab).typedText()?.value.name)).toBe('Mine, unsaved');
  expect([...state.media.keys()]).toEqual(['media/wall.webp']);
  expect(state.profile).toEqual({ name: 'Rina', jobTitle: 'Editor' });
  expect(state.unreadable).toMatchObject([{ reason: 'entity is unknown' }]);
  expect(await readMeta('folder')).toEqual({ ok: true, value: 'handle' });

  await tab.studio().undo();
  await tab.studio().undo();
  const next = await reopened(browser, tab);
  expect(textOf(next.studio().row('products', 'alpha')?.value.name)).toBe('Older');
  await next.studio().redo();
  expect(textOf(next.studio().row('products', 'alpha')?.value.name)).toBe('Mine');
});

it('a studio of version 1 that is open in another tab saves and closes', async () => {
  const { browser, database } = await leaveStore(versionOne);
  const isAsked = jest.fn(async () => {
    await database.put('meta', { name: 'Saved at the last moment', jobTitle: '' }, 'profile');
    database.close();
  });
  database.addEventListener('versionchange', () => void isAsked());
  const { studio } = await browser.startTab();
  expect(isAsked).toHaveBeenCalledTimes(1);
  expect(studio().state.profile?.name).toBe('Saved at the last moment');
});

/** Stores of version 2, with records of version 1, and with records of version 2, whose categories had names. */
const stores = [
  ['records of version 1', versionTwo],
  ['records of version 2', recordsOfTwo],
] as const;

it.each(stores)(
  'a store with %s opens with its drafts, order, pictures, profile, exports and unsaved text',
  async (_, store) => {
    const { tab } = await openStored(store);
    const { state, row, readMeta } = tab.studio();
    const ids = ['gamma', 'alpha', 'beta', 'edging-stone'];
    expect(state.status).toEqual({ phase: 'ready', storage: 'kept' });
    expect(productIds(tab.studio())).toEqual(ids);
    expect(ids.map((id) => stateOf(tab.studio(), id))).toEqual(['published', 'edited', 'edited', 'new']);
    expect(row('products', 'alpha')?.value).toMatchObject({
      name: pair('Typed again'),
      category: 'other-products',
      size: '2 mm',
    });
    expect(edit(tab).typedText()?.value).toMatchObject({
      name: pair('Not saved'),
      category: 'other-products',
    });
    expect(row('products', 'alpha')?.below).toMatchObject({
      name: pair('Typed'),
      category: 'other-products',
      size: '2 mm',
    });
    expect([...state.media.keys()]).toEqual(['1f0c9a7e.webp']);
    expect(state.profile).toEqual({ name: 'Rina Das', jobTitle: 'Editor' });
    expect(state.unreadable).toMatchObject([
      { store: 'quarantine', key: 4, reason: 'entity is unknown', raw: { entity: 'offers' } },
    ]);
    expect(await readMeta('exports')).toMatchObject({ ok: true, value: [{ fileName: 'a.json' }] });
  },
);

it.each(stores)(
  'the history of a store with %s is undone to its first step, over a reload',
  async (_, store) => {
    const { browser, tab } = await openStored(store);
    const { length } = labels(tab);
    expect(length).toBe(store.stores.steps.length);
    while ((await tab.studio().undo()).ok);
    const next = await reopened(browser, tab);
    expect(productIds(next.studio())).toEqual(['alpha', 'beta', 'gamma']);
    // What was handed over is taken back.
    expect([...next.studio().state.drafts.keys()]).toEqual(['products/alpha']);
    expect(next.studio().state.steps.every(({ undone }) => undone)).toBe(true);
    expect(labels(next)).toHaveLength(length);
  },
);
