import { createMemoryStore } from '@/components/admin/drafts/store/memory-store';
import { openStore } from '@/components/admin/drafts/store/open-store';
import type { Batch, StudioStore } from '@/components/admin/drafts/store/store';
import type { Draft, Step } from '@/content/lib/studio-types';
import { createBrowser, pictureFile } from './studio-kit';

const draft = (rev: number, title = 'x', savedAt = `2026-11-20T08:00:0${rev}Z`): Draft => ({
  version: 1,
  entity: 'products',
  id: 'a',
  savedAt,
  value: { title },
  op: 'put',
  base: null,
  baseHash: null,
  rev,
});
const put = (expected: Draft | null, after: Draft | null): Batch => ({
  drafts: [{ entity: 'products', id: 'a', expected, after }],
});
const step: Step = { seq: 1, at: '2026-11-20T08:00:00Z', label: 'x', undone: false, changes: [] };

async function open() {
  const opened = await openStore({ name: 'studio', onVersionChange: jest.fn(), onLost: jest.fn() });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.store;
}

beforeEach(() => void createBrowser());
afterEach(() => jest.restoreAllMocks());

describe.each([
  ['in IndexedDB', open],
  ['in memory', async () => createMemoryStore({ drafts: [], steps: [], media: [] })],
])('a store %s', (_, make) => {
  let store: StudioStore;
  beforeEach(async () => {
    store = await make();
  });

  it('writes a draft only over the one that the writer has seen', async () => {
    expect(await store.commit(put(null, draft(1)))).toEqual({ ok: true });
    expect(await store.commit(put(null, draft(1, 'second')))).toEqual({ ok: false, reason: 'conflict' });
    expect(await store.commit(put(draft(2), draft(3)))).toEqual({ ok: false, reason: 'conflict' });
    const sameTime = { ...draft(2), savedAt: draft(1).savedAt };
    expect(await store.commit(put(sameTime, draft(3)))).toEqual({ ok: false, reason: 'conflict' });
    expect(await store.commit(put(draft(1), draft(2)))).toEqual({ ok: true });
    expect((await store.readAll()).drafts).toEqual([draft(2)]);
  });

  it('does not take a draft begun anew for the old one of the same revision', async () => {
    await store.commit(put(null, draft(1, 'old', '2026-11-20T08:00:00Z')));
    await store.commit(put(draft(1, 'old', '2026-11-20T08:00:00Z'), null));
    await store.commit(put(null, draft(1, 'new', '2026-11-20T09:00:00Z')));
    const late = put(draft(1, 'old', '2026-11-20T08:00:00Z'), draft(2, 'late'));
    expect(await store.commit(late)).toEqual({ ok: false, reason: 'conflict' });
  });

  it('writes nothing of a batch whose one draft has lost the race', async () => {
    await store.commit(put(null, draft(1)));
    const other = { entity: 'products', id: 'b', expected: null, after: { ...draft(1), id: 'b' } } as const;
    const batch = { drafts: [other, ...(put(null, draft(1)).drafts ?? [])], steps: [step] };
    expect(await store.commit(batch)).toEqual({ ok: false, reason: 'conflict' });
    expect(await store.readAll()).toEqual({ drafts: [draft(1)], steps: [], media: [] });
  });

  it('stores draft, step and picture together, reads them by key and drops them again', async () => {
    const media = [pictureFile('wall')];
    await store.commit({ ...put(null, draft(1)), steps: [step], media });
    const keys = { drafts: [['products', 'a']] as const, steps: [1, 2], media: ['hash of wall'] };
    const found = await store.read(keys);
    expect(found).toMatchObject({ drafts: [draft(1)], steps: [step], media: [{ path: 'media/wall.webp' }] });
    await store.commit({ ...put(draft(1), null), droppedSteps: [1], droppedMedia: ['hash of wall'] });
    expect(await store.read(keys)).toEqual({ drafts: [], steps: [], media: [] });
  });

  it('keeps what stands in meta and forgets it on null', async () => {
    await store.setMeta('profile', { name: 'A' });
    expect(await store.getMeta('profile')).toEqual({ name: 'A' });
    await store.setMeta('profile', null);
    expect((await store.getMeta('profile')) ?? null).toBeNull();
  });

  it('erases everything', async () => {
    await store.commit({ ...put(null, draft(1)), steps: [step], media: [pictureFile('wall')] });
    await store.setMeta('folder', 'handle');
    await store.erase();
    expect(await store.readAll()).toEqual({ drafts: [], steps: [], media: [] });
    expect((await store.getMeta('folder')) ?? null).toBeNull();
  });
});

it('lets one of two connections win and tells the other', async () => {
  const [one, other] = [await open(), await open()];
  const outcomes = await Promise.all([
    one.commit(put(null, draft(1, 'one'))),
    other.commit(put(null, draft(1, 'other'))),
  ]);
  expect(outcomes).toEqual([{ ok: true }, { ok: false, reason: 'conflict' }]);
  expect((await one.readAll()).drafts).toEqual([draft(1, 'one')]);
});

it('issues put and commit in the same tick when the page is left', async () => {
  const store = await open();
  const calls: string[] = [];
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    calls.push('put');
    throw new DOMException('stop here', 'DataError');
  });
  void store.commitNow(put(null, draft(1)));
  expect(calls).toEqual(['put']);
  jest.restoreAllMocks();

  const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
  const written = store.commitNow(put(null, draft(1)));
  expect(commit).toHaveBeenCalledTimes(1);
  expect(await written).toEqual({ ok: true });
  expect((await store.readAll()).drafts).toEqual([draft(1)]);
});

it.each([
  ['QuotaExceededError', 'quota'],
  ['DataError', 'failed'],
])('says %s in its own words and leaves the store as it was', async (name, reason) => {
  const store = await open();
  await store.commit(put(null, draft(1)));
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', name);
  });
  expect(await store.commit({ ...put(draft(1), draft(2)), droppedSteps: [1] })).toEqual({
    ok: false,
    reason,
  });
  jest.restoreAllMocks();
  expect((await store.readAll()).drafts).toEqual([draft(1)]);
});

it('says that the connection is closed', async () => {
  const store = await open();
  store.close();
  expect(await store.commit(put(null, draft(1)))).toEqual({ ok: false, reason: 'closed' });
  expect(await store.commitNow(put(null, draft(1)))).toEqual({ ok: false, reason: 'closed' });
});
