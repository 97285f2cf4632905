import { site } from '@/components/admin/site';
import { storedText } from '@/components/admin/lib/stored-text';
import type { Environment } from './core';
import { openDatabase } from './open-database';
import { openChannel } from './tabs';
import { createTypedTexts } from './typed-text';

const FIRST_STORE = 'studio';
const STORE_NAME = /^studio(-\d{1,3})?$/;

/** Creates the environment from this browser's APIs. Called once per page, never on the server. */
export function browserEnvironment(): Environment {
  const storeName = storedText('localStorage', 'studio:store');
  const withoutSaving = storedText('sessionStorage', 'studio:without-saving');
  const isMemory = withoutSaving.get() !== null;
  // For one page only: the next one tries the browser's own store again.
  withoutSaving.set(null);
  return {
    loadRecords: (entity) => site().loadRecords(entity),
    build: process.env.BUILD ?? '',
    openDatabase: async (options) => {
      // Before `idb` opens anything: it keeps the classes that it sees first.
      if (isMemory) await import('./without-saving');
      return openDatabase(options);
    },
    openChannel,
    typedTexts: createTypedTexts(() => window.localStorage, crypto.randomUUID().slice(0, 8)),
    storeName: {
      get: () => {
        const name = storeName.get();
        return name !== null && STORE_NAME.test(name) ? name : FIRST_STORE;
      },
      set: storeName.set,
    },
    storage: 'storage' in navigator ? navigator.storage : undefined,
    isMemory,
    workWithoutSaving: () => {
      withoutSaving.set('');
      location.reload();
    },
    isSecure: window.isSecureContext,
    userAgent: navigator.userAgent,
    now: () => new Date(),
  };
}
