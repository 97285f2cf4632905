import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { TabMessage } from '@/components/admin/drafts/channel';
import type { Environment } from '@/components/admin/drafts/core';
import { createRecordLocks, type LockRequests } from '@/components/admin/drafts/locks';
import { createRescue } from '@/components/admin/drafts/rescue';
import { openStore } from '@/components/admin/drafts/store/open-store';
import { createStudio } from '@/components/admin/drafts/studio';
import type { EditSession } from '@/components/admin/drafts/edit-session-types';
import type { Content, Studio } from '@/components/admin/drafts/studio-api';
import type { Entity } from '@/content/lib/entities';
import { migrateRecord } from '@/content/lib/record-migrations';
import { RECORD_VERSION } from '@/content/lib/record-version';
import type { Media } from '@/content/lib/studio-types';
import { managed, type ManagedRecord } from '@/content/managed';
import { schemas } from '@/content/schemas';

const picture = { src: '/images/products/solid-brick.jpg', alt: 'A brick.', width: 1200, height: 1200 };

export const product = (id: string, fields: ManagedRecord = {}): ManagedRecord => ({
  id,
  name: `Name of ${id}`,
  category: 'Other Products',
  size: '1 mm',
  inch: '1″',
  image: picture,
  ...fields,
});

/** What the website shows in these tests, unless a test says otherwise. */
export const online = { products: [product('alpha'), product('beta'), product('gamma')] };

type Online = Partial<Record<Entity, readonly ManagedRecord[]>>;

export function contentOf(records: Online, recordVersion = RECORD_VERSION): Content {
  const published = { products: [], blogs: [], services: [], banners: [], feedbacks: [], ...records };
  return { managed, published, recordVersion, migrateRecord };
}

type Granting =
  [callback: LockGrantedCallback<unknown>] | [options: LockOptions, callback: LockGrantedCallback<unknown>];

/** `navigator.locks` of one browser: what `ifAvailable` and `steal` do, for tabs that share it, each as a client. */
export function createLockManager() {
  const held = new Map<string, { readonly reject: (reason: Error) => void; readonly clientId: string }>();
  let clients = 0;

  async function grant(clientId: string, name: string, ...rest: Granting) {
    const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest;
    // Answers come later, as from the browser.
    await Promise.resolve();
    const holder = held.get(name);
    if (holder && !options.steal) return callback(null);
    holder?.reject(new DOMException('The lock was stolen.', 'AbortError'));
    return new Promise((resolve, reject) => {
      const mine = { reject, clientId };
      held.set(name, mine);
      void Promise.resolve(callback({ name, mode: 'exclusive' })).then(async (value) => {
        // Another process keeps the locks: one that is let go is free a little later.
        await new Promise((done) => setTimeout(done, 1));
        if (held.get(name) === mine) held.delete(name);
        resolve(value);
      });
    });
  }
  /** The locks as one tab sees them. */
  function client(): LockRequests {
    const clientId = `client ${(clients += 1)}`;
    return {
      request: ((name: string, ...rest: Granting) =>
        grant(clientId, name, ...rest)) as LockManager['request'],
      query: async () => ({
        held: [...held].map(([name, holder]) => ({ name, clientId: holder.clientId, mode: 'exclusive' })),
      }),
    };
  }
  return { client, held };
}

/** What the tabs of one browser share. */
export function createBrowser() {
  globalThis.indexedDB = new IDBFactory();
  const tabs = new Set<(message: TabMessage) => void>();
  const texts = new Map<string, string>();
  const locks = createLockManager();
  let storeName = 'studio';
  let time = Date.parse('2026-11-20T08:00:00Z');

  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };

  /** A new tab; nothing in it has started. */
  function openTab(records: Online = online, changes: Partial<Environment> = {}) {
    const environment: Environment = {
      loadContent: async () => contentOf(records),
      loadSchemas: async () => schemas,
      openStore,
      openChannel: (onMessage) => {
        tabs.add(onMessage);
        return {
          post: (message) => tabs.forEach((tab) => tab !== onMessage && tab(structuredClone(message))),
          close: () => void tabs.delete(onMessage),
        };
      },
      locks: createRecordLocks(locks.client()),
      rescue: createRescue(() => localStorage),
      storeName: { get: () => storeName, set: (name) => void (storeName = name) },
      storage: undefined,
      isSecure: true,
      userAgent: 'Chrome/140',
      // Every look at the clock is a little later, so that no two moments are the same.
      now: () => new Date((time += 5)),
      ...changes,
    };
    const controller = createStudio(() => environment);
    return { controller, environment, studio: () => controller.getSnapshot() };
  }

  async function startTab(records?: Online, changes?: Partial<Environment>) {
    const tab = openTab(records, changes);
    await tab.controller.start();
    return tab;
  }

  return {
    openTab,
    startTab,
    localStorage,
    texts,
    locks,
    wait: (milliseconds: number) => void (time += milliseconds),
    storeName: () => storeName,
  };
}

export const p = (id: string) => ({ entity: 'products', id }) as const;

export const productIds = (studio: Studio) => studio.rows('products').map(({ id }) => id);

export const stateOf = (studio: Studio, id: string) => studio.row('products', id)?.state.kind;

export function pictureFile(name: string, bytes = 3): Media {
  const blob = new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
  const path = `media/${name}.webp`;
  const size = { width: 1600, height: 900, bytes };
  return { hash: `hash of ${name}`, path, blob, type: blob.type, ...size, savedAt: '2026-11-20T08:00:00Z' };
}

/** Waits until something has come true, which takes as many turns of the event loop as it takes. */
export async function until(isTrue: () => boolean) {
  for (let turn = 0; turn < 1_000; turn += 1) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error('It did not come true.');
}

export type Browser = ReturnType<typeof createBrowser>;
export type Tab = Awaited<ReturnType<Browser['startTab']>>;

/** Opens the editor of a tab for a product. */
export async function edit(
  { studio }: Tab,
  id: string | null = 'alpha',
  seed?: ManagedRecord,
): Promise<EditSession> {
  const session = studio().session('products', id, seed && (() => seed));
  await session.open();
  return session;
}

export function type(session: EditSession, field: string, text: string) {
  session.change({ ...session.getState().value, [field]: text }, field);
}

export const labels = ({ studio }: Tab) => studio().state.steps.map(({ label }) => label);

export const stored = ({ studio }: Tab, id: string) => studio().row('products', id)?.value;

/** Every put is refused as by a full disk until it is restored. */
export const fillStorage = () =>
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** The same browser after its tab was closed and the studio opened again, when the website may show something else. */
export async function reopened(
  browser: Browser,
  { controller }: Tab,
  ...online: Parameters<Browser['startTab']>
) {
  controller.stop();
  return browser.startTab(...online);
}
