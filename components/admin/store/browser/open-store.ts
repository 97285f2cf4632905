import { openDB } from 'idb';
import type { OpenFailure } from '../types';
import { createStores, STORE_VERSION, type StudioDatabase, type StudioSchema } from './database';
import { errorName } from './error-name';
import { createIdbStore, type StudioStore } from './idb-store';

/** After this the browser is taken to never answer, which some do when their storage is damaged. */
const OPEN_TIMEOUT_MS = 5_000;

type OpenOptions = {
  readonly name: string;
  /** Another tab needs a newer layout: flush; the connection is closed right after. */
  readonly onVersionChange: () => void;
  /** The browser took the connection away, for example because site data was cleared. */
  readonly onLost: () => void;
};

type Opened =
  { readonly ok: true; readonly store: StudioStore } | { readonly ok: false; readonly reason: OpenFailure };

/** Opens the tab's one connection to the draft store; never throws and never waits longer than five seconds. */
export function openStore({ name, onVersionChange, onLost }: OpenOptions): Promise<Opened> {
  return new Promise((resolve) => {
    let isBlocked = false;
    let isOver = false;
    const finish = (result: Opened) => {
      isOver = true;
      clearTimeout(timer);
      resolve(result);
    };
    const timer = setTimeout(
      () => finish({ ok: false, reason: isBlocked ? 'blocked' : 'timeout' }),
      OPEN_TIMEOUT_MS,
    );

    open().then(
      (database) => {
        // It answered after all, but nobody waits any more: an idle connection would block other tabs.
        if (isOver) database.close();
        else finish({ ok: true, store: createIdbStore(database) });
      },
      (error: unknown) => finish({ ok: false, reason: failureOf(error) }),
    );

    // Async, so that `indexedDB` missing or forbidden (it throws when read) is a rejection like any other.
    async function open(): Promise<StudioDatabase> {
      const database = await openDB<StudioSchema>(name, STORE_VERSION, {
        upgrade: createStores,
        blocked: () => {
          isBlocked = true;
        },
        blocking: () => {
          onVersionChange();
          // Transactions already committed are finished first.
          database.close();
        },
        terminated: onLost,
      });
      return database;
    }
  });
}

function failureOf(error: unknown): OpenFailure {
  const name = errorName(error);
  if (name === 'VersionError') return 'newer-version';
  // Storage switched off: the browser throws one of these, or there is no `indexedDB` at all.
  return ['SecurityError', 'InvalidStateError', 'ReferenceError', 'TypeError'].includes(name)
    ? 'unavailable'
    : 'failed';
}
