import { migrateRecord } from '@/content/exchange/record-migrations';
import { RECORD_VERSION } from '@/content/lib/record-version';
import { loadFullMerge } from '@/content/lib/three-way-merge';
import { loadRecords } from '@/content/registry/records';
import type { Environment } from '../core';
import { openChannel } from './channel';
import { openStore } from './open-store';
import { createRescue } from './rescue';
import { createWriterLock } from './writer-lock';

const STORE_NAME_KEY = 'studio:store';
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
    // Missing outside of secure contexts, whatever the types say.
    lock: createWriterLock('locks' in navigator ? navigator.locks : undefined),
    handOverWithin: 2_000,
    rescue: createRescue(
      () => window.localStorage,
      (listener) => window.addEventListener('storage', listener),
    ),
    storeName: { get: readStoreName, set: writeStoreName },
    storage: 'storage' in navigator ? navigator.storage : undefined,
    isSecure: window.isSecureContext,
    userAgent: navigator.userAgent,
    now: () => new Date(),
  };
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
