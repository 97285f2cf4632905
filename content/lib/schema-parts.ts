import type { z } from './zod';

export type Schema = z.core.$ZodType;

/** What a schema may hold inside, as far as it is asked for. */
type Def = {
  readonly type: string;
  /** Of a text: `date`, `url`, … */
  readonly format?: string;
  readonly checks?: readonly z.core.$ZodCheck<never>[];
  readonly innerType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly items?: readonly Schema[];
};

export const defOf = (schema: Schema) => schema._zod.def as Def;

/** A schema without `optional` and `default` around it. */
export function innermost(schema: Schema): Schema {
  const { innerType } = defOf(schema);
  return innerType === undefined ? schema : innermost(innerType);
}

/** The schema of a field inside another: a field by its name, a row or a line by its number. */
export function schemaAt(schema: Schema, name: string): Schema | undefined {
  const { shape, element, items } = defOf(innermost(schema));
  return shape?.[name] ?? element ?? items?.[Number(name)];
}

/** What a check of the greatest length allows, in characters; null for any other check. */
export function maximumOf(check: z.core.$ZodCheck<never>) {
  const { def } = check._zod;
  return def.check === 'max_length' && 'maximum' in def && typeof def.maximum === 'number'
    ? def.maximum
    : null;
}
