import type { z } from './zod';

export type Schema = z.core.$ZodType;

/** Parts of a schema's definition that are read here. */
type Def = {
  readonly type: string;
  /** Format of a text: `date`, `url`, … */
  readonly format?: string;
  readonly checks?: readonly z.core.$ZodCheck<never>[];
  readonly innerType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly items?: readonly Schema[];
};

export const defOf = (schema: Schema) => schema._zod.def as Def;

/** Removes `optional` and `default` around a schema. */
export function innermost(schema: Schema): Schema {
  const { innerType } = defOf(schema);
  return innerType === undefined ? schema : innermost(innerType);
}

/** Returns the schema of a field by its name, or of a row or line by its number. */
export function schemaAt(schema: Schema, name: string): Schema | undefined {
  const { shape, element, items } = defOf(innermost(schema));
  return shape?.[name] ?? element ?? items?.[Number(name)];
}

/** Returns the schema of the English of a text in both languages (`prose`); undefined for other schemas. */
export function pairOf(schema: Schema) {
  const { shape } = defOf(innermost(schema));
  return shape?.en && shape.bn ? shape.en : undefined;
}

/** Returns the limit of a maximum-length check in characters; null for other checks. */
export function maximumOf(check: z.core.$ZodCheck<never>) {
  const { def } = check._zod;
  return def.check === 'max_length' && 'maximum' in def && typeof def.maximum === 'number'
    ? def.maximum
    : null;
}
