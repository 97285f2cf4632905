import { RECORD_VERSION } from '@/lib/exchange/studio-types';
import type { Unreadable } from '@/components/admin/store/mirror';
import { openDB } from 'idb';
import { openDatabase, STORE_VERSION } from '@/components/admin/store/open-database';
import {
  browser,
  browserOfEachTest,
  edit,
  handOver,
  online,
  p,
  product,
  productIds,
  startAfterCrash,
  stateOf,
  stored,
  type,
} from './studio-kit';
import { draftOf } from '../rows-and-drafts';

browserOfEachTest();

const broken = { openDatabase: async () => ({ ok: false, reason: 'timeout' }) as const };

describe('a store that does not open', () => {
  it('is reported, and the page can be reloaded to work without saving', async () => {
    const workWithoutSaving = jest.fn();
    const { studio } = await browser.startTab(online, { ...broken, workWithoutSaving });
    expect(studio().state.status).toEqual({ phase: 'broken', reason: 'timeout' });
    const refused = await studio().put(p('alpha'), product('alpha', { name: 'x' }));
    expect(refused).toEqual({ ok: false, reason: 'read-only' });
    studio().workWithoutSaving();
    expect(workWithoutSaving).toHaveBeenCalledTimes(1);
  });

  it('leaves a page without saving, where every change is lost with it until it is handed over', async () => {
    const { controller, studio } = await browser.startTab(online, { isMemory: true });
    expect(studio().state).toMatchObject({ status: { phase: 'ready', storage: 'memory' }, storeName: null });
    expect(controller.hasUnsaved()).toBe(false);
    await studio().put(p('alpha'), product('alpha', { name: 'Kept in memory' }));
    expect(controller.hasUnsaved()).toBe(true);
    await studio().undo();
    await studio().redo();
    expect(stateOf(studio(), 'alpha')).toBe('edited');
    await handOver({ studio });
    expect(controller.hasUnsaved()).toBe(false);
  });

  it('is not changed when a new store is started, nor by later starts', async () => {
    (await openDB('studio', 7)).close();
    const { studio } = await browser.startTab();
    expect(studio().state.status).toEqual({ phase: 'broken', reason: 'newer-version' });
    expect(await studio().startNewStore()).toBeNull();
    await studio().remove([p('alpha')]);
    const next = await startAfterCrash(browser);
    expect(next.studio().state.storeName).toBe('studio-2');
    expect(stateOf(next.studio(), 'alpha')).toBe('deleted');
    expect((await openDB('studio')).version).toBe(7);
    await next.studio().startNewStore();
    expect(browser.storeName()).toBe('studio-3');
  });
});

it('keeps the text of an open editor when the browser closes the store', async () => {
  let lose: () => void = () => undefined;
  const open: typeof openDatabase = (options) => {
    lose = options.onLost;
    return openDatabase(options);
  };
  const tab = await browser.startTab(online, { openDatabase: open });
  const { studio } = tab;
  type(edit(tab), 'name', 'Typed');
  lose();
  expect(studio().state.status).toEqual({ phase: 'broken', reason: 'lost' });
  await studio().retry();
  expect(stored(tab, 'alpha')).toMatchObject({ name: 'Typed' });
});

it('saves and asks for a reload when a newer studio needs the store', async () => {
  const tab = await browser.startTab();
  type(edit(tab), 'name', 'Typed');
  const newer = await openDB('studio', STORE_VERSION + 1);
  expect(tab.studio().state.status).toEqual({ phase: 'closed' });
  expect(await newer.get('drafts', ['products', 'alpha'])).toMatchObject({ value: { name: 'Typed' } });
});

it('shows the published lists read-only outside of a secure context', async () => {
  const open = jest.fn(openDatabase);
  const { studio } = await browser.startTab(online, { isSecure: false, openDatabase: open });
  expect(studio().state.status).toEqual({ phase: 'insecure' });
  expect(productIds(studio())).toEqual(['alpha', 'beta', 'gamma']);
  expect(await studio().remove([p('alpha')])).toEqual({ ok: false, reason: 'read-only' });
  expect(open).not.toHaveBeenCalled();
});

it('reports missing content, and starts once it can be loaded', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(online.products);
  const { studio } = await browser.startTab(online, { loadRecords: load }, ['products']);
  expect(studio().state.status).toEqual({ phase: 'no-content' });
  await studio().retry();
  expect(studio().state.status.phase).toBe('ready');
});

describe('entries that cannot be read', () => {
  async function damage(change: (database: Awaited<ReturnType<typeof openDB>>) => Promise<unknown>) {
    const tab = await browser.startTab();
    await tab.studio().put(p('alpha'), product('alpha', { name: 'Fine' }));
    tab.controller.stop();
    const database = await openDB('studio');
    await change(database);
    database.close();
    return browser.startTab();
  }

  const nested = JSON.parse('{"a":'.repeat(500) + '1' + '}'.repeat(500)) as unknown;

  const draft = draftOf('beta', {});
  it.each([
    ['no version', { op: 'put' }],
    ['an older version', { ...draft, version: 0 }],
    ['an unknown op', { ...draft, op: 'push' }],
    ['a value that is no record', { ...draft, value: 'text' }],
    ['a value nested without end', { ...draft, value: nested }],
    ['a BigInt', { ...draft, value: product('beta', { size: 10n }) }],
    ['a Map', { ...draft, value: product('beta', { size: new Map([['a', 1]]) }) }],
    ['a day object', { ...draft, value: product('beta', { size: new Date(0) }) }],
    ['a number that is none', { ...draft, value: product('beta', { size: Number.NaN }) }],
  ])('stay where they are, and the rest works: %s', async (_, fields) => {
    const raw = { entity: 'products', id: 'beta', ...fields };
    const { studio } = await damage((database) => database.put('drafts', raw));
    expect(studio().state.unreadable).toMatchObject([{ store: 'drafts', raw }]);
    expect(stateOf(studio(), 'alpha')).toBe('edited');
    expect(stateOf(studio(), 'beta')).toBe('published');
    // Over starts, too, until it is deleted.
    const next = await startAfterCrash(browser);
    const [entry] = next.studio().state.unreadable;
    await next.studio().deleteUnreadable(entry as Unreadable);
    expect(next.studio().state.unreadable).toEqual([]);
    expect((await startAfterCrash(browser)).studio().state.unreadable).toEqual([]);
  });

  it('may be of an unknown entity, a step or a picture', async () => {
    const { studio } = await damage(async (database) => {
      await database.put('drafts', { entity: 'news', id: 'x', version: 1 });
      await database.put('steps', { seq: 5, label: 'no changes' });
      await database.put('media', { hash: 'x', path: 'media/x.webp' });
    });
    expect(studio().state.unreadable.map(({ store }) => store)).toEqual(['drafts', 'steps', 'media']);
    expect(studio().state.steps).toHaveLength(1);
  });

  it('are left in place when a newer studio wrote them', async () => {
    const { studio } = await damage((database) =>
      database.put('drafts', { entity: 'products', id: 'beta', version: RECORD_VERSION + 1 }),
    );
    expect(studio().state).toMatchObject({ unreadable: [], isOutdated: true });
    expect(await (await openDB('studio')).get('drafts', ['products', 'beta'])).toBeDefined();
  });
});
