import { categorisedBy } from '@/content/registry/category-names';
import type { Entity } from '@/lib/records';
import type { StudioStore } from './browser/idb-store';
import type { Arrivals, Core, Editing } from './core';
import { readProfile } from './profile';
import { indexRecords } from './published';
import type { RecordKey } from './types';

/** Loads each entity once; after a failure, the next call retries. Resolves to false if any could not be loaded. */
async function loadOnce(
  arrivals: Arrivals,
  wanted: Iterable<Entity>,
  load: (entity: Entity) => Promise<void>,
): Promise<boolean> {
  const awaited = [...new Set(wanted)].map((entity) => {
    const arrival =
      arrivals.get(entity) ??
      load(entity).then(
        () => true,
        () => {
          arrivals.set(entity, null);
          return false;
        },
      );
    arrivals.set(entity, arrival);
    return arrival;
  });
  const arrived = await Promise.all(awaited);
  return !arrived.includes(false);
}

/**
 * Loads published records, by default of the requested entities; false if the network or the files are gone. Records arrive
 * with those that name them.
 */
export const needRecords = (core: Core, wanted: Iterable<Entity> = core.records.keys()): Promise<boolean> =>
  loadOnce(core.records, wanted, async (entity) => {
    const { loadRecords, isSecure } = core.environment;
    const named = categorisedBy[entity];
    const [list, hasNames] = await Promise.all([
      loadRecords(entity),
      named === undefined || needRecords(core, [named]),
    ]);
    if (!hasNames) throw new Error(named);
    const records = await indexRecords(entity, list, isSecure);
    core.show({ published: core.getState().shown.published.withRecords(entity, records) });
  });

/** Loads `editing.ts`; resolves to null on failure, and the next call retries. */
export async function loadEditing(core: Core): Promise<Editing | null> {
  const editing = await import('./editing').catch(() => null);
  if (editing !== null && core.editing === null) {
    core.editing = editing;
    core.show({ hasEditing: true });
  }
  return editing;
}

/** Loads schemas, by which drafts are compared as published; without one, equal drafts stay until the next start. */
export const needSchemas = (core: Core, wanted: Iterable<Entity>) =>
  loadOnce(core.schemas, wanted, async (entity) => {
    const schema = await core.environment.loadSchema(entity);
    core.show({ published: core.getState().shown.published.withSchema(entity, schema) });
  });

const entitiesIn = (keys: Iterable<RecordKey>) => [...keys].map(({ entity }) => entity);

type Showing = {
  readonly isWriter: boolean;
  readonly isWanted: () => boolean;
  readonly onShown?: (() => void) | undefined;
};

/** Reads a store and shows it; false if a part could not be loaded. Throws if the store cannot be read. */
export async function show(core: Core, store: StudioStore, { isWriter, isWanted, onShown }: Showing) {
  const { environment } = core;
  const raw = await store.readAll();
  const copies = isWriter ? environment.snapshots.read() : null;
  const { drafts, steps, media, quarantine } = raw;
  const isEmpty = [drafts, steps, media, quarantine, copies ?? []].every(({ length }) => length === 0);
  const editing = isEmpty ? core.editing : await loadEditing(core);
  if (editing === null && !isEmpty) return false;
  const entries = await editing?.readStore(store, raw, copies, environment);
  const inDrafts = entitiesIn([...(entries?.drafts.values() ?? []), ...(entries?.snapshots ?? [])]);
  const inSteps = entitiesIn(entries?.steps.flatMap(({ changes }) => changes) ?? []);
  if (!(await needRecords(core, [...inDrafts, ...inSteps]))) return false;
  await needSchemas(core, inDrafts);
  if (!isWanted()) return true;
  const { status: before } = core.getState().shown;
  const status = isWriter
    ? ({ phase: 'ready', storage: 'kept' } as const)
    : before.phase === 'reading'
      ? before
      : ({ phase: 'reading', since: 'start' } as const);
  const beside = { status, profile: readProfile(raw.profile), storeName: store.name };
  // `entries` is undefined only when `editing.ts` is not loaded: then this tab has no edits to merge.
  const isStored = entries
    ? core.edit(({ load }, state, at) => load(state, entries, beside, at))
    : core.show(beside);
  onShown?.();
  if (status !== before) core.channel?.post({ kind: 'started', build: environment.build });
  // Undo and Redo may restore typed values, which need schemas; showing the store does not.
  void needSchemas(core, inSteps);
  await isStored;
  return true;
}
