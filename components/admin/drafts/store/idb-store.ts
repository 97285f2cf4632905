import type { Entity } from '@/content/lib/entities';
import type { StudioDatabase } from './database';
import { errorName } from './error-name';
import { readQuarantined } from './read-entries';
import { isExpected, type Batch, type StudioStore, type WriteOutcome } from './store';

const STORES = ['drafts', 'steps', 'media'] as const;
const ALL_STORES = [...STORES, 'meta', 'quarantine'] as const;

/** The draft store on an open IndexedDB connection. */
export function createIdbStore(database: StudioDatabase): StudioStore {
  const begin = () => database.transaction(STORES, 'readwrite');
  type Transaction = ReturnType<typeof begin>;

  function request(transaction: Transaction, batch: Batch): Promise<unknown>[] {
    const drafts = transaction.objectStore('drafts');
    const steps = transaction.objectStore('steps');
    const media = transaction.objectStore('media');
    return [
      ...(batch.drafts ?? []).map(({ entity, id, after }) =>
        after === null ? drafts.delete([entity, id]) : drafts.put(after),
      ),
      ...(batch.steps ?? []).map((step) => steps.put(step)),
      ...(batch.droppedSteps ?? []).map((seq) => steps.delete(seq)),
      ...(batch.media ?? []).map((item) => media.put(item)),
      ...(batch.droppedMedia ?? []).map((hash) => media.delete(hash)),
    ];
  }

  async function commit(batch: Batch) {
    const writes = batch.drafts ?? [];
    const transaction = begin();
    const found = await Promise.all(
      writes.map(({ entity, id }) => transaction.objectStore('drafts').get([entity, id])),
    );
    if (writes.some(({ expected }, index) => !isExpected(found[index], expected))) {
      transaction.abort();
      await transaction.done.catch(() => undefined);
      return conflict;
    }
    await finish(transaction, () => request(transaction, batch));
    return done;
  }

  async function commitNow(batch: Batch) {
    const transaction = begin();
    await finish(transaction, () => request(transaction, batch));
    return done;
  }

  return {
    name: database.name,
    readAll: async () => {
      const transaction = database.transaction(STORES);
      const [drafts, steps, media] = await Promise.all(
        STORES.map((name) => transaction.objectStore(name).getAll() as Promise<unknown[]>),
      );
      return { drafts: drafts ?? [], steps: steps ?? [], media: media ?? [] };
    },
    read: async (keys) => {
      const transaction = database.transaction(STORES);
      const get = async (store: (typeof STORES)[number], all: readonly IDBValidKey[]) => {
        const values: unknown[] = await Promise.all(
          all.map((key) => transaction.objectStore(store).get(key as [Entity, string] & string & number)),
        );
        return values.filter((value) => value !== undefined);
      };
      const [drafts, steps, media] = await Promise.all([
        get(
          'drafts',
          keys.drafts.map(([entity, id]) => [entity, id]),
        ),
        get('steps', keys.steps),
        get('media', keys.media),
      ]);
      return { drafts, steps, media };
    },
    commit: (batch) => outcomeOf(() => commit(batch)),
    commitNow: (batch) => outcomeOf(() => commitNow(batch)),
    getMeta: (key) => database.get('meta', key),
    setMeta: (key, value) =>
      outcomeOf(async () => {
        if (value === null) await database.delete('meta', key);
        else await database.put('meta', value, key);
        return done;
      }),
    moveToQuarantine: (entries) =>
      outcomeOf(async () => {
        const transaction = database.transaction([...STORES, 'quarantine'], 'readwrite');
        await finish(transaction, () =>
          entries.flatMap((entry) => [
            transaction.objectStore('quarantine').add(entry),
            ...(entry.store === 'rescue'
              ? []
              : [
                  transaction
                    .objectStore(entry.store)
                    .delete(entry.key as [Entity, string] & string & number),
                ]),
          ]),
        );
        return done;
      }),
    readQuarantine: async () => {
      const store = database.transaction('quarantine').store;
      const [ids, entries] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return entries.map((entry, index) => readQuarantined(entry, ids[index] ?? 0));
    },
    deleteQuarantined: (id) =>
      outcomeOf(async () => {
        await database.delete('quarantine', id);
        return done;
      }),
    erase: () =>
      outcomeOf(async () => {
        const transaction = database.transaction(ALL_STORES, 'readwrite');
        await finish(transaction, () => ALL_STORES.map((name) => transaction.objectStore(name).clear()));
        return done;
      }),
    close: () => database.close(),
  };
}

const done: WriteOutcome = { ok: true };
const conflict: WriteOutcome = { ok: false, reason: 'conflict' };

type Finishable = { readonly done: Promise<void>; readonly abort: () => void; readonly commit: () => void };

/** Makes the requests and commits at once; a request that cannot even be made takes the whole transaction back. */
async function finish(transaction: Finishable, makeRequests: () => Promise<unknown>[]) {
  let requests: Promise<unknown>[] = [];
  try {
    requests = makeRequests();
    transaction.commit();
  } catch (error) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    throw error;
  }
  await Promise.all([transaction.done, ...requests]);
}

async function outcomeOf(write: () => Promise<WriteOutcome>): Promise<WriteOutcome> {
  try {
    return await write();
  } catch (error) {
    return { ok: false, reason: failureOf(error) };
  }
}

function failureOf(error: unknown) {
  const name = errorName(error);
  if (name === 'QuotaExceededError') return 'quota';
  return name === 'InvalidStateError' ? 'closed' : 'failed';
}
