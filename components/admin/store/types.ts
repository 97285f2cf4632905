import type { Published, RecordKey } from './published';
import type { ChangeToHand, Draft, OrderDraft, Step } from '@/lib/exchange';
import type { Entity, ManagedRecord } from '@/lib/records';

/** A stored change, of a record or of an entity's order. */
export type AnyDraft = Draft | OrderDraft;

/** How a change was handed over. `mark`: of the commit or proposal; empty for a file, which has none. */
type HandedOver = {
  readonly to: 'file' | 'commit' | 'proposal';
  readonly mark: string;
  /** ISO time. */
  readonly handedAt: string;
};

/**
 * What was handed over of a record, or of an entity's order, and is not on this website yet: a layer between website and
 * draft. `base` is the published record from which it was made, `earlier` what was handed over before it since then.
 */
export type Handed = HandedOver &
  (
    | (Pick<Draft, 'version' | 'entity' | 'id' | 'op' | 'value' | 'base'> & {
        readonly earlier: readonly (ManagedRecord | null)[];
        /** The version of the repository that it was merged with, if that was another one. */
        readonly seen?: unknown;
      })
    | Pick<OrderDraft, 'version' | 'entity' | 'id' | 'baseIds' | 'ids'>
  );

/** A publication: stored before its request, until its note is dismissed or a later one has arrived. */
export type Publication = {
  /** In the message of its commit. */
  readonly mark: string;
  /** ISO time of the request. */
  readonly at: string;
  /** `contentHash` of all content after the commit. */
  readonly hash: string;
  /** `sending`: until the host has answered; `unsure`: its answer was lost; `online`: shown since `onlineAt`. */
  readonly phase: 'sending' | 'unsure' | 'arrived' | 'online';
  readonly commit: string | null;
  /** URL of the commit's page on the host, which shows the state of its build; until then of the repository's. */
  readonly page: string;
  readonly onlineAt: string | null;
  /** What is handed over once the commit has arrived. */
  readonly changes: readonly ChangeToHand[];
};

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
  /** `handed`: handed over in a file or a commit, and not online yet. `proposed`: waits for approval. */
  | { readonly kind: 'handed' | 'proposed'; readonly handedAt: string };

/** A record for lists, search and review: its layers, and the state computed from them. */
export type Row = {
  readonly entity: Entity;
  readonly id: string;
  readonly title: string;
  readonly published: ManagedRecord | null;
  /** The website with what was handed over: what a draft is based on. */
  readonly below: ManagedRecord | null;
  /** What the website does not show yet: the draft, or else what was handed over. */
  readonly change: Draft | null;
  /** Whether something of it was handed over and is not online yet. */
  readonly isHanded: boolean;
  /** Value of the change if there is one (for a deletion: the deleted value), else the published value. */
  readonly value: ManagedRecord;
  /** The value with names in place of ids, for titles, cells and searches (`withNames`). */
  readonly named: ManagedRecord;
  readonly state: RecordState;
  /** ISO time of the last change; null without one. */
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

/**
 * A checked change from a bundle; it replaces any draft that the record has. `sent`: values handed over before it since
 * `base`; of an order, whether `baseIds` were.
 */
export type ImportedChange =
  | (Pick<Draft, 'entity' | 'id' | 'op' | 'value' | 'base'> & { readonly sent?: readonly unknown[] })
  | (Pick<OrderDraft, 'entity' | 'id' | 'baseIds' | 'ids'> & { readonly isSent?: true });

/** Origin of changes that were not made in a form: a bundle, or the reversal of a publication. */
export type ImportAction = 'imported' | 'reversed';

/** Keys in `meta`. `folder`: a directory handle that an older studio stored; it wrote into that directory. */
export type MetaKey = 'profile' | 'folder' | 'exports' | 'colleague';

/** A step that was undone or redone; `hasChanged` is false if all its changes are online by now. */
export type UndoOutcome = { readonly label: string; readonly hasChanged: boolean };

/** What rows, labels and changes are computed from. */
export type Snapshot = {
  readonly published: Published;
  /** By `draftKey`. */
  readonly drafts: ReadonlyMap<string, AnyDraft>;
  /** By `draftKey`. */
  readonly handed: ReadonlyMap<string, Handed>;
  /** By mark. */
  readonly publications: ReadonlyMap<string, Publication>;
  /** By `seq`, oldest first. */
  readonly steps: readonly Step[];
  readonly isOutdated: boolean;
};
