import { migrateRecord } from '@/content/exchange/record-migrations';
import { RECORD_VERSION } from '@/content/lib/record-version';
import { loadFullMerge } from '@/content/lib/three-way-merge';
import { loadRecords } from '@/content/registry/records';
import type { Environment } from '../core';
import { openChannel } from './tabs';
import { openStore } from './idb-store';
import { createRecoverySnapshots } from './recovery-snapshots';

const STORE_NAME_KEY = 'studio:store';
/** In `sessionStorage`. */
const WRITER_KEY = 'studio:writer';
const FIRST_STORE = 'studio';
const STORE_NAME = /^studio(-\d{1,3})?$/;

/** What the studio takes from this browser. Only called in the browser, once for each page. */
export function browserEnvironment(): Environment {
  return {
    loadRecords,
    loadSchema: async (entity) => {
      const { loadForm } = await import('@/content/registry/form-loaders');
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
    wasWriter: { get: readWasWriter, set: writeWasWriter },
    storeName: { get: readStoreName, set: writeStoreName },
    storage: 'storage' in navigator ? navigator.storage : undefined,
    // Without locks two tabs would write.
    isSecure: window.isSecureContext && 'locks' in navigator,
    userAgent: navigator.userAgent,
    now: () => new Date(),
  };
}

/** A duplicated tab inherits `sessionStorage`; the browser counts it as a step back or forth. */
function readWasWriter() {
  const [navigation] = performance.getEntriesByType('navigation');
  const isCopy = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
  try {
    return !isCopy && window.sessionStorage.getItem(WRITER_KEY) !== null;
  } catch {
    // Storage switched off.
    return false;
  }
}

function writeWasWriter(isWriter: boolean) {
  try {
    if (isWriter) window.sessionStorage.setItem(WRITER_KEY, '');
    else window.sessionStorage.removeItem(WRITER_KEY);
  } catch {
    // A reload then waits its turn.
  }
}

function readStoreName() {
  try {
    const name = window.localStorage.getItem(STORE_NAME_KEY);
    return name !== null && STORE_NAME.test(name) ? name : FIRST_STORE;
  } catch {
    // Storage switched off: opening the store will say so.
    return FIRST_STORE;
  }
}

function writeStoreName(name: string) {
  try {
    window.localStorage.setItem(STORE_NAME_KEY, name);
  } catch {
    // It is only forgotten at the next start, which then finds the old store broken again and asks again.
  }
}
