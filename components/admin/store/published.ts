import { type Entity, type ManagedRecord, recordHash, type z } from '@/lib/records';
import { registry } from '@/content/registry';

export type RecordKey = { readonly entity: Entity; readonly id: string };

/** Index of the published content. Uses maps, not objects: `constructor` is a valid id. */
export type Published = {
  /** Whether the records of an entity are loaded. Plans require it. */
  readonly has: (entity: Entity) => boolean;
  /** In display order. */
  readonly ids: (entity: Entity) => readonly string[];
  readonly record: (key: RecordKey) => ManagedRecord | null;
  readonly hash: (key: RecordKey) => string | null;
  /** Parses a value as publishing would store it; returns it unchanged if invalid or if the schema is not loaded. */
  readonly parsed: (entity: Entity, value: ManagedRecord) => ManagedRecord;
  /** Returns a copy with the records of one more entity. */
  readonly withRecords: (entity: Entity, records: Indexed) => Published;
  /** Returns a copy with one more schema: drafts of its entity are compared as publishing would store them. */
  readonly withSchema: (entity: Entity, schema: z.ZodMiniObject) => Published;
};

/** Published records by id, in display order, each with its hash. */
type Indexed = ReadonlyMap<string, { readonly record: ManagedRecord; readonly hash: string | null }>;

/** Indexes and hashes records. `canHash`: false outside of secure contexts, which have no `crypto.subtle`. */
export async function indexRecords(entity: Entity, list: readonly ManagedRecord[], canHash = true) {
  const indexed = list.map(async (record) => {
    const hash = canHash ? await recordHash(record) : null;
    return [String(record[registry[entity].idField]), { record, hash }] as const;
  });
  return new Map(await Promise.all(indexed));
}

/** @param schemas - loaded only for entities that need one: they import zod. */
function publishedOf(
  index: ReadonlyMap<Entity, Indexed>,
  schemas: ReadonlyMap<Entity, z.ZodMiniObject>,
): Published {
  const ids = new Map([...index].map(([entity, records]) => [entity, [...records.keys()]]));
  const find = ({ entity, id }: RecordKey) => index.get(entity)?.get(id) ?? null;
  return {
    has: (entity) => index.has(entity),
    ids: (entity) => ids.get(entity) ?? [],
    record: (key) => find(key)?.record ?? null,
    hash: (key) => find(key)?.hash ?? null,
    parsed: (entity, value) => {
      const result = schemas.get(entity)?.safeParse(value);
      return result?.success ? result.data : value;
    },
    withRecords: (entity, records) => publishedOf(new Map([...index, [entity, records]]), schemas),
    withSchema: (entity, schema) => publishedOf(index, new Map([...schemas, [entity, schema]])),
  };
}

/** Empty index, used before anything is loaded. */
export const nothingPublished = publishedOf(new Map(), new Map());
