import type { EntityForm } from '../lib/field-spec';
import type { ManagedRecord } from '../lib/entity-meta';
import type { z } from '../lib/zod';
import { entities, type Entity } from '.';

// The bundler makes a file of its own of every module that such a path can name: a screen loads those of its entity.

/**
 * What the website shows now, in display order, as the file holds it. The build has validated it, so the studio need not
 * parse it again.
 */
export async function loadRecords(entity: Entity) {
  const file = (await import(`../entities/${entity}/data.json`, { with: { type: 'json' } })) as {
    readonly default: readonly ManagedRecord[];
  };
  return file.default;
}

/** The records of all entities, for what compares or checks the whole website. */
export async function loadAllRecords() {
  const lists = await Promise.all(entities.map(async (entity) => [entity, await loadRecords(entity)]));
  return Object.fromEntries(lists) as Readonly<Record<Entity, readonly ManagedRecord[]>>;
}

/** The schema and the fields of one entity: for its editor. What needs those of all entities has them in `forms.ts`. */
export async function loadForm(entity: Entity): Promise<EntityForm> {
  const [{ toForm }, { recordSchema }] = await Promise.all([
    import('../lib/field'),
    import(`../entities/${entity}/schema`) as Promise<{ readonly recordSchema: z.ZodMiniObject }>,
  ]);
  return toForm(recordSchema);
}
