import { openStore, type StoreWrite } from '@/components/admin/store/browser/idb-store';
import type { Step } from '@/lib/exchange/studio-types';
import { draftOf } from '../rows-and-drafts';
import { createBrowser, fillStorage, pictureFile } from './studio-kit';

const AT = '2026-11-20T08:00:00Z';
const draft = (title: string) => draftOf('a', { title });
const put = (title: string): StoreWrite => ({
  store: 'drafts',
  key: ['products', 'a'],
  value: draft(title),
});
const step: Step = { seq: 1, at: AT, label: 'x', undone: false, changes: [] };

/** Opens a connection and acquires an epoch, like a writing tab. */
async function open() {
  const opened = await openStore({ name: 'studio', onVersionChange: jest.fn(), onLost: jest.fn() });
  if (!opened.ok) throw new Error(opened.reason);
  await opened.store.acquireEpoch(AT);
  return opened.store;
}

beforeEach(() => void createBrowser());
afterEach(() => jest.restoreAllMocks());

it('stores draft, step and picture together, and removes them together', async () => {
  const store = await open();
  const picture = pictureFile('wall');
  const writes: StoreWrite[] = [
    put('x'),
    { store: 'steps', key: 1, value: step },
    { store: 'media', key: picture.hash, value: picture },
  ];
  expect(await store.write(writes)).toEqual({ ok: true });
  expect(await store.readAll()).toMatchObject({
    drafts: [draft('x')],
    steps: [step],
    media: [{ path: 'media/wall.webp' }],
  });
  await store.write(writes.map((write) => ({ ...write, value: null })));
  expect(await store.readAll()).toMatchObject({ drafts: [], steps: [], media: [] });
});

describe('a tab after which another one has begun to write', () => {
  it('cannot write any more', async () => {
    const before = await open();
    expect(await before.write([put('before')])).toEqual({ ok: true });
    const after = await open();
    const outcomes = await Promise.all([
      before.write([put('too late'), { store: 'meta', key: 'profile', value: 'too late' }]),
      after.write([put('after')]),
      before.erase(),
    ]);
    const lockLost = { ok: false, reason: 'lock-lost' };
    expect(outcomes).toEqual([lockLost, { ok: true }, lockLost]);
    expect((await after.readAll()).drafts).toEqual([draft('after')]);
    expect(await after.readMeta('profile')).toBeUndefined();
  });
});

it('issues requests and commit in the same tick, for a page that is being left', async () => {
  const store = await open();
  const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
  const write = jest.spyOn(IDBObjectStore.prototype, 'put');
  const written = store.write([put('x')]);
  expect([write.mock.calls.length, commit.mock.calls.length]).toEqual([1, 1]);
  expect(await written).toEqual({ ok: true });
});

it.each([
  ['QuotaExceededError', 'quota'],
  ['DataError', 'failed'],
])('says %s in its own words and leaves the store as it was', async (name, reason) => {
  const store = await open();
  await store.write([put('x'), { store: 'steps', key: 1, value: step }]);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', name);
  });
  const failed = await store.write([{ store: 'steps', key: 1, value: null }, put('y')]);
  expect(failed).toEqual({ ok: false, reason });
  jest.restoreAllMocks();
  expect(await store.readAll()).toMatchObject({ drafts: [draft('x')], steps: [step] });
});

it('writes without an epoch if the disk has no room for one', async () => {
  const full = fillStorage();
  const store = await open();
  full.mockRestore();
  expect(await store.write([put('x')])).toEqual({ ok: true });
});

it('reports a closed connection', async () => {
  const store = await open();
  store.close();
  expect(await store.write([put('x')])).toEqual({ ok: false, reason: 'closed' });
});
