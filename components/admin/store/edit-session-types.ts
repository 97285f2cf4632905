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

/** One visit of the editor to a record: its value and its value history, saved without being asked. */
export type EditSession = {
  /** Its number: another record is another visit. */
  readonly visit: number;
  readonly entity: Entity;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => SessionState;
  /** Takes a changed value; `field` groups the value history, `media` is stored with it in one transaction. */
  readonly change: (value: ManagedRecord, field: string, media?: Media) => void;
  /** Reads the record, once the studio is ready; again after `close`. */
  readonly open: () => void;
  /** Writes at once; also on blur. */
  readonly flush: () => Promise<Outcome>;
  /** Gives a record that was never published another id. */
  readonly rename: (id: string) => Promise<Outcome>;
  /** Saves and ends the visit. What cannot be stored is kept in this tab and tried again with the next change. */
  readonly close: () => void;
};
