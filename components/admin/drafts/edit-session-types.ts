import type { Entity } from '@/content/lib/entities';
import type { Media } from '@/content/lib/studio-types';
import type { ManagedRecord } from '@/content/managed';
import type { Outcome } from './types';

export type SessionOptions = {
  readonly entity: Entity;
  /** Null for a record that is given its id at the first change. */
  readonly id: string | null;
  /** Values that a new record starts from. */
  readonly seed?: () => ManagedRecord;
};

export type SessionMode =
  /** Waiting for the lock and the draft. */
  | 'opening'
  | 'editing'
  /** "This product is open in another tab." Take over is possible. */
  | 'elsewhere'
  /** Another tab took over; what was typed here is saved. */
  | 'taken'
  /** There is no such record. */
  | 'missing'
  | 'closed';

export type SessionState = {
  readonly mode: SessionMode;
  /** Null until a new record has got its id, at the first change. */
  readonly id: string | null;
  /** The form's values. Typing changes it at once; the store follows. */
  readonly value: ManagedRecord;
  /**
   * Counts the times the value was replaced from outside the form: opening, undo and redo, discard, a merge with
   * another tab. Uncontrolled fields take it as their key.
   */
  readonly epoch: number;
  readonly hasUnsaved: boolean;
  /** Of the value history of this visit. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Fields that both this tab and another one had changed; the text of this tab stands. */
  readonly disputed: readonly string[];
};

/** One visit of the editor to a record: holds its lock, its value and its value history, and saves by itself. */
export type EditSession = {
  readonly entity: Entity;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => SessionState;
  /** Takes a changed value; `field` groups the value history, `media` is stored with it in one transaction. */
  readonly change: (value: ManagedRecord, field: string, media?: Media) => void;
  /** Takes the lock and reads the draft, once the studio is ready; again after `close`. */
  readonly open: () => Promise<void>;
  /** Writes at once; also on blur. */
  readonly flush: () => Promise<Outcome>;
  /** Without waiting: put and commit in this tick, and a rescue copy. For `pagehide` and a hidden tab. */
  readonly flushNow: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Gives a record that was never published another id. */
  readonly rename: (id: string) => Promise<Outcome>;
  /** Steals the lock from the other tab. */
  readonly takeOver: () => Promise<void>;
  /** Flushes, frees the lock and ends the visit. What cannot be saved stays held and is tried again. */
  readonly close: () => Promise<void>;
};
