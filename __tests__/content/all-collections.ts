import type { z } from '@/content/lib/zod';
import { entities, fileOf, registry } from '@/content/registry';
import { published } from '@/__tests__/content/published';
import { schemas } from '@/content/registry/forms';

type ContentRecord = Readonly<Record<string, unknown>>;

type Collection = {
  readonly file: string;
  readonly schema: z.ZodMiniObject;
  readonly idField: string;
  readonly records: readonly ContentRecord[];
};

/** Every collection of the site, for the rules that hold for all of them. */
export const allCollections: readonly Collection[] = entities.map((entity) => ({
  file: `content/${fileOf(entity)}`,
  schema: schemas[entity],
  idField: registry[entity].idField,
  records: published[entity],
}));
