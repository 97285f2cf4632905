import type { Draft, Media, Step } from '@/content/exchange/studio-types';
import type { Entity, ManagedRecord } from '@/content/registry';
import { nothingPublished } from '../published';
import type { ActionLabel } from '../labels';
import type { AnyDraft, RecordKey, StudioState } from '../types';

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

/** The state of a tab. */
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
    hasEditing: false,
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

/** Whether closing the tab now would lose something. */
export function hasUnsaved({ shown, unsaved, forms }: State) {
  const isMemory = shown.status.phase === 'ready' && shown.status.storage === 'memory';
  return (unsaved.size > 0 && !isMemory) || shown.recovery !== null || [...forms.values()].some(isDirty);
}

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
export type Entries = Pick<StudioState, 'drafts' | 'steps' | 'media' | 'quarantine'> & {
  /** A newer studio has written here. */
  readonly hasNewer: boolean;
  /** Recovery snapshots of closed pages, where this tab writes. */
  readonly snapshots: readonly Draft[];
};

/** What the runtime does after a transition. */
export type Effect =
  /** Saves within 400 ms of the first of these. */
  | { readonly type: 'save-soon' }
  /** In one transaction, issued at once. */
  | { readonly type: 'write'; readonly writes: readonly Write[] }
  | { readonly type: 'keep-snapshots'; readonly drafts: readonly Draft[] }
  | { readonly type: 'drop-snapshots'; readonly keys: readonly RecordKey[] }
  /** Other tabs read the store again. */
  | { readonly type: 'tell-tabs' };

/** The next state, and what follows from it. Transitions are pure: time comes in as an ISO text. */
export type Transition = readonly [state: State, effects?: readonly Effect[]];
