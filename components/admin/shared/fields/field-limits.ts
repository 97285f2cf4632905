import type { z } from '@/content/lib/zod';

type FieldLimits = {
  /** In characters. */
  readonly max: number | null;
  /** What may be chosen. */
  readonly options: readonly string[];
};

/** The limits of a field as its schema states them, so that they are written in one place. */
export function fieldLimits(schema: z.ZodObject, name: string): FieldLimits {
  const field = schema.shape[name];
  if (field === undefined) return { max: null, options: [] };
  const inside = innermost(field);
  const max = 'maxLength' in inside && typeof inside.maxLength === 'number' ? inside.maxLength : null;
  const options = 'options' in inside && Array.isArray(inside.options) ? inside.options.map(String) : [];
  return { max, options };
}

/** Without `optional` and `default` around it. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as { readonly def: { readonly innerType?: z.core.$ZodType } };
  return def.innerType === undefined ? schema : innermost(def.innerType);
}
