import { type IDBPDatabase, openDB } from 'idb';
import type { MetaKey, OpenFailure, WriteFailure } from '../types';

/** Version 2 adds the epochs. Raising it makes older studios save and close: they would write without an epoch. */
export const STORE_VERSION = 2;

/** Creates the layout of the database; a change of it raises STORE_VERSION and adds an upgrade. */
function createStores(database: IDBPDatabase, oldVersion: number) {
  if (oldVersion < 1) {
    database.createObjectStore('drafts', { keyPath: ['entity', 'id'] });
    database.createObjectStore('media', { keyPath: 'hash' });
    database.createObjectStore('steps', { keyPath: 'seq' });
    database.createObjectStore('meta');
    database.createObjectStore('quarantine', { autoIncrement: true });
  }
  if (oldVersion < 2) database.createObjectStore('terms');
}

/** Timeout of opening, in ms; some browsers never answer when their storage is damaged. */
const OPEN_TIMEOUT_MS = 5_000;

type OpenOptions = {
  readonly name: string;
  /** Must flush: another tab upgrades the layout, and the connection is closed right afterwards. */
  readonly onVersionChange: () => void;
  /** Called if the browser closes the connection, for example because site data was cleared. */
  readonly onLost: () => void;
};

type Opened =
  | { readonly ok: true; readonly store: StudioStore }
  | { readonly ok: false; readonly reason: OpenFailure };

/** Opens the tab's one connection to the draft store; never throws and never waits longer than five seconds. */
export async function openStore({ name, onVersionChange, onLost }: OpenOptions): Promise<Opened> {
  let isBlocked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<OpenFailure>((resolve) => {
    timer = setTimeout(() => resolve(isBlocked ? 'blocked' : 'timeout'), OPEN_TIMEOUT_MS);
  });
  // Async, so that a missing or forbidden `indexedDB` (its getter throws) results in a rejection.
  const open = async (): Promise<IDBPDatabase> => {
    const database = await openDB(name, STORE_VERSION, {
      upgrade: createStores,
      blocked: () => {
        isBlocked = true;
      },
      blocking: () => {
        onVersionChange();
        // IndexedDB finishes committed transactions first.
        database.close();
      },
      terminated: onLost,
    });
    return database;
  };
  const opening = open();
  const first = await Promise.race([opening, late]).catch(openFailureOf);
  clearTimeout(timer);
  if (typeof first !== 'string') return { ok: true, store: createIdbStore(first) };
  // Closes a connection that opens too late: an idle one would block other tabs.
  opening.then(
    (database) => database.close(),
    () => undefined,
  );
  return { ok: false, reason: first };
}

function openFailureOf(error: unknown): OpenFailure {
  const name = errorName(error);
  if (name === 'VersionError') return 'newer-version';
  // Browsers throw one of these if storage is disabled or `indexedDB` is missing.
  return ['SecurityError', 'InvalidStateError', 'ReferenceError', 'TypeError'].includes(name)
    ? 'unavailable'
    : 'failed';
}

/** Returns the name of an error; browsers disagree on the classes of IndexedDB's errors. */
function errorName(error: unknown) {
  const name: unknown = Reflect.get(Object(error), 'name');
  return typeof name === 'string' ? name : '';
}

const STORES = ['drafts', 'steps', 'media', 'quarantine', 'meta'] as const;
/** Store of epochs: one entry each time a tab became the writer. The tab with the highest number may write. */
const EPOCHS = 'terms';
/** Number of epochs kept; a tab that was suspended for more of them could write again. */
const KEPT_EPOCHS = 200;

/** One entry to put, or to remove if `value` is null. `key` is needed for `meta` and for removals. */
export type StoreWrite = {
  readonly store: (typeof STORES)[number];
  readonly key?: IDBValidKey | readonly IDBValidKey[];
  readonly value: unknown;
};

export type WriteOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: WriteFailure };

export type StudioStore = ReturnType<typeof createIdbStore>;

/** Stored entries, not parsed yet. */
export type RawContents = Awaited<ReturnType<StudioStore['readAll']>>;

type Request = () => Promise<unknown>;

function createIdbStore(database: IDBPDatabase) {
  let epoch = 0;
  const openAll = () => database.transaction([...STORES, EPOCHS], 'readwrite');

  /** Checks the epoch in the same transaction: adding the next one fails, and aborts all, if another tab has it. */
  async function guarded(
    requests: (transaction: ReturnType<typeof openAll>) => readonly Request[],
  ): Promise<WriteOutcome> {
    try {
      const transaction = openAll();
      const epochs = transaction.objectStore(EPOCHS);
      return await outcomeOf(transaction, [
        () => epochs.add('', epoch + 1),
        () => epochs.delete(epoch + 1),
        ...requests(transaction),
      ]);
    } catch (error) {
      return { ok: false, reason: failureOf([error]) };
    }
  }

  return {
    name: database.name,
    /** Makes this tab the writer: later writes of other tabs are refused. */
    acquireEpoch: async (at: string): Promise<void> => {
      const transaction = database.transaction(EPOCHS, 'readwrite');
      const before = await transaction.store.getAllKeys();
      epoch = Math.max(0, ...before.map(Number)) + 1;
      // A failure (full disk) is ignored: only the protection against a hung tab is missing.
      await outcomeOf(transaction, [
        () => transaction.store.put(at, epoch),
        () => transaction.store.delete(IDBKeyRange.upperBound(epoch - KEPT_EPOCHS)),
      ]);
    },
    readAll: async () => {
      const transaction = database.transaction(STORES);
      const all = (name: (typeof STORES)[number]) =>
        transaction.objectStore(name).getAll() as Promise<unknown[]>;
      const [drafts, steps, media, entries, ids, profile] = await Promise.all([
        all('drafts'),
        all('steps'),
        all('media'),
        all('quarantine'),
        transaction.objectStore('quarantine').getAllKeys(),
        transaction.objectStore('meta').get('profile') as Promise<unknown>,
      ]);
      const quarantine = entries.map((raw, index) => ({ id: Number(ids[index]), raw }));
      return { drafts, steps, media, quarantine, profile };
    },
    readMeta: (key: MetaKey): Promise<unknown> => database.get('meta', key),
    /** Writes all entries or none, none after a later epoch. Issued in this tick: the page may close in the next. */
    write: (writes: readonly StoreWrite[]) =>
      guarded((transaction) =>
        writes.map(({ store: name, key, value }) => () => {
          const store = transaction.objectStore(name);
          if (value === null) return store.delete(key as IDBValidKey);
          return name === 'meta' ? store.put(value, key as IDBValidKey) : store.put(value);
        }),
      ),
    erase: () => guarded((transaction) => STORES.map((name) => () => transaction.objectStore(name).clear())),
    close: () => database.close(),
  };
}

type Finishable = { readonly done: Promise<void>; readonly abort: () => void; readonly commit: () => void };

/** Issues the requests and commits at once; a request that throws aborts the transaction. */
async function outcomeOf(transaction: Finishable, requests: readonly Request[]): Promise<WriteOutcome> {
  const errors: unknown[] = [];
  const fail = (error: unknown) => void errors.push(error);
  try {
    for (const request of requests) void request().catch(fail);
    transaction.commit();
  } catch (error) {
    fail(error);
    transaction.abort();
  }
  // Awaits the transaction, which ends after its requests: on a full disk Chromium never settles some of those.
  await transaction.done.catch(fail);
  return errors.length === 0 ? { ok: true } : { ok: false, reason: failureOf(errors) };
}

/** Picks the cause: one request fails by itself, the others because the transaction was aborted. */
function failureOf(errors: readonly unknown[]): WriteFailure {
  const names = errors.map(errorName);
  if (names.includes('ConstraintError')) return 'lock-lost';
  if (names.includes('QuotaExceededError')) return 'quota';
  return names.includes('InvalidStateError') ? 'closed' : 'failed';
}
