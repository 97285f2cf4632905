import type { z } from './zod';

/** What a check of our own found, where a screen has words of its own for it or needs to know how ours begin. */
export type Fault =
  | 'one-line'
  | 'shows-nothing'
  | 'undescribed'
  /** The message goes on after the name of the field: "is missing". */
  | 'predicate'
  /** The message names a place in the text: "line 3 is nested too deep". */
  | 'place';

/** Marks the issues of a check with a fault, in the `params` that zod passes on. */
export const fault = (name: Fault) => ({ params: { fault: name } }) as const;

/** The fault of an issue; undefined for those that zod's own codes describe. */
export const faultOf = (issue: z.core.$ZodIssue): Fault | undefined =>
  issue.code === 'custom' ? (issue.params?.fault as Fault | undefined) : undefined;
