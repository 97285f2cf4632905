import type { Entity, ManagedRecord } from '@/content/registry';
import type { Media } from '@/content/exchange/studio-types';
import type { Outcome } from './types';

export type SessionMode =
  /** Not opened yet. */
  | 'opening'
  | 'editing'
  /** Another tab writes; this one shows the record. */
  | 'reading'
  /** There is no such record. */
  | 'missing'
  | 'closed';

export type SessionState = {
  readonly mode: SessionMode;
  /** Null until a new record has got its id, at the first change. */
  readonly id: string | null;
  /** The form's values. Typing changes it at once; the store follows. */
  readonly value: ManagedRecord;
};

/** A form of the editor: the value of a record, saved without being asked. */
export type EditSession = {
  /** Another record has another form. */
  readonly formId: number;
  readonly entity: Entity;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => SessionState;
  /** Takes a changed value; `field` groups what is undone together, `media` is stored with it in one transaction. */
  readonly change: (value: ManagedRecord, field: string, media?: Media) => void;
  /** Reads the record, once the studio is ready; again after `close`. */
  readonly open: () => void;
  /** Writes at once; also on blur. */
  readonly flush: () => Promise<Outcome>;
  /** Gives a record that was never published another id. `isFollowUp`: the id follows the title that was just typed. */
  readonly rename: (id: string, isFollowUp?: boolean) => Promise<Outcome>;
  /** Saves and closes the form. What cannot be stored is kept in this tab and tried again with the next change. */
  readonly close: () => void;
};
