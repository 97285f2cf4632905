import type { Published } from './published';
import type { Draft, Media, OrderDraft, Step } from '@/content/exchange/studio-types';
import type { Entity, ManagedRecord } from '@/content/registry';

/** A stored change, of a record or of an entity's order. */
export type AnyDraft = Draft | OrderDraft;

/** Why entries could not be stored. `lock-lost`: another tab has become the one that writes. */
export type WriteFailure = 'quota' | 'closed' | 'failed' | 'lock-lost';

/** What became of an action, or why it could not be done. Sentences for it are the screen's. */
export type Outcome<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly reason: WriteFailure | 'read-only' | 'taken-id' | 'nothing' | 'missing-part';
    };

/** What keeps a draft from merging with the published record. */
export type ReviewProblem =
  /** Both sides changed these fields since the draft's base. */
  | { readonly kind: 'disputed'; readonly fields: readonly string[] }
  /** Deleted on the website, edited here: "Keep as new" or "Discard". */
  | { readonly kind: 'deleted-there' }
  /** Deleted here, edited on the website: "Delete anyway" or "Keep". */
  | { readonly kind: 'edited-there' };

export type RecordState =
  | { readonly kind: 'published' | 'new' | 'edited' | 'deleted' }
  | { readonly kind: 'review'; readonly problem: ReviewProblem }
  /** Exported or published, and not on the website yet. `writtenAt` is an ISO time. */
  | { readonly kind: 'written'; readonly change: 'new' | 'edited' | 'deleted'; readonly writtenAt: string };

/** A record as lists, search and review see it: published value, draft and the state computed from both. */
export type Row = {
  readonly entity: Entity;
  readonly id: string;
  readonly title: string;
  readonly published: ManagedRecord | null;
  readonly draft: Draft | null;
  /** The draft's value where there is one (also of a deletion: what it deletes), else the published value. */
  readonly value: ManagedRecord;
  readonly state: RecordState;
  /** ISO time of the last saved change; null for a record without draft. */
  readonly changedAt: string | null;
};

/** Why the store could not be opened. */
export type OpenFailure = 'timeout' | 'blocked' | 'newer-version' | 'unavailable' | 'failed' | 'lost';

type StudioStatus =
  | { readonly phase: 'starting' }
  /** `memory` is "Work without saving": nothing outlives the tab. */
  | { readonly phase: 'ready'; readonly storage: 'kept' | 'memory' }
  /** Another tab writes: everything is shown, nothing can be changed. `lock-lost`: this tab wrote until then. */
  | { readonly phase: 'reading'; readonly since: 'start' | 'lock-lost' }
  | { readonly phase: 'broken'; readonly reason: OpenFailure }
  /** Not a secure context: published lists only. */
  | { readonly phase: 'insecure' }
  /** The records of the screen or of a draft have not arrived: reload. */
  | { readonly phase: 'no-content' }
  /** A newer studio in another tab needs the store: everything is flushed, reload. */
  | { readonly phase: 'closed' };

type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly reason: Exclude<WriteFailure, 'lock-lost'> };

/** Something that happened by itself and is shown until the next step. */
export type Notice = {
  readonly kind: 'recovered' | 'merged' | 'published';
  readonly titles: readonly string[];
  /** Published too, but on a day that this build does not show. */
  readonly scheduled?: readonly RecordKey[];
};

/** What this tab could not store before another one began to write; kept until it is stored or thrown away. */
export type Recovery = { readonly drafts: readonly AnyDraft[]; readonly media: readonly Media[] };

/** A stored entry that could not be read; kept as it was, for download. */
export type Quarantined = {
  /** For `deleteQuarantined`. */
  readonly id: number;
  readonly at: string;
  readonly store: string;
  readonly reason: string;
  readonly raw: unknown;
};

/** Who works here; kept only in this browser and written into bundles as `createdBy`. */
export type UserProfile = { readonly name: string; readonly jobTitle: string };

export type StudioState = {
  /** Published records, loaded lazily per entity. */
  readonly published: Published;
  readonly status: StudioStatus;
  readonly save: SaveState;
  /** A newer build of the studio runs in another tab; this one should be reloaded. */
  readonly isOutdated: boolean;
  /** By `draftKey(entity, id)`. */
  readonly drafts: ReadonlyMap<string, AnyDraft>;
  /** By `seq`, oldest first. */
  readonly steps: readonly Step[];
  /** By `pictureKey(path)`, such as `1f0c9a7e.webp`: one entry for each picture, however many records use it. */
  readonly media: ReadonlyMap<string, Media>;
  readonly quarantine: readonly Quarantined[];
  /** Null until it is set: the content file's sample user is shown then. */
  readonly profile: UserProfile | null;
  readonly notice: Notice | null;
  readonly recovery: Recovery | null;
  /** Name of the open store; null while working without saving. */
  readonly storeName: string | null;
  /** Whether the part that edits is loaded (`editing.ts`). */
  readonly hasEditing: boolean;
};

/** The form of the records in drafts, and how older ones are brought to it. */
export type RecordForms = {
  /** What this build writes. */
  readonly recordVersion: number;
  readonly migrateRecord: (entity: Entity, record: unknown, from: number) => unknown;
};

export type RecordKey = { readonly entity: Entity; readonly id: string };

/** How a record that needs review is decided. `value` takes the published version as its base, with these values. */
export type Resolution =
  | { readonly kind: 'value'; readonly value: ManagedRecord }
  | { readonly kind: 'keep-as-new' | 'delete-anyway' | 'discard' };

/** A change that comes from a bundle and has passed its checks; it replaces whatever draft the record has. */
export type ImportedChange =
  | Pick<Draft, 'entity' | 'id' | 'op' | 'value' | 'base' | 'baseHash' | 'sent'>
  | {
      readonly entity: Entity;
      readonly id: '#order';
      readonly baseIds: readonly string[];
      readonly ids: readonly string[];
    };

/** How changes come that were not made in a form: from a bundle, by reversing a publication. */
export type ImportAction = 'imported' | 'reversed';

/** Places in `meta` for what is not a draft. `folder`: a directory handle of an older studio, which wrote into it. */
export type MetaKey = 'profile' | 'folder' | 'exports';

export type StorageInfo = {
  /** In bytes; null where the browser does not tell. */
  readonly used: number | null;
  readonly quota: number | null;
  readonly isPersistent: boolean;
  /** Safari erases drafts after 7 days without a visit unless they are kept persistently. */
  readonly mayExpire: boolean;
  /** Bytes of pictures that no draft and no step names any more. */
  readonly unusedPictures: number;
};

/** A step that was undone or redone; `hasChanged` is false where all that it had changed is online by now. */
export type Undone = { readonly label: string; readonly hasChanged: boolean };

/** Everything that rows, labels and changes are computed from. */
export type Snapshot = Pick<StudioState, 'published' | 'drafts' | 'steps' | 'isOutdated'>;
