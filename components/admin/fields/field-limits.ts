import type { z } from '@/content/lib/zod';

type FieldLimits = {
  /** In characters. */
  readonly max: number | null;
  /** What may be chosen. */
  readonly options: readonly string[];
  /** Emptied, it is not there at all. */
  readonly isOptional: boolean;
};

type Schema = z.core.$ZodType;

/** What a schema may hold inside, as far as the studio asks for it. */
type Def = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly items?: readonly Schema[];
};

const defOf = (schema: Schema) => schema._zod.def as Def;

/** The schema of a field inside another: a field by its name, a row or a line by its number. */
export function schemaAt(schema: Schema, name: string): Schema | undefined {
  const { shape, element, items } = defOf(innermost(schema));
  return shape?.[name] ?? element ?? items?.[Number(name)];
}

/** The limits of a field as its schema states them, so that they are written in one place. */
export function fieldLimits(schema: Schema | undefined): FieldLimits {
  if (schema === undefined) return { max: null, options: [], isOptional: false };
  const inside = innermost(schema);
  const options = 'options' in inside && Array.isArray(inside.options) ? inside.options.map(String) : [];
  return { max: maxLength(inside), options, isOptional: defOf(schema).type === 'optional' };
}

/** What its check of the greatest length says, in characters. */
function maxLength(text: Schema) {
  const defs = text._zod.def.checks?.map((check) => check._zod.def) ?? [];
  const limit = defs.find(({ check }) => check === 'max_length');
  return limit !== undefined && 'maximum' in limit && typeof limit.maximum === 'number'
    ? limit.maximum
    : null;
}

/** Without `optional` and `default` around it. */
function innermost(schema: Schema): Schema {
  const { innerType } = defOf(schema);
  return innerType === undefined ? schema : innermost(innerType);
}
