import type { Entity } from '@/content/lib/entities';
import type { Draft, Media, Step } from '@/content/lib/studio-types';
import type { managed, ManagedRecord } from '@/content/managed';
import type { published } from '@/content/published';
import type { schemas } from '@/content/schemas';
import type { EditSession } from './edit-session-types';
import type { AnyDraft, OpenFailure, Outcome, Profile, Row, StudioState } from './types';

/** What the studio needs of the content: loaded on demand, because it holds every record. */
export type Content = {
  readonly managed: typeof managed;
  readonly published: typeof published;
  /** The form of records that this build writes. */
  readonly recordVersion: number;
  readonly migrateRecord: (entity: Entity, record: unknown, from: number) => unknown;
};

/** What a record of each entity has to be. A library comes with them, so they are loaded apart, when they are needed. */
export type Schemas = typeof schemas;

export type RecordKey = { readonly entity: Entity; readonly id: string };

/** How a record that needs review is settled. `value` takes the published version as its base, with these values. */
export type Resolution =
  | { readonly kind: 'value'; readonly value: ManagedRecord }
  | { readonly kind: 'keep-as-new' | 'delete-anyway' | 'discard' };

/** A change that comes from a bundle and has passed its checks; it replaces whatever draft the record has. */
export type ImportedChange =
  | Pick<Draft, 'entity' | 'id' | 'op' | 'value' | 'base' | 'baseHash'>
  | {
      readonly entity: Entity;
      readonly id: '#order';
      readonly baseIds: readonly string[];
      readonly ids: readonly string[];
    };

/** Places in `meta` for what is not a draft. `folder` is a directory handle, `lastWrite` what "Take back" needs. */
export type MetaKey = 'profile' | 'folder' | 'lastWrite';

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

/** A step that was taken back or done again; `hasChanged` is false where all that it had changed is online by now. */
export type Travelled = { readonly label: string; readonly hasChanged: boolean };

/** Changes to records. Each call is one step of the history, undone and redone as a whole. */
export type RecordActions = {
  /** Adds a record; gives it an id from its title when `value` has none. */
  readonly create: (
    entity: Entity,
    value: ManagedRecord,
    media?: readonly Media[],
  ) => Promise<Outcome<string>>;
  readonly put: (key: RecordKey, value: ManagedRecord, media?: readonly Media[]) => Promise<Outcome>;
  /** Published records become drafts of a deletion, new ones leave the list; undo brings both back. */
  readonly remove: (keys: readonly RecordKey[]) => Promise<Outcome>;
  /** Takes deletions back, with the values that the records had when they were deleted. */
  readonly restore: (keys: readonly RecordKey[]) => Promise<Outcome>;
  /** Copies stand at the end of the list; the outcome has their ids in the order of `keys`. */
  readonly duplicate: (keys: readonly RecordKey[]) => Promise<Outcome<readonly string[]>>;
  /** Sets one field of many records, such as the category. */
  readonly setField: (keys: readonly RecordKey[], field: string, value: unknown) => Promise<Outcome>;
  /** Sets the display order; `ids` are all rows of the entity. */
  readonly reorder: (entity: Entity, ids: readonly string[]) => Promise<Outcome>;
  /** Throws drafts away; the id `#order` names the order of an entity. */
  readonly discard: (keys: readonly RecordKey[]) => Promise<Outcome>;
  readonly resolve: (key: RecordKey, resolution: Resolution) => Promise<Outcome>;
  readonly importChanges: (changes: readonly ImportedChange[], media: readonly Media[]) => Promise<Outcome>;
  /** Brings back what a record was before or after a step of the activity list. */
  readonly restoreVersion: (step: Step, key: RecordKey, side: 'before' | 'after') => Promise<Outcome>;
  readonly undo: () => Promise<Outcome<Travelled>>;
  readonly redo: () => Promise<Outcome<Travelled>>;
};

/** What is not a step: saving, the store itself, and what is kept beside the drafts. */
export type StoreActions = {
  /** Writes everything unsaved at once (Ctrl/Cmd+S, route change, before publishing). */
  readonly flush: () => Promise<Outcome>;
  /** Marks drafts as written, if they still are what was written (same `rev`). */
  readonly markWritten: (drafts: readonly AnyDraft[]) => Promise<Outcome>;
  /** Everything a backup holds, after a flush. */
  readonly contents: () => Promise<{
    readonly drafts: readonly AnyDraft[];
    readonly media: readonly Media[];
  }>;
  readonly setProfile: (profile: Profile | null) => Promise<Outcome>;
  readonly readMeta: (key: MetaKey) => Promise<Outcome<unknown>>;
  readonly writeMeta: (key: MetaKey, value: unknown) => Promise<Outcome>;
  readonly storageInfo: () => Promise<StorageInfo>;
  readonly keepPersistently: () => Promise<boolean>;
  readonly freeUnusedPictures: () => Promise<Outcome<{ readonly bytes: number }>>;
  readonly deleteQuarantined: (id: number) => Promise<Outcome>;
  /** Log Out: forgets folder and profile; the drafts stay. */
  readonly forgetIdentity: () => Promise<Outcome>;
  /** Erases drafts, pictures, history, profile and folder of this browser. */
  readonly eraseEverything: () => Promise<Outcome>;
  /** After a broken start: opens the store again. */
  readonly retry: () => Promise<OpenFailure | null>;
  readonly workWithoutSaving: () => Promise<void>;
  /** Leaves the old store alone and starts with an empty one, `studio-2`. */
  readonly startNewStore: () => Promise<OpenFailure | null>;
  readonly dismissNotice: () => void;
};

/** What `useStudio()` gives. Its identity changes with the state; its functions never change. */
export type Studio = RecordActions &
  StoreActions & {
    readonly state: StudioState;
    /** Null until the content chunk has loaded. */
    readonly content: Content | null;
    /** All records of an entity in display order, new ones last, deleted ones in place. Same array while nothing changed. */
    readonly rows: (entity: Entity) => readonly Row[];
    readonly row: (entity: Entity, id: string) => Row | null;
    /** Address to show a picture with: of the copy in this browser where there is one, else `src` itself. */
    readonly pictureUrl: (src: string) => string;
    /** Whether the order of an entity has a draft. */
    readonly isReordered: (entity: Entity) => boolean;
    /** Number of drafts, orders included: "3 changes". */
    readonly changeCount: number;
    /** What Undo and Redo would act on. */
    readonly undoable: Step | null;
    readonly redoable: Step | null;
    /**
     * Prepares work on a record (`useEditSession` does it in React). With `id` null the record gets its id at the first
     * change and starts from `seed`.
     */
    readonly session: (
      entity: Entity,
      id: string | null,
      seed?: (studio: Studio) => ManagedRecord,
    ) => EditSession;
  };
