import { migrateRecord, RECORD_VERSION } from '@/content/exchange/record-migrations';
import { loadFullMerge } from '@/content/lib/three-way-merge';
import { loadForm, loadRecords } from '@/content/registry/loaders';
import type { Environment } from '../core';
import { openChannel } from './tabs';
import { openStore } from './idb-store';
import { createRecoverySnapshots } from './recovery-snapshots';

const STORE_NAME_KEY = 'studio:store';
/** In `sessionStorage`. */
const WRITER_KEY = 'studio:writer';
const FIRST_STORE = 'studio';
const STORE_NAME = /^studio(-\d{1,3})?$/;

/** Reads what the studio uses from this browser. Called once for each page, never on the server. */
export function browserEnvironment(): Environment {
  const writer = storedText(() => window.sessionStorage, WRITER_KEY);
  const storeName = storedText(() => window.localStorage, STORE_NAME_KEY);
  return {
    loadRecords,
    loadSchema: async (entity) => {
      const [form] = await Promise.all([loadForm(entity), loadFullMerge()]);
      return form.schema;
    },
    migrateRecord,
    recordVersion: RECORD_VERSION,
    build: process.env.BUILD ?? '',
    openStore,
    openChannel,
    locks: navigator.locks,
    writerTimers: { opening: 300, asking: 2_000 },
    snapshots: createRecoverySnapshots(() => window.localStorage, Math.random().toString(36).slice(2)),
    wasWriter: {
      get: () => !isCopy() && writer.get() !== null,
      set: (isWriter) => writer.set(isWriter ? '' : null),
    },
    storeName: {
      get: () => {
        const name = storeName.get();
        return name !== null && STORE_NAME.test(name) ? name : FIRST_STORE;
      },
      set: storeName.set,
    },
    storage: 'storage' in navigator ? navigator.storage : undefined,
    // Without locks two tabs would write.
    isSecure: window.isSecureContext && 'locks' in navigator,
    userAgent: navigator.userAgent,
    now: () => new Date(),
  };
}

/** A text in a storage; null, and not set, where the storage is switched off. */
function storedText(storage: () => Storage, key: string) {
  return {
    get: () => {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set: (text: string | null) => {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // Without it a reload waits its turn, and the next start opens the first store again.
      }
    },
  };
}

/** A duplicated tab inherits `sessionStorage`; the browser counts it as a step back or forth. */
function isCopy() {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
}
