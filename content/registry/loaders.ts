import type { ContentSet } from '../../lib/exchange';
import type { ManagedRecord, Entity } from '../../lib/records';
import { entities } from '.';

// The bundler emits one chunk for each module that the path can match, so a screen loads only its entity's chunk.

/** Loads the published records as the file has them, in display order. Not parsed: the build has validated them. */
export async function loadRecords(entity: Entity) {
  const file = (await import(`../entities/${entity}/data.json`, { with: { type: 'json' } })) as {
    readonly default: readonly ManagedRecord[];
  };
  return file.default;
}

/** Loads the records of all entities, to compare or check the whole website. */
export async function loadAllRecords() {
  const lists = await Promise.all(entities.map(async (entity) => [entity, await loadRecords(entity)]));
  return Object.fromEntries(lists) as ContentSet;
}
