import type { Entity } from './entity';
import type { z } from './zod';

/** One problem that prevents applying a bundle. */
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
    | 'record-version'
    /** A collection has fewer records than the website needs. */
    | 'too-few'
    | 'content';
  /** A sentence for people that states the problem and its place. */
  readonly message: string;
  readonly entity?: Entity;
  readonly id?: string;
  /** Path of the field in the record: `image.alt`. */
  readonly field?: string;
  /** The sentence without its place, for screens that show it next to the field. */
  readonly reason?: string;
  /** Schema issue of a `value` problem, for screens with their own wording. */
  readonly issue?: z.core.$ZodIssue;
};

/** A checked value, or all of its problems. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly StudioProblem[] };

export const refused = (...problems: readonly StudioProblem[]) => ({ ok: false, problems }) as const;
