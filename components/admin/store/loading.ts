import type { Entity } from '@/content/registry';
import type { StudioStore } from './browser/idb-store';
import type { Core } from './core';
import { readProfile } from './profile';
import { indexRecords } from './published';
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
    void core.dispatch({ type: 'content', records, recordVersion: environment.recordVersion });
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
  const { environment, missing } = core;
  const wanted = [...core.records.keys(), ...missing];
  missing.clear();
  void core.dispatch({ type: 'content', records: new Map(), recordVersion: environment.recordVersion });
  return needRecords(core, wanted);
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
  await core.dispatch({ type: 'schemas', schemas: new Map(fresh) });
}

const NOTHING = {
  drafts: new Map(),
  steps: [],
  media: new Map(),
  quarantine: [],
  hasNewer: false,
  snapshots: [],
};

/**
 * Reads a store. The code that parses entries is loaded when there are any.
 * @returns null when that code cannot be loaded.
 * @throws when the store cannot be read at all.
 */
async function read({ environment }: Core, store: StudioStore, isWriter: boolean) {
  const raw = await store.readAll();
  const { drafts, steps, media, quarantine } = raw;
  const snapshots = isWriter ? environment.snapshots.read() : [];
  const isEmpty = [drafts, steps, media, quarantine, snapshots].every(({ length }) => length === 0);
  const reader = isEmpty ? null : await import('./browser/read-store').catch(() => null);
  if (reader === null && !isEmpty) return null;
  const entries = reader ? await reader.readStore(store, raw, environment, isWriter) : NOTHING;
  return { ...entries, profile: readProfile(raw.profile), storeName: store.name };
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
 */
export async function show(core: Core, store: StudioStore, { isWriter, isWanted, onShown }: Showing) {
  const contents = await read(core, store, isWriter);
  if (contents === null) return false;
  const { snapshots, ...stored } = contents;
  const inDrafts = entitiesIn([...stored.drafts.values(), ...snapshots]);
  const inSteps = entitiesIn(stored.steps.flatMap(({ changes }) => changes));
  if (!(await needRecords(core, [...inDrafts, ...inSteps]))) return false;
  await needSchemas(core, inDrafts);
  if (!isWanted()) return true;
  const { status: before } = core.getState().shown;
  const status = isWriter
    ? ({ phase: 'ready', storage: 'kept' } as const)
    : before.phase === 'reading'
      ? before
      : ({ phase: 'reading', since: 'start' } as const);
  const isStored = core.dispatch({ type: 'loaded', stored, status, snapshots, at: core.at() });
  onShown?.();
  const { build } = core.environment;
  if (status !== before) core.channel?.post({ kind: 'started', store: store.name, build });
  // Undo and Redo may bring back typed values; nothing waits for their schemas.
  void needSchemas(core, inSteps);
  await isStored;
  return true;
}
