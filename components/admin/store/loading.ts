import type { Entity } from '@/content/registry';
import type { Core } from './core';
import { indexRecords } from './published';

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
