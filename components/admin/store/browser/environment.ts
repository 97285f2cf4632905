import { storedText } from '@/components/admin/lib/stored-text';
import { loadFullMerge } from '@/lib/merge';
import { loadForm, loadRecords } from '@/content/registry/loaders';
import type { Environment } from '../core';
import { openChannel } from './tabs';
import { openStore } from './idb-store';
import { createRecoverySnapshots } from './recovery-snapshots';

const FIRST_STORE = 'studio';
const STORE_NAME = /^studio(-\d{1,3})?$/;

/** Creates the environment from this browser's APIs. Called once per page, never on the server. */
export function browserEnvironment(): Environment {
  const writer = storedText('sessionStorage', 'studio:writer');
  const storeName = storedText('localStorage', 'studio:store');
  return {
    loadRecords,
    loadSchema: async (entity) => {
      const [form] = await Promise.all([loadForm(entity), loadFullMerge()]);
      return form.schema;
    },
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
    // Without `navigator.locks`, two tabs could write at once.
    isSecure: window.isSecureContext && 'locks' in navigator,
    userAgent: navigator.userAgent,
    now: () => new Date(),
  };
}

/** Detects a duplicated tab: it inherits `sessionStorage`, and browsers report `back_forward` navigation. */
function isCopy() {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
}
