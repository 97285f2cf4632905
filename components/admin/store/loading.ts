import type { Entity } from '@/content/registry';
import type { StudioStore } from './browser/idb-store';
import type { Core, Editing } from './core';
import { readProfile } from './profile';
import { indexRecords } from './published';
import { withShown } from './state/state';
import type { RecordKey } from './types';

/**
 * Loads the published records of entities that are not here yet. The start waits for what screens asked for before
 * it.
 * @returns false where some did not arrive: the network is gone, or a deploy has removed their files.
 */
export async function needRecords(core: Core, wanted: Iterable<Entity>): Promise<boolean> {
  const arrivals = [...new Set(wanted)].map((entity) => {
    const arrival = core.records.get(entity) ?? loadRecords(core, entity);
    core.records.set(entity, arrival);
    return arrival;
  });
  const arrived = await Promise.all(arrivals);
  return !arrived.includes(false);
}

async function loadRecords(core: Core, entity: Entity): Promise<boolean> {
  const { environment } = core;
  try {
    const list = await environment.loadRecords(entity);
    const records = await indexRecords(new Map([[entity, list]]), environment.isSecure);
    core.show({ published: core.getState().shown.published.withRecords(records) });
    return true;
  } catch {
    // The next one who asks tries again.
    core.records.delete(entity);
    core.missing.add(entity);
    return false;
  }
}

/** At the start: what the screen has asked for, and what could not be loaded before. */
export function loadAtStart(core: Core) {
  const wanted = [...core.records.keys(), ...core.missing];
  core.missing.clear();
  return needRecords(core, wanted);
}

/** Loads the part that edits; null where it did not arrive. The next one who asks tries again. */
export async function loadEditing(core: Core): Promise<Editing | null> {
  const editing = await import('./editing').catch(() => null);
  if (editing !== null && core.editing === null) {
    core.editing = editing;
    const { recordVersion } = core.environment;
    void core.edit((_, state) => [{ ...withShown(state, { hasEditing: true }), recordVersion }]);
  }
  return editing;
}

/**
 * Loads schemas, each once: drafts are compared as publishing would store them. Needed for every entity with a value
 * that is no copy of a published one. Without a schema, a draft that differs by a space is kept until the next start.
 */
export async function needSchemas(core: Core, wanted: Iterable<Entity>): Promise<void> {
  const missing = [...new Set(wanted)].filter((entity) => !core.schemas.has(entity));
  const loaded = await Promise.all(
    missing.map(async (entity) => {
      const schema = await core.environment.loadSchema(entity).catch(() => null);
      return schema === null ? [] : [[entity, schema] as const];
    }),
  );
  const fresh = loaded.flat().filter(([entity]) => !core.schemas.has(entity));
  if (fresh.length === 0) return;
  fresh.forEach(([entity]) => core.schemas.add(entity));
  core.show({ published: core.getState().shown.published.withSchemas(new Map(fresh)) });
}

const entitiesIn = (keys: Iterable<RecordKey>) => [...keys].map(({ entity }) => entity);

type Showing = {
  readonly isWriter: boolean;
  readonly isWanted: () => boolean;
  readonly onShown?: (() => void) | undefined;
};

/**
 * Reads a store and shows it. The tab that writes brings the drafts up to date first.
 * @returns whether everything that is needed for it has arrived over the network.
 * @throws when the store cannot be read at all.
 */
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
  // Before anything was edited here there is nothing to merge the stored entries with.
  const isStored = entries
    ? core.edit(({ load }, state, at) => load(state, entries, beside, at))
    : core.show(beside);
  onShown?.();
  if (status !== before) core.channel?.post({ kind: 'started', store: store.name, build: environment.build });
  // Undo and Redo may bring back typed values; nothing waits for their schemas.
  void needSchemas(core, inSteps);
  await isStored;
  return true;
}
