import type { Entity } from '@/content/lib/entities';
import type { Draft, Media, OrderDraft, Step } from '@/content/lib/studio-types';
import type { ManagedRecord } from '@/content/managed';

/** What the studio works with: any stored change, of a record or of a collection's order. */
export type AnyDraft = Draft | OrderDraft;

/** Why something could not be done. Sentences for it are the screen's. */
type Refusal =
  | { readonly reason: 'quota' | 'closed' | 'failed' | 'read-only' | 'taken-id' | 'nothing' }
  /** Another tab has these records open. */
  | { readonly reason: 'locked'; readonly ids: readonly string[] }
  /** Another tab wrote in between; what it wrote is shown now. */
  | { readonly reason: 'conflict'; readonly ids: readonly string[] };

export type Outcome<Value = undefined> =
  { readonly ok: true; readonly value: Value } | ({ readonly ok: false } & Refusal);

/** What stands between a draft and the published record. */
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
  /** Written to the folder or exported, and not on the website yet. `writtenAt` is an ISO time. */
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
  | { readonly phase: 'broken'; readonly reason: OpenFailure }
  /** Not a secure context: published lists only. */
  | { readonly phase: 'insecure' }
  /** The content chunk is missing: reload. */
  | { readonly phase: 'no-content' }
  /** A newer studio in another tab needs the store: everything is flushed, reload. */
  | { readonly phase: 'closed' };

type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly reason: 'quota' | 'closed' | 'failed' };

/** Something that happened by itself and has to be said, until the next step. */
export type Notice =
  | { readonly kind: 'recovered'; readonly titles: readonly string[] }
  | { readonly kind: 'merged'; readonly titles: readonly string[] }
  | { readonly kind: 'merged-tabs'; readonly title: string; readonly disputed: readonly string[] }
  | { readonly kind: 'published'; readonly titles: readonly string[] };

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
export type Profile = { readonly name: string; readonly jobTitle: string };

export type StudioState = {
  readonly status: StudioStatus;
  readonly save: SaveState;
  /** A newer build of the studio runs in another tab; this one should be reloaded. */
  readonly isOutdated: boolean;
  /** By `draftKey(entity, id)`. */
  readonly drafts: ReadonlyMap<string, AnyDraft>;
  /** By `seq`, oldest first. */
  readonly steps: readonly Step[];
  /** By path, such as `media/solid-brick-1f0c9a7e.webp`. */
  readonly media: ReadonlyMap<string, Media>;
  readonly quarantine: readonly Quarantined[];
  /** Null until it is set: the content file's sample user is shown then. */
  readonly profile: Profile | null;
  readonly notice: Notice | null;
  /** Name of the open store; null while working without saving. */
  readonly storeName: string | null;
};
