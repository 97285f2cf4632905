import type { Draft } from '@/content/exchange/studio-types';
import type { Entity } from '@/content/registry';
import type { StudioStore } from './browser/idb-store';
import type { Entries } from './browser/read-store';
import type { RecoverySnapshots } from './browser/recovery-snapshots';
import type { Core } from './core';
import { readProfile } from './profile';
import { indexRecords } from './published';
import type { Stored } from './state/state';
import type { RecordForms, RecordKey } from './types';

/**
 * Loads the published records of entities that are not here yet. What is asked for before the start belongs to it: the
 * start waits for it.
 * @returns whether all are here now. Where some are not, the network is gone, or a deploy has taken their files away.
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
 * Loads schemas, each once: records are compared with what the website shows as publishing would store them. A tab needs
 * the schema of an entity as soon as it holds a value that is no copy of a published one: typed, imported, stored earlier or by
 * another tab. Where one cannot be loaded the work goes on without it: at worst a draft that differs from the website by
 * a space is kept until the next start.
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

/** What reads entries comes when there are any. */
const loadReader = () => import('./browser/read-store').catch(() => null);

const NOTHING: Entries = { drafts: new Map(), steps: [], media: new Map(), quarantine: [], hasNewer: false };

/**
 * Reads everything from a store.
 * @returns null when the network has gone before what reads it was here.
 * @throws when the store cannot be read at all.
 */
async function loadStored(
  store: StudioStore,
  forms: RecordForms,
  now: Date,
  isWriter: boolean,
): Promise<Stored | null> {
  const raw = await store.readAll();
  const { drafts, steps, media, quarantine } = raw;
  const isEmpty = [drafts, steps, media, quarantine].every(({ length }) => length === 0);
  const entries = isEmpty
    ? NOTHING
    : await loadReader().then((reader) => reader?.readStore(store, raw, forms, now, isWriter));
  return entries ? { ...entries, profile: readProfile(raw.profile), storeName: store.name } : null;
}

/** The recovery snapshots that can be read; null as for `loadStored`. */
async function loadSnapshots(
  snapshots: RecoverySnapshots,
  store: StudioStore,
  forms: RecordForms,
  now: Date,
): Promise<readonly Draft[] | null> {
  if (snapshots.read().length === 0) return [];
  const reader = await loadReader();
  return reader && reader.readSnapshots(snapshots, store, forms, now);
}

const entitiesIn = (keys: Iterable<RecordKey>) => [...keys].map(({ entity }) => entity);

/** The entities of what a store holds: it is compared with what the website shows. */
function heldBy({ drafts, steps }: Stored, snapshots: readonly RecordKey[]) {
  const inDrafts = entitiesIn([...drafts.values(), ...snapshots]);
  return { drafts: inDrafts, all: [...inDrafts, ...entitiesIn(steps.flatMap(({ changes }) => changes))] };
}

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
  const { environment } = core;
  // First the snapshots: one that cannot be read moves to the quarantine, which is then read with the rest.
  const snapshots = isWriter
    ? await loadSnapshots(environment.snapshots, store, environment, environment.now())
    : [];
  const stored = await loadStored(store, environment, environment.now(), isWriter);
  if (!stored || !snapshots) return false;
  const held = heldBy(stored, snapshots);
  if (!(await needRecords(core, held.all))) return false;
  await needSchemas(core, held.drafts);
  if (!isWanted()) return true;
  const { status: before } = core.getState().shown;
  const status = isWriter
    ? ({ phase: 'ready', storage: 'kept' } as const)
    : before.phase === 'reading'
      ? before
      : ({ phase: 'reading', since: 'start' } as const);
  const isStored = core.dispatch({ type: 'loaded', stored, status, snapshots, at: core.at() });
  onShown?.();
  if (status !== before) core.channel?.post({ kind: 'started', store: store.name, build: environment.build });
  // What is undone or done again may have been typed; nothing has to wait for it.
  void needSchemas(core, entitiesIn(stored.steps.flatMap(({ changes }) => changes)));
  await isStored;
  return true;
}
