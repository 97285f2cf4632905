import type { Draft, Media, Step } from '@/content/exchange/studio-types';
import type { Entity, ManagedRecord } from '@/content/registry';
import { type Index, nothingPublished, type Schemas } from '../published';
import { draftKey, isOrder } from '../records';
import type { ActionLabel } from '../store-strings';
import type { AnyDraft, Quarantined, RecordKey, StudioState, StudioStatus, WriteFailure } from '../types';

/** One entry that is to be put into the store, or removed from it where `value` is null. */
export type Write =
  | { readonly store: 'drafts'; readonly key: readonly [Entity, string]; readonly value: AnyDraft | null }
  | { readonly store: 'steps'; readonly key: number; readonly value: Step | null }
  | { readonly store: 'media'; readonly key: string; readonly value: Media | null };

/** An open form of the editor. */
export type FormState = {
  readonly entity: Entity;
  /** Null for a record that is given its id at the first change. */
  readonly id: string | null;
  readonly isMissing: boolean;
  /** What a new record started from; null for a record that was there before. */
  readonly seed: ManagedRecord | null;
  /** What the form shows. */
  readonly value: ManagedRecord;
  /** The value that the drafts hold; another `value` has just been typed. */
  readonly saved: ManagedRecord;
  /** What is being typed: the field, the last time (ms), and the step that it grows; null before its first save. */
  readonly typing: { readonly field: string; readonly at: number; readonly step: number | null } | null;
};

/** The state of a tab. Only `reduce` makes a new one. */
export type State = {
  /** What the screens see. */
  readonly shown: StudioState;
  /** The form of records that this build writes. */
  readonly recordVersion: number;
  /** By `formId`. */
  readonly forms: ReadonlyMap<number, FormState>;
  /** Entries that the store does not hold yet, by store and key. */
  readonly unsaved: ReadonlyMap<string, Write>;
  /** Records of which a recovery snapshot is in `localStorage`. */
  readonly snapshots: readonly RecordKey[];
};

export const startState: State = {
  shown: {
    published: nothingPublished,
    status: { phase: 'starting' },
    save: { kind: 'idle' },
    isOutdated: false,
    drafts: new Map(),
    steps: [],
    media: new Map(),
    quarantine: [],
    profile: null,
    notice: null,
    recovery: null,
    storeName: null,
  },
  recordVersion: 0,
  forms: new Map(),
  unsaved: new Map(),
  snapshots: [],
};

export const withShown = (state: State, shown: Partial<StudioState>): State => ({
  ...state,
  shown: { ...state.shown, ...shown },
});

/** Whether something was typed that the drafts do not contain yet. */
export const isDirty = (form: FormState) => form.id !== null && form.value !== form.saved;

/** Drafts of records that the store does not hold yet. */
export function unsavedRecords({ unsaved }: State): Draft[] {
  return [...unsaved.values()].flatMap((write) =>
    write.store === 'drafts' && write.value !== null && !isOrder(write.value) ? [write.value] : [],
  );
}

/** Whether closing the tab now would lose something. */
export function hasUnsaved({ shown, unsaved, forms }: State) {
  const isMemory = shown.status.phase === 'ready' && shown.status.storage === 'memory';
  return (unsaved.size > 0 && !isMemory) || shown.recovery !== null || [...forms.values()].some(isDirty);
}

/** Name of an entry in `unsaved`. */
export const writeKey = ({ store, key }: Pick<Write, 'store' | 'key'>) =>
  `${store} ${typeof key === 'object' ? draftKey(...key) : key}`;

/** What a draft becomes; null removes it. */
export type DraftPatch = RecordKey & { readonly after: AnyDraft | null };

/** A change of records: one step of the history. */
export type Change = {
  readonly drafts: readonly DraftPatch[];
  readonly media?: readonly Media[];
  /** Makes a new step with this label; `step` replaces an existing one; with neither there is no step. */
  readonly label?: ActionLabel;
  readonly step?: Step;
  /** A record got another id; an open form follows. */
  readonly renamed?: Step['renamed'];
  /** Follows from what was typed last, and is joined with its step. */
  readonly isFollowUp?: boolean;
  /** The drafts are thrown away, and their recovery snapshots with them. */
  readonly isDiscard?: boolean;
};

/** What a store holds, parsed. */
export type Stored = Pick<
  StudioState,
  'drafts' | 'steps' | 'media' | 'quarantine' | 'profile' | 'storeName'
> & {
  /** A newer studio has written here. */
  readonly hasNewer: boolean;
};

/** Everything that can happen. `at` is an ISO time: the reducer has no clock. */
export type Event =
  // Drafts.
  | { readonly type: 'change'; readonly change: Change; readonly at: string }
  /** `isAuto`: while somebody types, which goes on as the same step. */
  | { readonly type: 'save'; readonly at: string; readonly isAuto?: boolean }
  /**
   * Exported or published drafts with the hash of what was written; null before the outcome is known. Drafts that
   * were edited meanwhile are not marked. In the repository they replace what was sent before.
   */
  | {
      readonly type: 'publish';
      readonly to: 'file' | 'repository';
      readonly written: readonly { readonly draft: AnyDraft; readonly hash: string | null }[];
      readonly at: string;
    }
  // Open forms.
  | {
      readonly type: 'form-opened';
      readonly formId: number;
      readonly entity: Entity;
      readonly id: string | null;
      readonly seed: ManagedRecord;
      /** The form begins a record, which started from `seed`. */
      readonly isNew: boolean;
    }
  | {
      readonly type: 'typed';
      readonly formId: number;
      readonly id: string;
      readonly value: ManagedRecord;
      readonly field: string;
      readonly media?: Media | undefined;
      readonly at: string;
    }
  | { readonly type: 'form-closed'; readonly formId: number; readonly at: string }
  // The store.
  /** Records of more entities have been loaded. */
  | { readonly type: 'content'; readonly records: Index; readonly recordVersion: number }
  | { readonly type: 'schemas'; readonly schemas: Schemas }
  | { readonly type: 'status'; readonly status: StudioStatus }
  | {
      readonly type: 'loaded';
      readonly stored: Stored;
      readonly status: Extract<StudioStatus, { readonly phase: 'ready' | 'reading' }>;
      /** Recovery snapshots of closed pages. */
      readonly snapshots: readonly Draft[];
      readonly at: string;
    }
  | { readonly type: 'saved'; readonly writes: readonly Write[]; readonly at: string }
  | { readonly type: 'failed'; readonly reason: WriteFailure }
  /** The page is hidden or left. */
  | { readonly type: 'leaving'; readonly at: string }
  /** Another tab has asked to write: this one saves, and nothing more can be typed. */
  | { readonly type: 'release'; readonly at: string }
  /** Another tab writes from now on. */
  | { readonly type: 'lock-lost'; readonly at: string }
  | { readonly type: 'pictures-freed'; readonly hashes: readonly string[]; readonly at: string }
  | { readonly type: 'erased' }
  | {
      readonly type: 'patched';
      readonly shown: {
        readonly profile?: StudioState['profile'];
        readonly quarantine?: readonly Quarantined[];
        readonly notice?: null;
        readonly recovery?: null;
        readonly isOutdated?: true;
      };
    };

/** What the runtime does after an event. */
export type Effect =
  /** Saves within 400 ms of the first of these. */
  | { readonly type: 'save-soon' }
  /** In one transaction, issued at once. */
  | { readonly type: 'write'; readonly writes: readonly Write[] }
  | { readonly type: 'keep-snapshots'; readonly drafts: readonly Draft[] }
  | { readonly type: 'drop-snapshots'; readonly keys: readonly RecordKey[] }
  /** Other tabs read the store again. */
  | { readonly type: 'tell-tabs' };
