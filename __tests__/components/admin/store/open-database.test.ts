import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { openDatabase } from '@/components/admin/store/open-database';
import { until } from './studio-kit';

const options = (name = 'studio') => ({ name, onVersionChange: jest.fn(), onLost: jest.fn() });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('reports disabled storage when the browser throws or has none', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await openDatabase(options())).toEqual({ ok: false, reason: 'unavailable' });
  Reflect.deleteProperty(globalThis, 'indexedDB');
  expect(await openDatabase(options())).toEqual({ ok: false, reason: 'unavailable' });
});

it('gives up after five seconds without an answer, and closes a late connection', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const holder = await openDB('studio');
  // The deletion waits for the holder, and the opening for the deletion.
  indexedDB.deleteDatabase('studio');
  const opening = openDatabase(options());
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
  const opening = openDatabase(options());
  request.dispatchEvent(new IDBVersionChangeEvent('blocked'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await opening).toEqual({ ok: false, reason: 'blocked' });
});
