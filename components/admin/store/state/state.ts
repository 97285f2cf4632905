import type { Draft, Media, Step } from '@/lib/exchange';
import type { Entity, ManagedRecord } from '@/lib/records';
import { nothingPublished } from '../published';
import { handedOver } from '../records';
import type { ActionLabel } from '../labels';
import type { AnyDraft, RecordKey, StudioState } from '../types';

/** One entry to put into the store, or to remove from it if `value` is null. */
export type Write =
  | { readonly store: 'drafts'; readonly key: readonly [Entity, string]; readonly value: AnyDraft | null }
  | { readonly store: 'steps'; readonly key: number; readonly value: Step | null }
  | { readonly store: 'media'; readonly key: string; readonly value: Media | null };

/** An open form of the editor. */
export type FormState = {
  readonly entity: Entity;
  readonly id: string | null;
  readonly isMissing: boolean;
  /** Initial values of a new record; null for an existing one. */
  readonly seed: ManagedRecord | null;
  readonly value: ManagedRecord;
  /** The last value committed to the drafts; the form is dirty while `value` is another object. */
  readonly saved: ManagedRecord;
  /** Current typing: field, time of the last change (ms), and number of its step (null until the first save). */
  readonly typing: { readonly field: string; readonly at: number; readonly step: number | null } | null;
};

export type State = {
  /** The part that screens see. */
  readonly shown: StudioState;
  /** By `formId`. */
  readonly forms: ReadonlyMap<number, FormState>;
  /** Entries that are not stored yet, by store and key. */
  readonly unsaved: ReadonlyMap<string, Write>;
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
  forms: new Map(),
  unsaved: new Map(),
  snapshots: [],
};

export const withShown = (state: State, patch: Partial<StudioState>): State => ({
  ...state,
  shown: { ...state.shown, ...patch },
});

/** Whether a form has a value that its draft does not contain yet. */
export const isDirty = (form: FormState) => form.id !== null && form.value !== form.saved;

/** Whether closing the tab now would lose changes; with "Work without saving", each one that is not handed over. */
export function hasUnsaved({ shown, unsaved, forms }: State) {
  const isMemory = shown.status.phase === 'ready' && shown.status.storage === 'memory';
  const isLost = isMemory
    ? [...shown.drafts.values()].some((draft) => handedOver(draft) === null)
    : unsaved.size > 0;
  return isLost || shown.recovery !== null || [...forms.values()].some(isDirty);
}

/** The new draft of a record; null removes the draft. */
export type DraftPatch = RecordKey & { readonly after: AnyDraft | null };

/** A change of records, made as one step of the history. */
export type Change = {
  readonly drafts: readonly DraftPatch[];
  readonly media?: readonly Media[];
  /** `label` adds a new step, `step` replaces an existing one; without both, no step is added. */
  readonly label?: ActionLabel;
  readonly step?: Step;
  /** A record's new id; open forms are moved to it. */
  readonly renamed?: Step['renamed'];
  /** Whether the change results from the last typing and is joined with that step. */
  readonly isFollowUp?: boolean;
  /** Whether the drafts are discarded, together with their recovery snapshots. */
  readonly isDiscard?: boolean;
};

/** Parsed entries of a store. */
export type Entries = Pick<StudioState, 'drafts' | 'steps' | 'media' | 'quarantine'> & {
  /** Whether the store has entries of a newer studio. */
  readonly hasNewer: boolean;
  /** Recovery snapshots of closed pages; empty in a read-only tab. */
  readonly snapshots: readonly Draft[];
};

/** A side effect that the runtime performs after a transition. */
export type Effect =
  /** Saves within 400 ms of the first such effect. */
  | { readonly type: 'save-soon' }
  /** Writes in one transaction, issued at once. */
  | { readonly type: 'write'; readonly writes: readonly Write[] }
  | { readonly type: 'keep-snapshots'; readonly drafts: readonly Draft[] }
  | { readonly type: 'drop-snapshots'; readonly keys: readonly RecordKey[] }
  /** Makes other tabs read the store again. */
  | { readonly type: 'tell-tabs' };

/** The next state and its effects. Transitions are pure: they receive the time as ISO text. */
export type Transition = readonly [state: State, effects?: readonly Effect[]];
