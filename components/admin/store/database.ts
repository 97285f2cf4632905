import type { IDBPDatabase } from 'idb';
import type { WriteFailure } from './types';
import { type Known, type Mirror, type StoreWrite, type Unreadable, writesBetween } from './mirror';

const STORES = ['drafts', 'handed', 'publications', 'steps', 'media', 'quarantine', 'meta'] as const;
/** Key in `meta` of the number of changes: a tab whose number differs reads the store again. */
const REVISION = 'revision';

/** Stored entries, not parsed yet. */
export type Raw = {
  readonly drafts: readonly unknown[];
  readonly handed: readonly unknown[];
  readonly publications: readonly unknown[];
  readonly steps: readonly unknown[];
  readonly media: readonly unknown[];
  readonly quarantine: readonly { readonly key: IDBValidKey; readonly raw: unknown }[];
  readonly profile: unknown;
  readonly revision: number;
};

/** What a plan makes of the stored entries, or why it makes nothing. */
export type Planned<Value> =
  | { readonly ok: true; readonly mirror: Mirror; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

type Transaction = ReturnType<typeof openAll>;

const openAll = (database: IDBPDatabase, mode: 'readonly' | 'readwrite') =>
  database.transaction([...STORES], mode as 'readwrite');

/** Reads all entries in a transaction. Awaits nothing but its requests: anything else would end it. */
async function readAll(transaction: Transaction): Promise<Raw> {
  const all = (name: (typeof STORES)[number]) => transaction.objectStore(name).getAll() as Promise<unknown[]>;
  const meta = transaction.objectStore('meta');
  const [drafts, handed, publications, steps, media, entries, keys, profile, revision] = await Promise.all([
    all('drafts'),
    all('handed'),
    all('publications'),
    all('steps'),
    all('media'),
    all('quarantine'),
    transaction.objectStore('quarantine').getAllKeys(),
    meta.get('profile') as Promise<unknown>,
    meta.get(REVISION) as Promise<unknown>,
  ]);
  const quarantine = entries.map((raw, index) => ({ key: keys[index] ?? 0, raw }));
  return {
    drafts,
    handed,
    publications,
    steps,
    media,
    quarantine,
    profile,
    revision: Number(revision ?? 0),
  };
}

/** The store of drafts. All tabs write to it: each change reads, plans and writes in one transaction. */
export function createDatabase(database: IDBPDatabase, parse: (raw: Raw) => Known) {
  /** Runs a change; its failure aborts everything. */
  async function inTransaction<Value>(run: (transaction: Transaction) => Promise<Value>) {
    try {
      const transaction = openAll(database, 'readwrite');
      // The value below says whether it failed; this keeps the browser from reporting it.
      transaction.done.catch(() => undefined);
      const value = await run(transaction).catch((error: unknown) => {
        abort(transaction);
        throw error;
      });
      // Awaited even after a failure: only then the store has decided.
      await transaction.done;
      return { ok: true, value } as const;
    } catch (error) {
      return { ok: false, reason: failureOf(error) } as const;
    }
  }

  return {
    name: database.name,
    read: () => readAll(openAll(database, 'readonly')),
    /**
     * Plans on what is stored now, and writes the result in the same transaction.
     * @param known returns what this tab has read last; it is read again where another tab has written since.
     * @param plan must be synchronous and pure.
     */
    change: <Value>(known: () => Known, plan: (stored: Known) => Planned<Value>) =>
      inTransaction(async (transaction) => {
        const meta = transaction.objectStore('meta');
        const revision = Number((await meta.get(REVISION)) ?? 0);
        const mine = known();
        const stored = revision === mine.revision ? mine : parse(await readAll(transaction));
        const planned = plan(stored);
        if (!planned.ok) return { planned, stored };
        const writes = writesBetween(stored, planned.mirror);
        if (writes.length === 0) return { planned, stored };
        const isCovered = ({ store, key }: Unreadable) =>
          writes.some((write) => write.store === store && indexedDB.cmp(write.key, key) === 0);
        // What could not be read is kept beside the entry that takes its place.
        for (const { store, reason, raw } of stored.unreadable.filter(isCovered)) {
          const kept = transaction.objectStore('quarantine').add({ store, reason, raw });
          kept.catch(() => undefined);
        }
        await writeTo(transaction, [...writes, { store: 'meta', key: REVISION, value: revision + 1 }]);
        const unreadable = stored.unreadable.filter((entry) => !isCovered(entry));
        return { planned, stored: { ...planned.mirror, unreadable, revision: revision + 1 } };
      }),
    /** Writes entries that no plan depends on. */
    write: (writes: readonly StoreWrite[]) => inTransaction((transaction) => writeTo(transaction, writes)),
    readMeta: (key: string): Promise<unknown> => database.get('meta', key),
    erase: () =>
      inTransaction(async (transaction) => {
        const revision = Number((await transaction.objectStore('meta').get(REVISION)) ?? 0);
        await Promise.all(STORES.map((name) => transaction.objectStore(name).clear()));
        await transaction.objectStore('meta').put(revision + 1, REVISION);
      }),
    close: () => database.close(),
  };
}

export type Database = ReturnType<typeof createDatabase>;

async function writeTo(transaction: Transaction, writes: readonly StoreWrite[]) {
  for (const { store: name, key, value } of writes) {
    const store = transaction.objectStore(name);
    const request = value === null ? store.delete(key) : store.put(value, name === 'meta' ? key : undefined);
    // On a full disk Chromium never answers some of these: the end of the transaction decides.
    request.catch(() => undefined);
  }
}

function abort(transaction: Transaction) {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** Returns why a transaction failed; browsers disagree on the classes of IndexedDB's errors. */
function failureOf(error: unknown): WriteFailure {
  const name: unknown = Reflect.get(Object(error), 'name');
  if (name === 'QuotaExceededError') return 'quota';
  return name === 'InvalidStateError' ? 'closed' : 'failed';
}
