import type { Entity, ManagedRecord, z } from '@/lib/records';
import { registry } from '@/content/registry';

export type RecordKey = { readonly entity: Entity; readonly id: string };

/** Index of the published content. Uses maps, not objects: `constructor` is a valid id. */
export type Published = {
  /** Whether the records of an entity are loaded. Plans require it. */
  readonly has: (entity: Entity) => boolean;
  /** In display order. */
  readonly ids: (entity: Entity) => readonly string[];
  readonly record: (key: RecordKey) => ManagedRecord | null;
  /** Parses a value as publishing would store it; returns it unchanged if invalid or if the schema is not loaded. */
  readonly parsed: (entity: Entity, value: ManagedRecord) => ManagedRecord;
  /** Returns a copy with the records of one more entity. */
  readonly withRecords: (entity: Entity, records: readonly ManagedRecord[]) => Published;
  /** Returns a copy with one more schema: drafts of its entity are compared as publishing would store them. */
  readonly withSchema: (entity: Entity, schema: z.ZodMiniObject) => Published;
};

/** Published records by id, in display order. */
type Indexed = ReadonlyMap<string, ManagedRecord>;

/** @param schemas - loaded only for entities that need one: they import zod. */
function publishedOf(
  index: ReadonlyMap<Entity, Indexed>,
  schemas: ReadonlyMap<Entity, z.ZodMiniObject>,
): Published {
  const ids = new Map([...index].map(([entity, records]) => [entity, [...records.keys()]]));
  return {
    has: (entity) => index.has(entity),
    ids: (entity) => ids.get(entity) ?? [],
    record: ({ entity, id }) => index.get(entity)?.get(id) ?? null,
    parsed: (entity, value) => {
      const result = schemas.get(entity)?.safeParse(value);
      return result?.success ? result.data : value;
    },
    withRecords: (entity, records) => {
      const byId = new Map(records.map((record) => [String(record[registry[entity].idField]), record]));
      return publishedOf(new Map([...index, [entity, byId]]), schemas);
    },
    withSchema: (entity, schema) => publishedOf(index, new Map([...schemas, [entity, schema]])),
  };
}

/** Empty index, used before anything is loaded. */
export const nothingPublished = publishedOf(new Map(), new Map());
