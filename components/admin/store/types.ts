import type { Published, RecordKey } from './published';
import type { Draft, Media, OrderDraft, Step } from '@/lib/exchange';
import type { Entity, ManagedRecord } from '@/lib/records';

/** A stored change, of a record or of an entity's order. */
export type AnyDraft = Draft | OrderDraft;

/** Why entries could not be stored. `lock-lost`: another tab has become the writer. */
export type WriteFailure = 'quota' | 'closed' | 'failed' | 'lock-lost';

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

type StudioStatus =
  | { readonly phase: 'starting' }
  /** `memory`: "Work without saving"; all changes are lost with the tab. */
  | { readonly phase: 'ready'; readonly storage: 'kept' | 'memory' }
  /** Read-only: another tab writes. `lock-lost`: this tab was the writer before. */
  | { readonly phase: 'reading'; readonly since: 'start' | 'lock-lost' }
  | { readonly phase: 'broken'; readonly reason: OpenFailure }
  /** Not a secure context: only published lists are shown. */
  | { readonly phase: 'insecure' }
  /** Records of the screen or of a draft could not be loaded: the page must be reloaded. */
  | { readonly phase: 'no-content' }
  /** A newer studio in another tab upgrades the store: all is flushed, and the page must be reloaded. */
  | { readonly phase: 'closed' };

type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly reason: Exclude<WriteFailure, 'lock-lost'> };

/** An automatic event, shown until it is dismissed or the store is loaded again. */
export type Notice = {
  readonly kind: 'recovered' | 'merged' | 'published';
  readonly titles: readonly string[];
  /** Records that are published, but scheduled for a day that this build does not show. */
  readonly scheduled?: readonly RecordKey[];
};

/** Entries that this tab could not store before another one became the writer; kept until stored or discarded. */
export type Recovery = { readonly drafts: readonly AnyDraft[]; readonly media: readonly Media[] };

/** An unreadable stored entry, kept unchanged for download. */
export type Quarantined = {
  readonly id: number;
  readonly at: string;
  readonly store: string;
  readonly reason: string;
  readonly raw: unknown;
};

/** The person who edits; stored only in this browser and written to bundles as `createdBy`. */
export type UserProfile = { readonly name: string; readonly jobTitle: string };

export type StudioState = {
  /** Published records, loaded lazily per entity. */
  readonly published: Published;
  readonly status: StudioStatus;
  readonly save: SaveState;
  /** Whether a newer build has started in another tab or written to the store; this tab should be reloaded. */
  readonly isOutdated: boolean;
  /** By `draftKey`. */
  readonly drafts: ReadonlyMap<string, AnyDraft>;
  /** By `seq`, oldest first. */
  readonly steps: readonly Step[];
  /** By `pictureKey(path)`, such as `1f0c9a7e.webp`: one entry per picture, shared by all records that use it. */
  readonly media: ReadonlyMap<string, Media>;
  readonly quarantine: readonly Quarantined[];
  /** Null until it is set; screens then show the sample user of the content file. */
  readonly profile: UserProfile | null;
  readonly notice: Notice | null;
  readonly recovery: Recovery | null;
  /** Name of the open store; null while working without saving. */
  readonly storeName: string | null;
  readonly hasEditing: boolean;
};

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

/** Input for computing rows, labels and changes. */
export type Snapshot = Pick<StudioState, 'published' | 'drafts' | 'steps' | 'isOutdated'>;
