import { defOf, innermost, maximumOf, type Schema } from '@/content/lib/schema-parts';

type FieldLimits = {
  /** In characters. */
  readonly max: number | null;
  /** What may be chosen. */
  readonly options: readonly string[];
  /** Emptied, it is not there at all. */
  readonly isOptional: boolean;
};

/** The limits of a field as its schema states them, so that they are written in one place. */
export function fieldLimits(schema: Schema | undefined): FieldLimits {
  if (schema === undefined) return { max: null, options: [], isOptional: false };
  const inside = innermost(schema);
  const options = 'options' in inside && Array.isArray(inside.options) ? inside.options.map(String) : [];
  return { max: maxLength(inside), options, isOptional: defOf(schema).type === 'optional' };
}

/** What its check of the greatest length says, in characters. */
const maxLength = (text: Schema) =>
  text._zod.def.checks?.map(maximumOf).find((maximum) => maximum !== null) ?? null;
