import type { Published, RecordKey } from './published';
import type { Draft, OrderDraft, Step } from '@/lib/exchange';
import type { Entity, ManagedRecord } from '@/lib/records';

/** A stored change, of a record or of an entity's order. */
export type AnyDraft = Draft | OrderDraft;

/** Why entries could not be stored. */
export type WriteFailure = 'quota' | 'closed' | 'failed';

/** Result of an action, or the reason of its failure. Screens turn reasons into sentences. */
export type Outcome<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly reason: WriteFailure | 'read-only' | 'taken-id' | 'nothing' | 'missing-part';
    };

export type RecordState =
  /** `review`: the draft cannot be merged with the published record. */
  | { readonly kind: 'published' | 'new' | 'edited' | 'deleted' | 'review' }
  /** `written`: exported or published, and not online yet. `proposed`: waits for approval. `writtenAt` is an ISO time. */
  | { readonly kind: 'written' | 'proposed'; readonly writtenAt: string };

/** A record for lists, search and review: published value, draft and the state computed from both. */
export type Row = {
  readonly entity: Entity;
  readonly id: string;
  readonly title: string;
  readonly published: ManagedRecord | null;
  readonly draft: Draft | null;
  /** Value of the draft if there is one (for a deletion: the deleted value), else the published value. */
  readonly value: ManagedRecord;
  /** The value with names in place of ids, for titles, cells and searches (`withNames`). */
  readonly named: ManagedRecord;
  readonly state: RecordState;
  /** ISO time of the last saved change; null without a draft. */
  readonly changedAt: string | null;
};

/** Why the store could not be opened. */
export type OpenFailure = 'timeout' | 'blocked' | 'newer-version' | 'unavailable' | 'failed' | 'lost';

/** An automatic event, shown until it is dismissed or the store is loaded again. */
export type Notice = {
  readonly kind: 'merged' | 'published';
  readonly titles: readonly string[];
  /** Records that are published, but scheduled for a day that this build does not show. */
  readonly scheduled?: readonly RecordKey[];
};

/** The person who edits; stored only in this browser and written to bundles as `createdBy`. */
export type UserProfile = { readonly name: string; readonly jobTitle: string };

export type { RecordKey };

/** How a record that needs review is resolved. `value`: these values, rebased on the published version. */
export type Resolution =
  | { readonly kind: 'value'; readonly value: ManagedRecord }
  | { readonly kind: 'keep-as-new' | 'delete-anyway' | 'discard' };

/** A checked change from a bundle; it replaces any draft that the record has. */
export type ImportedChange =
  | Pick<Draft, 'entity' | 'id' | 'op' | 'value' | 'base' | 'baseHash' | 'sent'>
  | Pick<OrderDraft, 'entity' | 'id' | 'baseIds' | 'ids' | 'writtenAt'>;

/** Origin of changes that were not made in a form: a bundle, or the reversal of a publication. */
export type ImportAction = 'imported' | 'reversed';

/** Keys in `meta`. `folder`: a directory handle that an older studio stored; it wrote into that directory. */
export type MetaKey = 'profile' | 'folder' | 'exports';

/** A step that was undone or redone; `hasChanged` is false if all its changes are online by now. */
export type UndoOutcome = { readonly label: string; readonly hasChanged: boolean };

/** What rows, labels and changes are computed from. */
export type Snapshot = {
  readonly published: Published;
  /** By `draftKey`. */
  readonly drafts: ReadonlyMap<string, AnyDraft>;
  /** By `seq`, oldest first. */
  readonly steps: readonly Step[];
  readonly isOutdated: boolean;
};
