import type { z } from '@/content/lib/zod';

type FieldLimits = {
  /** In characters. */
  readonly max: number | null;
  /** What may be chosen. */
  readonly options: readonly string[];
};

/** The limits of a field as its schema states them, so that they are written in one place. */
export function fieldLimits(schema: z.ZodMiniObject, name: string): FieldLimits {
  const field = schema.shape[name];
  if (field === undefined) return { max: null, options: [] };
  const inside = innermost(field);
  const options = 'options' in inside && Array.isArray(inside.options) ? inside.options.map(String) : [];
  return { max: maxLength(inside), options };
}

/** What its check of the greatest length says, in characters. */
function maxLength(text: z.core.$ZodType) {
  const defs = text._zod.def.checks?.map((check) => check._zod.def) ?? [];
  const limit = defs.find(({ check }) => check === 'max_length');
  return limit !== undefined && 'maximum' in limit && typeof limit.maximum === 'number'
    ? limit.maximum
    : null;
}

/** Without `optional` and `default` around it. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as { readonly def: { readonly innerType?: z.core.$ZodType } };
  return def.innerType === undefined ? schema : innermost(def.innerType);
}
