import { site } from '@/components/admin/site';
import type { Entity, ManagedRecord } from '@/lib/records';

export type RecordKey = { readonly entity: Entity; readonly id: string };

/** Index of the published content. Uses maps, not objects: `constructor` is a valid id. */
export type Published = {
  /** Whether the records of an entity are loaded. Plans require it. */
  readonly has: (entity: Entity) => boolean;
  /** In display order. */
  readonly ids: (entity: Entity) => readonly string[];
  readonly record: (key: RecordKey) => ManagedRecord | null;
  /** Returns a copy with the records of one more entity. */
  readonly withRecords: (entity: Entity, records: readonly ManagedRecord[]) => Published;
};

/** Published records by id, in display order. */
type Indexed = ReadonlyMap<string, ManagedRecord>;

function publishedOf(index: ReadonlyMap<Entity, Indexed>): Published {
  const ids = new Map([...index].map(([entity, records]) => [entity, [...records.keys()]]));
  return {
    has: (entity) => index.has(entity),
    ids: (entity) => ids.get(entity) ?? [],
    record: ({ entity, id }) => index.get(entity)?.get(id) ?? null,
    withRecords: (entity, records) => {
      const byId = new Map(
        records.map((record) => [String(record[site().registry[entity].idField]), record]),
      );
      return publishedOf(new Map([...index, [entity, byId]]));
    },
  };
}

/** Parses a value as publishing would store it; returns it unchanged if it is invalid. */
export function parsed(entity: Entity, value: ManagedRecord): ManagedRecord {
  const result = site().formOf(entity).schema.safeParse(value);
  return result.success ? (result.data as ManagedRecord) : value;
}

/** Empty index, used before anything is loaded. */
export const nothingPublished = publishedOf(new Map());
