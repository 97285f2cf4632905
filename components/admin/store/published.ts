import { entities, type Entity, type ManagedRecord, registry } from '@/content/registry';
import { recordHash } from '@/content/lib/record-hash';
import type { Content, Schemas } from './studio-api';

/** The published content, indexed. Ids are looked up in maps: `constructor` is a valid id by its letters. */
export type Published = {
  /** In display order. */
  readonly ids: (entity: Entity) => readonly string[];
  readonly record: (entity: Entity, id: string) => ManagedRecord | null;
  readonly hash: (entity: Entity, id: string) => string | null;
  /**
   * A value as publishing would store it (trimmed, with defaults), or as it is while it is not valid or the schemas are not
   * there.
   */
  readonly parsed: (entity: Entity, value: ManagedRecord) => ManagedRecord;
  readonly idField: (entity: Entity) => string;
  /** What a record is called; its id while there is nothing to call it by. */
  readonly title: (entity: Entity, id: string, value: ManagedRecord) => string;
  /** Differs between builds with different content; '' without hashes. */
  readonly fingerprint: string;
};

type Indexed = { readonly record: ManagedRecord; readonly hash: string | null };

/**
 * Indexes and hashes the published content once, at start.
 * @param canHash - false where the browser has no `crypto.subtle`: outside of secure contexts.
 */
export async function indexPublished(
  { published }: Pick<Content, 'published'>,
  canHash = true,
): Promise<Published> {
  const index = new Map<Entity, Map<string, Indexed>>();
  for (const entity of entities) {
    const { idField } = registry[entity];
    const records = await Promise.all(
      published[entity].map(async (record) => {
        const hash = canHash ? await recordHash(record) : null;
        return [String(record[idField]), { record, hash }] as const;
      }),
    );
    index.set(entity, new Map(records));
  }
  const ids = new Map(entities.map((entity) => [entity, [...(index.get(entity)?.keys() ?? [])]]));
  const hashes = [...index.values()].flatMap((records) => [...records.values()].map(({ hash }) => hash));

  return {
    ids: (entity) => ids.get(entity) ?? [],
    record: (entity, id) => index.get(entity)?.get(id)?.record ?? null,
    hash: (entity, id) => index.get(entity)?.get(id)?.hash ?? null,
    parsed: (_entity, value) => value,
    idField: (entity) => registry[entity].idField,
    title: (entity, id, value) => registry[entity].titleOf(value) || id,
    fingerprint: canHash ? await recordHash(hashes) : '',
  };
}

/** The same content, compared as publishing would store it. */
export function withSchemas(published: Published, schemas: Schemas): Published {
  return {
    ...published,
    parsed: (entity, value) => {
      const result = schemas[entity].safeParse(value);
      return result.success ? result.data : value;
    },
  };
}
