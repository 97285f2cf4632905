import type { z } from './zod';

/** Kinds of issues from custom checks, for screens with their own wording or sentences around the message. */
export type Fault =
  | 'one-line'
  | 'shows-nothing'
  | 'undescribed'
  /** The message continues the name of the field: "is missing". */
  | 'predicate'
  /** The message names a place in the text: "line 3 is nested too deep". */
  | 'place';

/** Marks the issues of a check with a fault, in zod's `params`. */
export const fault = (name: Fault) => ({ params: { fault: name } }) as const;

/** Issue of a check at a field; the message continues the name of the field. */
export const issueAt = (name: string, message: string, input: unknown) => ({
  code: 'custom' as const,
  input,
  path: [name],
  message,
  ...fault('predicate'),
});

/** Returns the fault of an issue; undefined for issues of zod's own checks. */
export const faultOf = (issue: z.core.$ZodIssue): Fault | undefined =>
  issue.code === 'custom' ? (issue.params?.fault as Fault | undefined) : undefined;
