// Named one by one: asked for as a whole, zod comes with its forty languages and its JSON schemas.
export {
  array,
  boolean,
  config,
  discriminatedUnion,
  email,
  enum,
  int,
  iso,
  literal,
  number,
  record,
  regexes,
  strictObject,
  string,
  tuple,
  unknown,
  url,
  ZodError,
} from 'zod';
export type { infer, input, output, ZodObject, ZodType } from 'zod';
export type * as core from 'zod/v4/core';
