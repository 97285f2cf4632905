import type { z } from '@/lib/records';
import { entities, fileOf, registry } from '@/content/registry';
import { published } from '@/__tests__/content/published';
import { schemaOf } from '@/content/registry/forms';

type ContentRecord = Readonly<Record<string, unknown>>;

type Collection = {
  readonly file: string;
  readonly schema: z.ZodMiniObject;
  readonly idField: string;
  readonly records: readonly ContentRecord[];
};

/** All collections of the site, for rules common to all. */
export const allCollections: readonly Collection[] = entities.map((entity) => ({
  file: `content/${fileOf(entity)}`,
  schema: schemaOf(entity),
  idField: registry[entity].idField,
  records: published[entity],
}));
