import { openDB } from 'idb';
import { recordHash } from '@/content/lib/record-hash';
import type { Draft, OrderDraft, Step } from '@/content/exchange/studio-types';
import {
  type Browser,
  createBrowser,
  pictureFile,
  product,
  productIds,
  reopened,
  stateOf,
} from './studio-kit';

const AT = '2026-11-19T08:00:00.000Z';

let browser: Browser;
beforeEach(() => {
  browser = createBrowser();
});

/** A store as the studio of before made it: version 1, a draft for each record, `rev` counted for each of them. */
async function leaveOldStore() {
  const base = product('alpha');
  const value = product('alpha', { name: 'Mine', image: { src: '/images/uploads/wall.webp' } });
  const common = { version: 1, entity: 'products', savedAt: AT } as const;
  const edited: Draft = {
    ...common,
    id: 'alpha',
    value,
    op: 'put',
    base,
    baseHash: await recordHash(base),
    rev: 7,
  };
  const added: Draft = {
    ...common,
    id: 'delta',
    value: product('delta', { name: '' }),
    op: 'put',
    base: null,
    baseHash: null,
    rev: 1,
  };
  const gone = product('gamma');
  const removed: Draft = {
    ...common,
    id: 'gamma',
    value: gone,
    op: 'delete',
    base: gone,
    baseHash: await recordHash(gone),
    rev: 2,
    writtenHash: 'a'.repeat(64),
    writtenAt: AT,
  };
  const order: OrderDraft = {
    ...common,
    id: '#order',
    baseIds: ['alpha', 'beta', 'gamma'],
    ids: ['beta', 'alpha', 'delta', 'gamma'],
    rev: 3,
  };
  const before: Draft = { ...edited, value: product('alpha', { name: 'Older' }), rev: 6 };
  // Numbered by the clock, with three digits of chance.
  const step: Step = {
    seq: Date.parse(AT) * 1_000 + 123,
    at: AT,
    label: 'Edited “Mine”',
    undone: false,
    changes: [{ entity: 'products', id: 'alpha', before, after: edited }],
  };
  const database = await openDB('studio', 1, {
    upgrade: (made) => {
      made.createObjectStore('drafts', { keyPath: ['entity', 'id'] });
      made.createObjectStore('media', { keyPath: 'hash' });
      made.createObjectStore('steps', { keyPath: 'seq' });
      made.createObjectStore('meta');
      made.createObjectStore('quarantine', { autoIncrement: true });
    },
  });
  for (const draft of [edited, added, removed, order]) await database.put('drafts', draft);
  await database.put('steps', step);
  await database.put('media', pictureFile('wall'));
  await database.put('meta', { name: 'Rina', jobTitle: 'Editor' }, 'profile');
  await database.put('meta', 'handle', 'folder');
  await database.add('quarantine', {
    store: 'drafts',
    key: ['news', 'x'],
    at: AT,
    reason: 'entity is unknown',
    raw: 1,
  });
  browser.texts.set(
    'studio:rescue',
    JSON.stringify([{ ...edited, rev: 8, value: product('alpha', { name: 'Mine, unsaved' }) }]),
  );
  return database;
}

it('takes over drafts, order, history, pictures, profile, folder, quarantine and recovery snapshots', async () => {
  (await leaveOldStore()).close();
  const tab = await browser.startTab();
  const { state, readMeta } = tab.studio();
  expect(state.status).toEqual({ phase: 'ready', storage: 'kept' });
  expect(productIds(tab.studio())).toEqual(['beta', 'alpha', 'delta', 'gamma']);
  expect(['alpha', 'beta', 'delta', 'gamma'].map((id) => stateOf(tab.studio(), id))).toEqual([
    'edited',
    'published',
    'new',
    'written',
  ]);
  expect(tab.studio().row('products', 'alpha')?.value.name).toBe('Mine, unsaved');
  expect([...state.media.keys()]).toEqual(['media/wall.webp']);
  expect(state.profile).toEqual({ name: 'Rina', jobTitle: 'Editor' });
  expect(state.quarantine).toMatchObject([{ reason: 'entity is unknown' }]);
  expect(await readMeta('folder')).toEqual({ ok: true, value: 'handle' });

  await tab.studio().undo();
  await tab.studio().undo();
  expect(tab.studio().row('products', 'alpha')?.value.name).toBe('Older');
  const next = await reopened(browser, tab);
  expect(next.studio().row('products', 'alpha')?.value.name).toBe('Older');
  await next.studio().redo();
  expect(next.studio().row('products', 'alpha')?.value.name).toBe('Mine');
});

it('makes a studio of before that is open in another tab save and close', async () => {
  const old = await leaveOldStore();
  const isAsked = jest.fn(async () => {
    await old.put('meta', { name: 'Saved at the last moment', jobTitle: '' }, 'profile');
    old.close();
  });
  old.addEventListener('versionchange', () => void isAsked());
  const { studio } = await browser.startTab();
  expect(isAsked).toHaveBeenCalledTimes(1);
  expect(studio().state.profile?.name).toBe('Saved at the last moment');
});
