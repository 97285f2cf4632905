import { RECORD_VERSION } from '@/lib/exchange';
import { type IDBPDatabase, openDB } from 'idb';
import type { OpenFailure } from './types';
import { createDatabase, type Database } from './database';
import { readStored } from './stored';

/** A change of the layout raises it, and adds an upgrade. */
const LAYOUT = 1;

/** Raised with records and layout: older studios save and close, since they would write what this one has to convert. */
export const STORE_VERSION = RECORD_VERSION + LAYOUT;

/** Creates the layout of the database. */
function createStores(database: IDBPDatabase, oldVersion: number) {
  if (oldVersion < 1) {
    database.createObjectStore('drafts', { keyPath: ['entity', 'id'] });
    database.createObjectStore('media', { keyPath: 'hash' });
    database.createObjectStore('steps', { keyPath: 'seq' });
    database.createObjectStore('meta');
    database.createObjectStore('quarantine', { autoIncrement: true });
  }
  if (!database.objectStoreNames.contains('handed')) {
    database.createObjectStore('handed', { keyPath: ['entity', 'id'] });
    database.createObjectStore('publications', { keyPath: 'mark' });
  }
  if (database.objectStoreNames.contains('terms')) database.deleteObjectStore('terms');
}

/** Timeout of opening, in ms; some browsers never answer when their storage is damaged. */
const OPEN_TIMEOUT_MS = 5_000;

type OpenOptions = {
  readonly name: string;
  /** Must save: another tab upgrades the layout, and the connection is closed right afterwards. */
  readonly onVersionChange: () => void;
  /** Called if the browser closes the connection, for example because site data was cleared. */
  readonly onLost: () => void;
};

type Opened =
  | { readonly ok: true; readonly database: Database }
  | { readonly ok: false; readonly reason: OpenFailure };

/** Opens the tab's one connection to the draft store; never throws and never waits longer than five seconds. */
export async function openDatabase({ name, onVersionChange, onLost }: OpenOptions): Promise<Opened> {
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
  if (typeof first !== 'string') return { ok: true, database: createDatabase(first, readStored) };
  // Closes a connection that opens too late: an idle one would block other tabs.
  opening.then(
    (database) => database.close(),
    () => undefined,
  );
  return { ok: false, reason: first };
}

function openFailureOf(error: unknown): OpenFailure {
  const name: unknown = Reflect.get(Object(error), 'name');
  if (name === 'VersionError') return 'newer-version';
  // Browsers throw one of these if storage is disabled or `indexedDB` is missing.
  return ['SecurityError', 'InvalidStateError', 'ReferenceError', 'TypeError'].includes(String(name))
    ? 'unavailable'
    : 'failed';
}
