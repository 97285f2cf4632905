import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB } from 'idb';
import type { Environment } from '@/components/admin/store/core';
import { createEditSession, type EditSession } from '@/components/admin/store/edit-session';
import { stepText } from '@/components/admin/store/labels';
import { nothingPublished } from '@/components/admin/store/published';
import type { Handover } from '@/components/admin/store/handover';
import { openDatabase } from '@/components/admin/store/open-database';
import { openStore, type Studio, type StudioController } from '@/components/admin/store/studio';
import type { TabMessage } from '@/components/admin/store/tabs';
import { createTypedTexts } from '@/components/admin/store/typed-text';
import { pair } from '@/__tests__/fixtures/pair';
import type { Entity, ManagedRecord } from '@/lib/records';
import { entities } from '@/content/registry';
import type { Media } from '@/lib/exchange/studio-types';

const picture = { src: '/images/products/grey.webp', alt: pair('A brick.'), width: 1200, height: 1200 };

/** Returns a product; a name may be given in English alone. */
export const product = (
  id: string,
  { name = `Name of ${id}`, ...fields }: ManagedRecord = {},
): ManagedRecord => ({
  id,
  name: typeof name === 'string' ? pair(name) : name,
  category: 'other-products',
  size: '1 mm',
  inch: '1″',
  image: picture,
  ...fields,
});

/** Published records by default. */
export const online = {
  products: [product('alpha'), product('beta'), product('gamma')],
  categories: [{ id: 'other-products', name: pair('Other Products') }],
};

type Online = Partial<Record<Entity, readonly ManagedRecord[]>>;

/** Returns the index of published records. */
export function publishedOf(records: Online) {
  let published = nothingPublished;
  for (const entity of entities) published = published.withRecords(entity, records[entity] ?? []);
  return published;
}

/** Creates the state that tabs of one browser share. */
export function createBrowser() {
  globalThis.indexedDB = new IDBFactory();
  const tabs = new Set<(message: TabMessage) => void>();
  const controllers: StudioController[] = [];
  const texts = new Map<string, string>();
  let storeName = 'studio';
  let time = Date.parse('2026-11-20T08:00:00Z');

  const localStorage = {
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };

  /** Creates a tab that has not started. Its screen requests the records of all entities by default. */
  function openTab(
    records: Online = online,
    changes: Partial<Environment> = {},
    shows: readonly Entity[] = entities,
  ) {
    const environment: Environment = {
      loadRecords: async (entity) => records[entity] ?? [],
      build: JSON.stringify(records),
      openDatabase,
      openChannel: (onMessage) => {
        const listen = (message: TabMessage) => onMessage(message);
        tabs.add(listen);
        return {
          post: (message) => tabs.forEach((tab) => tab !== listen && tab(structuredClone(message))),
          close: () => void tabs.delete(listen),
        };
      },
      typedTexts: createTypedTexts(() => localStorage, String(controllers.length)),
      storeName: { get: () => storeName, set: (name) => void (storeName = name) },
      storage: undefined,
      isMemory: false,
      workWithoutSaving: () => undefined,
      isSecure: true,
      userAgent: 'Chrome/140',
      // Advances with every call, so that times are unique.
      now: () => new Date((time += 5)),
      ...changes,
    };
    const controller = openStore(() => environment);
    controllers.push(controller);
    if (shows.length > 0) void controller.getState().needRecords(shows);
    return { controller, environment, studio: () => controller.getState() };
  }

  async function startTab(records?: Online, changes?: Partial<Environment>, shows?: readonly Entity[]) {
    const tab = openTab(records, changes, shows);
    await tab.controller.start();
    return tab;
  }

  return {
    openTab,
    startTab,
    localStorage,
    texts,
    /** Kills all tabs: they receive nothing, and their stores are closed. */
    crash: () => {
      tabs.clear();
      controllers.forEach(({ core }) => core.database?.close());
    },
    /** Closes all tabs and awaits pending reads, so that nothing continues after a test. */
    close: async () => {
      controllers.forEach((controller) => controller.stop());
      // Waits for all connections and their transactions; the code that reads entries follows in the same turn.
      await deleteDB(storeName);
      await new Promise((resolve) => setTimeout(resolve));
    },
    wait: (milliseconds: number) => void (time += milliseconds),
    storeName: () => storeName,
  };
}

export const p = (id: string) => ({ entity: 'products', id }) as const;

export const productIds = (studio: Studio) => studio.rows('products').map(({ id }) => id);

/** Hands over all changes, or those of one record, as an export does. */
export async function handOver(
  { studio }: Pick<Tab, 'studio'>,
  { id, ...by }: Partial<Handover> & { readonly id?: string } = {},
) {
  const { drafts } = await studio().contents();
  const chosen = drafts.filter((draft) => id === undefined || draft.id === id);
  return studio().handOver(chosen, { to: 'file', mark: '', ...by });
}

export const stateOf = (studio: Studio, id: string) => studio.row('products', id)?.state.kind;

export function pictureFile(name: string, bytes = 3): Media {
  const blob = new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
  const path = `media/${name}.webp`;
  const size = { width: 1600, height: 900, bytes };
  return { hash: `hash of ${name}`, path, blob, type: blob.type, ...size, savedAt: '2026-11-20T08:00:00Z' };
}

/** Waits until a condition is true, over any number of turns of the event loop. */
export async function until(isTrue: () => boolean) {
  for (let turn = 0; turn < 1_000; turn += 1) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error('It did not come true.');
}

export type Browser = ReturnType<typeof createBrowser>;
export type Tab = Awaited<ReturnType<Browser['startTab']>>;

/** The browser of the running test, and its tabs, by `browserOfEachTest`. */
export let browser: Browser;
export let tab: Tab;
export let secondTab: Tab;

/** Gives the running test another browser. */
export const renewBrowser = () => void (browser = createBrowser());

/** Gives each test a browser with this number of tabs that have started. */
export function browserOfEachTest(tabs: 0 | 1 | 2 = 0) {
  beforeEach(async () => {
    browser = createBrowser();
    if (tabs > 0) tab = await browser.startTab();
    if (tabs > 1) secondTab = await browser.startTab();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    if (tabs > 1) await browser.close();
  });
}

/** Opens the editor of a tab for a product. */
export function edit({ controller }: Tab, id: string | null = 'alpha', seed?: ManagedRecord): EditSession {
  const session = createEditSession(controller, 'products', id, seed && (() => seed));
  session.open();
  return session;
}

export function type(session: EditSession, field: string, text: string) {
  session.change({ ...session.getState().value, [field]: text }, field);
}

export const labels = ({ studio }: Tab) => studio().state.steps.map((step) => stepText(step, 'done'));

export const stored = ({ studio }: Tab, id: string) => studio().row('products', id)?.value;

/** Makes every put fail with a quota error until restored. */
export const fillStorage = () =>
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** Closes the tab of the test and opens the studio again, optionally with other published records. */
export async function reopen(...online: Parameters<Browser['startTab']>) {
  tab = await reopened(browser, tab, ...online);
  return tab.studio();
}

/** Starts the studio again in the same browser after a crash of all tabs. */
export async function startAfterCrash(browser: Browser) {
  browser.crash();
  return browser.startTab();
}

/** Closes the tab and opens the studio again in the same browser, optionally with other published records. */
export async function reopened(
  browser: Browser,
  { controller }: Tab,
  ...online: Parameters<Browser['startTab']>
) {
  controller.stop();
  return browser.startTab(...online);
}
