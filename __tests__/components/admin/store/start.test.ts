import { pair } from '@/__tests__/fixtures/pair';
import { RECORD_VERSION } from '@/lib/exchange/studio-types';
import { textOf } from '@/lib/records';
import { openDB } from 'idb';
import { openStore } from '@/components/admin/store/browser/idb-store';
import {
  browser,
  browserOfEachTest,
  edit,
  fillStorage,
  labels,
  online,
  p,
  product,
  productIds,
  startAfterCrash,
  stateOf,
} from './studio-kit';
import { draftOf } from '../rows-and-drafts';

browserOfEachTest();

const broken = { openStore: async () => ({ ok: false, reason: 'timeout' }) as const };

describe('a store that does not open', () => {
  it('is reported, and the studio can work without saving', async () => {
    const { controller, studio } = await browser.startTab(online, broken);
    expect(studio().state.status).toEqual({ phase: 'broken', reason: 'timeout' });
    expect(await studio().put(p('alpha'), product('alpha', { name: 'x' }))).toEqual({
      ok: false,
      reason: 'read-only',
    });
    await studio().workWithoutSaving();
    expect(studio().state).toMatchObject({ status: { phase: 'ready', storage: 'memory' }, storeName: null });
    expect(controller.hasUnsaved()).toBe(false);
    await studio().put(p('alpha'), product('alpha', { name: 'Kept in memory' }));
    expect(controller.hasUnsaved()).toBe(true);
    await studio().undo();
    await studio().redo();
    expect(stateOf(studio(), 'alpha')).toBe('edited');
    const { drafts } = await studio().contents();
    expect(drafts).toHaveLength(1);
    await studio().markWritten(drafts);
    expect(controller.hasUnsaved()).toBe(false);
  });

  it('can be opened again, and then stores the drafts of the time without saving', async () => {
    let isBroken = true;
    const open: typeof openStore = async (options) =>
      isBroken ? { ok: false, reason: 'failed' } : openStore(options);
    const { studio } = await browser.startTab(online, { openStore: open });
    expect(await studio().retry()).toBe('failed');
    await studio().workWithoutSaving();
    await studio().put(p('alpha'), product('alpha', { name: 'Typed meanwhile' }));
    isBroken = false;
    expect(await studio().retry()).toBeNull();
    expect(studio().state.status).toEqual({ phase: 'ready', storage: 'kept' });
    const next = await browser.startTab();
    expect(textOf(next.studio().row('products', 'alpha')?.value.name)).toBe('Typed meanwhile');
    expect(labels(next)).toEqual(['Kept from the time without saving']);
  });

  describe('but does later, when this tab has worked without saving', () => {
    let isBroken = true;
    const open: typeof openStore = async (options) =>
      isBroken ? { ok: false, reason: 'failed' } : openStore(options);

    /** A tab that keeps its drafts in memory, beside one that has a store. */
    async function startBoth() {
      isBroken = true;
      const other = await browser.startTab();
      await other.studio().put(p('alpha'), product('alpha', { name: 'Stored before' }));
      const { studio } = await browser.startTab(online, { openStore: open });
      await studio().workWithoutSaving();
      expect(await studio().put(p('alpha'), product('alpha', { name: 'Typed later' }))).toMatchObject({
        ok: true,
      });
      isBroken = false;
      return { other, studio };
    }

    it('keeps the newer of two drafts of one record, and Undo restores the other', async () => {
      const { other, studio } = await startBoth();
      await studio().put(p('beta'), product('beta', { name: 'Typed before' }));
      await other.studio().put(p('beta'), product('beta', { name: 'Stored later' }));
      await studio().retry();
      const names = ['alpha', 'beta'].map((id) => textOf(studio().row('products', id)?.value.name));
      expect(names).toEqual(['Typed later', 'Stored later']);
      await studio().undo();
      expect(textOf(studio().row('products', 'alpha')?.value.name)).toBe('Stored before');
    });

    it('keeps the drafts in memory if the store rejects writes', async () => {
      const { studio } = await startBoth();
      const put = fillStorage();
      expect(await studio().retry()).toBeNull();
      expect(studio().state.save).toEqual({ kind: 'failed', reason: 'quota' });
      expect((await studio().contents()).drafts).toMatchObject([{ value: { name: pair('Typed later') } }]);
      put.mockRestore();
      expect(await studio().flush()).toMatchObject({ ok: true });
      expect(textOf((await browser.startTab()).studio().row('products', 'alpha')?.value.name)).toBe(
        'Typed later',
      );
    });
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
  const open: typeof openStore = (options) => {
    lose = options.onLost;
    return openStore(options);
  };
  const tab = await browser.startTab(online, { openStore: open });
  const { studio } = tab;
  const session = edit(tab);
  session.change({ ...session.getState().value, name: 'Typed' }, 'name');
  lose();
  expect(studio().state.status).toEqual({ phase: 'broken', reason: 'lost' });
  await studio().workWithoutSaving();
  expect(studio().state.storeName).toBeNull();
  await studio().retry();
  expect(textOf(studio().row('products', 'alpha')?.value.name)).toBe('Typed');
});

it('flushes and asks for a reload when a newer studio needs the store', async () => {
  const tab = await browser.startTab();
  const { studio } = tab;
  const session = edit(tab);
  session.change({ ...session.getState().value, name: 'Typed' }, 'name');
  const newer = await openDB('studio', 3);
  expect(studio().state.status).toEqual({ phase: 'closed' });
  expect(await newer.get('drafts', ['products', 'alpha'])).toMatchObject({ value: { name: 'Typed' } });
});

it('shows the published lists read-only outside of a secure context', async () => {
  const open = jest.fn(openStore);
  const { studio } = await browser.startTab(online, { isSecure: false, openStore: open });
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
    ['a base without hash', { ...draft, base: {} }],
    ['a BigInt', { ...draft, value: product('beta', { size: 10n }) }],
    ['a Map', { ...draft, value: product('beta', { size: new Map([['a', 1]]) }) }],
    ['a day object', { ...draft, value: product('beta', { size: new Date(0) }) }],
    ['a number that is none', { ...draft, value: product('beta', { size: Number.NaN }) }],
  ])('go to the quarantine whole, and the rest works: %s', async (_, fields) => {
    const raw = { entity: 'products', id: 'beta', ...fields };
    const { studio } = await damage((database) => database.put('drafts', raw));
    expect(studio().state.quarantine).toMatchObject([{ store: 'drafts', raw }]);
    expect(stateOf(studio(), 'alpha')).toBe('edited');
    expect(stateOf(studio(), 'beta')).toBe('published');
    // It stays there over starts, until it is deleted.
    const next = await startAfterCrash(browser);
    const [entry] = next.studio().state.quarantine;
    await next.studio().deleteQuarantined(entry?.id ?? 0);
    expect(next.studio().state.quarantine).toEqual([]);
    expect((await startAfterCrash(browser)).studio().state.quarantine).toEqual([]);
  });

  it('may be of an unknown entity, a step or a picture', async () => {
    const { studio } = await damage(async (database) => {
      await database.put('drafts', { entity: 'news', id: 'x', version: 1 });
      await database.put('steps', { seq: 5, label: 'no changes' });
      await database.put('media', { hash: 'x', path: 'media/x.webp' });
    });
    expect(studio().state.quarantine.map(({ store }) => store)).toEqual(['drafts', 'steps', 'media']);
    expect(studio().state.steps).toHaveLength(1);
  });

  it('are left in place when a newer studio wrote them', async () => {
    const { studio } = await damage((database) =>
      database.put('drafts', { entity: 'products', id: 'beta', version: RECORD_VERSION + 1 }),
    );
    expect(studio().state).toMatchObject({ quarantine: [], isOutdated: true });
    expect(await (await openDB('studio')).get('drafts', ['products', 'beta'])).toBeDefined();
  });
});
