import type { FieldSpec } from './field-spec';
import type { z } from './zod';

/** What has to be known to edit or to check a record of an entity: its schema, and its fields in the order of the form. */
export type EntityForm = {
  readonly schema: z.ZodMiniObject;
  readonly fields: readonly FieldSpec[];
};
