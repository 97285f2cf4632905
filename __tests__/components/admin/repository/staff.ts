import { pair } from '@/__tests__/fixtures/pair';
import { createBrowser, type Tab } from '@/__tests__/components/admin/store/studio-kit';
import { sample, smallContent } from '@/__tests__/lib/exchange/fixtures';
import { baseToSend, type Seen } from '@/components/admin/screens/publish/base-to-send';
import { sendChanges } from '@/components/admin/screens/publish/send-changes';
import { askForOpenPublications } from '@/components/admin/screens/publish/open-publications';
import { makeSelected } from '@/components/admin/screens/publish/export-selected';
import { commitPort } from '@/components/admin/repository/commit-content';
import { draftKey } from '@/components/admin/store/layers';
import { createTypedTexts } from '@/components/admin/store/typed-text';
import { entities } from '@/content/registry';
import { exchange } from '@/content/registry/exchange';
import type { CheckedBundle, Dispute } from '@/lib/exchange';
import { decide, mergeRecord } from '@/lib/merge';
import { type Entity, type ManagedRecord, valueAt } from '@/lib/records';
import { fakeStorage } from '@/__tests__/fake-storage';
import { commitRecords, createMemoryHost, type MemoryHost } from './memory-host';

const [product] = sample('products');
const [service] = sample('services');
/** Places that both people may edit: [entity, id, path]. */
export const FIELDS = [
  ['products', String(product.id), 'name.en'],
  ['products', String(product.id), 'size'],
  ['services', String(service.id), 'title.en'],
] as const satisfies readonly (readonly [Entity, string, string])[];
export type Place = (typeof FIELDS)[number];

/** Returns the value at a place of a record. */
export const readPlace = (record: ManagedRecord | null | undefined, path: string) =>
  valueAt(record ?? {}, path.split('.'));

const withPlace = (record: ManagedRecord, path: string, text: string): ManagedRecord => {
  const [name = '', part] = path.split('.');
  return { ...record, [name]: part === undefined ? text : pair(text) };
};

/** By value, what it replaces, as seen by its writer: once for each time that it was written or brought back. */
export type Written = Map<string, readonly unknown[]>;

const idOfPlace = ([entity, id]: Place) => draftKey({ entity, id });

/** A website with its repository, and the values that people write, each once. */
export function createPlace() {
  const host = createMemoryHost(smallContent());
  const written: Written = new Map();
  const note = (value: string, instead: unknown) =>
    void written.set(value, [...(written.get(value) ?? []), instead]);
  let count = 0;
  const write = (place: Place, instead: unknown) => {
    const value = place[2] === 'size' ? `${(count += 1)} mm` : `Value ${(count += 1)}`;
    note(value, instead);
    return value;
  };
  /** Somebody with a clone pushes just before. */
  host.onBusy(() => {
    const place = FIELDS[1];
    const records = host.recordsAt(place[0]);
    const own = records.find((one) => one.id === place[1]);
    const value = write(place, readPlace(own, place[2]));
    commitRecords(
      host,
      place[0],
      records.map((one) => (one === own ? withPlace(one, place[2], value) : one)),
    );
  });
  /** Values that their writer has replaced, taken back or decided against. */
  const given = new Set<unknown>();
  return { host, written, given, note, write, browser: createBrowser() };
}
type Shared = ReturnType<typeof createPlace>;

const websiteAt = (host: MemoryHost) =>
  Object.fromEntries(entities.map((entity) => [entity, host.recordsAt(entity)]));

/** A member of staff with a browser of their own, who works with the real studio. */
export async function memberOfStaff({ host, given, note, write, browser }: Shared, name: string) {
  const storage = fakeStorage();
  const environment = {
    storeName: { get: () => name, set: () => undefined },
    typedTexts: createTypedTexts(() => storage, name),
  };
  const startTab = () => browser.startTab(websiteAt(host), environment);
  let tab: Tab = await startTab();
  /** Values that this person has written. */
  const own = new Set<unknown>();
  /** Files that were handed over and are not applied yet. */
  const files: CheckedBundle[] = [];

  /** Decides every dispute after seeing the other side: for the own value, unless it was published and replaced since. */
  function decided(key: string, base: ManagedRecord | null, mine: ManagedRecord, theirs: ManagedRecord) {
    const merge = mergeRecord({ base, mine, theirs });
    if (merge.kind !== 'fields') return merge.kind === 'merged' ? merge.value : mine;
    const line = host.line().map(({ id }) => id);
    return decide(merge, ({ path, mine: my, theirs: other }) => {
      // Nobody is asked about a text of their own.
      expect({ my, other, isOwn: own.has(other) }).toEqual({ my, other, isOwn: false });
      const place = FIELDS.find((one) => idOfPlace(one) === key && one[2] === path);
      if (place === undefined) throw new Error(`${key} ${path}`);
      const was = line.some(
        (commit) =>
          readPlace(
            host.recordsAt(place[0], commit).find((one) => one.id === place[1]),
            path,
          ) === my,
      );
      if (was) given.add(my);
      if (was) return 'theirs';
      note(String(my), other);
      return 'mine';
    });
  }

  /** Chooses in all records that have two versions. */
  async function choose() {
    for (const [entity, id] of FIELDS) {
      const row = tab.studio().row(entity, id);
      if (row?.state.kind !== 'review' || row.change === null || row.below === null) continue;
      const value = decided(draftKey(row), row.change.base as ManagedRecord | null, row.value, row.below);
      await tab.studio().resolve(row, { kind: 'value', value: value ?? row.value });
    }
  }

  /** Publishes all drafts, or everything that the website does not show. */
  async function send(seen: Seen = new Map(), isAll = false): Promise<void> {
    const { studio } = tab;
    const keys = new Set(isAll ? studio().changes.keys() : studio().state.drafts.keys());
    if (keys.size === 0) return askForOpenPublications(studio());
    const result = await sendChanges(studio(), keys, { note: '', seen });
    if (result.kind === 'problems') throw new Error(JSON.stringify(result.problems));
    if (result.kind === 'disputed') return decideDisputes(result.disputes, seen, isAll);
  }

  /** Decides disputes with the repository, and publishes again. */
  async function decideDisputes(disputes: readonly Dispute[], seen: Seen, isAll: boolean) {
    const next = new Map(seen);
    for (const { entity, id, mine, theirs } of disputes) {
      const key = draftKey({ entity, id });
      if (mine === null || theirs === null) throw new Error('Nobody deletes here.');
      const value = decided(key, baseToSend(tab.studio(), key, seen), mine, theirs);
      await tab.studio().put({ entity, id }, value ?? mine);
      next.set(key, theirs);
    }
    return send(next, isAll);
  }

  return {
    studio: () => tab.studio(),
    choose,
    edit: async (place: Place) => {
      const [entity, id, path] = place;
      const row = tab.studio().row(entity, id);
      if (row === null || row.state.kind === 'review') return;
      const before = readPlace(row.value, path);
      const text = write(place, before);
      given.add(before);
      own.add(text);
      await tab.studio().edit([{ entity, id }], (value) => withPlace(value, path, text));
    },
    undo: async () => {
      const values = () =>
        FIELDS.map(([entity, id, path]) => readPlace(tab.studio().row(entity, id)?.value, path));
      const before = values();
      await tab.studio().undo();
      values().forEach((value, index) => {
        if (value === before[index]) return;
        note(String(value), before[index]);
        given.add(before[index]);
      });
      // An older draft and a newer website may differ.
      await choose();
    },
    send: () => send(),
    sendAll: () => send(new Map(), true),
    /** Hands over all changes in a file. */
    exportFile: async () => {
      const { studio } = tab;
      const keys = new Set(studio().state.drafts.keys());
      if (keys.size === 0) return;
      const { bundle, drafts } = await makeSelected(studio(), keys, '', name);
      // A record with two versions is not exported.
      if (!bundle.ok) return;
      await studio().handOver(drafts, { to: 'file', mark: '' });
      files.push(bundle.value.bundle);
    },
    /** A developer applies the oldest file; one with a dispute is not applied. */
    applyFile: async () => {
      const file = files.shift();
      if (file === undefined) return;
      const plan = await exchange.planApply(commitPort(host.host, host.head()), file);
      if (plan.kind === 'planned' && plan.files.length > 0)
        host.commit(new Map(plan.files.map(({ path, after }) => [path, after])), 'A file');
    },
    /** The website is built from the branch, and the page is opened again. */
    rebuild: async () => {
      tab.controller.stop();
      tab = await startTab();
      await choose();
    },
  };
}
