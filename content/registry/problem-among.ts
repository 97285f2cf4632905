import type { Entity } from '../../lib/records';

/** A problem that a record has among the others, not through its own values. */
export type ProblemAmong = {
  readonly entity: Entity;
  readonly id: string;
  /** What it is about: a record that is not there, a page that is off, an empty value, an old address, a language. */
  readonly kind: 'unknown' | 'hidden' | 'empty' | 'redirect' | 'language';
  readonly field: string;
  /** A sentence without its full stop. */
  readonly reason: string;
  /**
   * The records of which one, changed back, would do, each with its field; '' for a record that is there or not. None if the
   * record itself has to change.
   */
  readonly causes: readonly { readonly entity: Entity; readonly id: string; readonly field: string }[];
};
