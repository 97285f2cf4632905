import { type Entity, type ManagedRecord, registry } from '@/content/registry';
import { recordHash } from '@/content/lib/record-hash';
import type { z } from '@/content/lib/zod';

export type RecordKey = { readonly entity: Entity; readonly id: string };

/** Published records by entity, in display order; contains only loaded entities. */
export type PublishedRecords = ReadonlyMap<Entity, readonly ManagedRecord[]>;

/** Schemas by entity, loaded only for entities that need one: they import zod. */
type Schemas = ReadonlyMap<Entity, z.ZodMiniObject>;

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
  /** Returns a copy with the records of more entities. */
  readonly withRecords: (more: Index) => Published;
  /** Returns a copy with more schemas: drafts of these entities are compared as publishing would store them. */
  readonly withSchemas: (more: Schemas) => Published;
};

type Indexed = { readonly record: ManagedRecord; readonly hash: string | null };

/** Published records by entity and id, each with its hash. */
export type Index = ReadonlyMap<Entity, ReadonlyMap<string, Indexed>>;

/**
 * Indexes and hashes published records.
 * @param canHash - false outside of secure contexts, where browsers have no `crypto.subtle`.
 */
export async function indexRecords(records: PublishedRecords, canHash = true): Promise<Index> {
  const lists = [...records].map(async ([entity, list]) => {
    const indexed = list.map(async (record) => {
      const hash = canHash ? await recordHash(record) : null;
      return [String(record[registry[entity].idField]), { record, hash }] as const;
    });
    return [entity, new Map(await Promise.all(indexed))] as const;
  });
  return new Map(await Promise.all(lists));
}

function publishedOf(index: Index, schemas: Schemas): Published {
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
    withRecords: (more) => publishedOf(new Map([...index, ...more]), schemas),
    withSchemas: (more) => publishedOf(index, new Map([...schemas, ...more])),
  };
}

/** Empty index, used before anything is loaded. */
export const nothingPublished = publishedOf(new Map(), new Map());
