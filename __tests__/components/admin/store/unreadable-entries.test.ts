import type { Environment } from '@/components/admin/store/core';
import { openDB } from 'idb';
import { recordHash } from '@/content/lib/record-hash';
import { draftOf } from '../rows-and-drafts';
import { browser, browserOfEachTest, p, product, startAfterCrash, stateOf } from './studio-kit';

browserOfEachTest();

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
      database.put('drafts', { entity: 'products', id: 'beta', version: 2 }),
    );
    expect(studio().state).toMatchObject({ quarantine: [], isOutdated: true });
    expect(await (await openDB('studio')).get('drafts', ['products', 'beta'])).toBeDefined();
  });
});

describe('drafts of an older version', () => {
  async function startLater(migrateRecord: Environment['migrateRecord']) {
    const tab = await browser.startTab();
    await tab.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
    await tab.studio().reorder('products', ['beta', 'alpha', 'gamma']);
    tab.controller.stop();
    const products = ['alpha', 'beta', 'gamma'].map((id) => product(id, { inch: '9″' }));
    return browser.startTab({ products }, { recordVersion: 2, migrateRecord });
  }

  it('are migrated with their base, history included', async () => {
    const { studio } = await startLater((_, record) => ({ ...(record as object), inch: '9″' }));
    const draft = studio().row('products', 'alpha')?.draft;
    expect(draft).toMatchObject({ version: 2, value: { name: 'Mine', inch: '9″' }, base: { inch: '9″' } });
    expect(draft?.baseHash).toBe(await recordHash(draft?.base));
    expect(studio().state.drafts.has('products/#order')).toBe(true);
    expect(studio().state.steps).toHaveLength(2);
  });

  it('move to the quarantine when the migration fails, and are never deleted', async () => {
    const { studio } = await startLater(() => {
      throw new Error('cannot');
    });
    expect(studio().state.quarantine).toMatchObject([
      { store: 'drafts', raw: { value: { name: 'Mine' } } },
      { store: 'steps' },
    ]);
    expect(studio().changeCount).toBe(1);
  });
});
