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
    loadContent: async () => {
      const { published, migrateRecord, RECORD_VERSION } = await import('./content-chunk');
      return { published, migrateRecord, recordVersion: RECORD_VERSION };
    },
    loadSchemas: async () => {
      // Before the schemas that are made of it, so that the page can breathe between the two.
      await import('@/content/lib/zod');
      return (await import('@/content/registry/schemas')).schemas;
    },
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
