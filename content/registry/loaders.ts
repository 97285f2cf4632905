import type { ContentSet } from '../../lib/exchange';
import type { EntityForm, ManagedRecord, z, Entity } from '../../lib/records';
import { speaksBangla } from '../languages';
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

/** Loads schema and fields of one entity, for its editor. `forms.ts` has those of all entities. */
export async function loadForm(entity: Entity): Promise<EntityForm> {
  const [{ toForm }, { recordSchema }] = await Promise.all([
    import('./form-of'),
    import(`../entities/${entity}/schema`) as Promise<{ readonly recordSchema: z.ZodMiniObject }>,
  ]);
  return toForm(recordSchema, !speaksBangla);
}
