import type { Entity } from '../registry';
import type { z } from '../lib/zod';

/** One thing that keeps a bundle from being applied. */
export type StudioProblem = {
  readonly code:
    | 'too-large'
    | 'not-json'
    | 'hazard'
    | 'not-a-bundle'
    | 'newer-bundle'
    | 'incomplete'
    | 'shape'
    | 'value'
    | 'duplicate'
    | 'wrong-id'
    | 'base'
    | 'picture'
    | 'picture-small'
    | 'picture-missing'
    | 'picture-unused'
    | 'wrong-folder'
    | 'folder-version'
    /** A collection has fewer records than the website needs. */
    | 'too-few'
    | 'content';
  /** A sentence for people: what is wrong, and where. */
  readonly message: string;
  readonly entity?: Entity;
  readonly id?: string;
  /** The field of the record, with a path inside it: `image.alt`. */
  readonly field?: string;
  /** The sentence without its place, for screens that show it beside the field. */
  readonly reason?: string;
  /** For `value`: what the schema found, for the screen's own wording. */
  readonly issue?: z.core.$ZodIssue;
};

/** What went well, or everything that is wrong. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly StudioProblem[] };

export const refused = (...problems: readonly StudioProblem[]) => ({ ok: false, problems }) as const;
