import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { openStore } from '@/components/admin/store/browser/idb-store';
import { until } from './studio-kit';

const options = (name = 'studio') => ({ name, onVersionChange: jest.fn(), onLost: jest.fn() });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('creates the stores on first opening and keeps them on the next', async () => {
  const first = await openStore(options());
  if (!first.ok) throw new Error(first.reason);
  first.store.close();
  const again = await openStore(options());
  expect(again.ok).toBe(true);

  const database = await openDB('studio');
  expect(database.version).toBe(2);
  expect([...database.objectStoreNames]).toEqual(['drafts', 'media', 'meta', 'quarantine', 'steps', 'terms']);
  expect(database.transaction('drafts').store.keyPath).toEqual(['entity', 'id']);
});

it('reports disabled storage when the browser throws or has none', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await openStore(options())).toEqual({ ok: false, reason: 'unavailable' });
  Reflect.deleteProperty(globalThis, 'indexedDB');
  expect(await openStore(options())).toEqual({ ok: false, reason: 'unavailable' });
});

it('gives up after five seconds without an answer, and closes a late connection', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const holder = await openDB('studio');
  // The deletion waits for the holder, and the opening for the deletion.
  indexedDB.deleteDatabase('studio');
  const opening = openStore(options());
  let reason = '';
  void opening.then((opened) => (reason = opened.ok ? 'opened' : opened.reason));
  await jest.advanceTimersByTimeAsync(4_999);
  expect(reason).toBe('');
  await jest.advanceTimersByTimeAsync(1);
  expect(reason).toBe('timeout');

  jest.useRealTimers();
  holder.close();
  const close = jest.spyOn(IDBDatabase.prototype, 'close');
  await until(() => close.mock.calls.length > 0);
  expect(close).toHaveBeenCalledTimes(1);
});

it('reports that another tab blocks the upgrade to a newer layout', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const request: IDBOpenDBRequest = Reflect.construct(IDBOpenDBRequest, []);
  jest.spyOn(indexedDB, 'open').mockReturnValue(request);
  const opening = openStore(options());
  request.dispatchEvent(new IDBVersionChangeEvent('blocked'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await opening).toEqual({ ok: false, reason: 'blocked' });
});

it('reports that the browser closed the connection', async () => {
  const handlers = options();
  const open = jest.spyOn(indexedDB, 'open');
  await openStore(handlers);
  const request = open.mock.results[0]?.value as IDBOpenDBRequest;
  forceCloseDatabase(request.result as unknown as Parameters<typeof forceCloseDatabase>[0]);
  await until(() => handlers.onLost.mock.calls.length > 0);
  expect(handlers.onLost).toHaveBeenCalledTimes(1);
});
