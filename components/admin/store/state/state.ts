import type { Entity, ManagedRecord } from '@/content/registry';
import type { Draft, Media, Step } from '@/content/exchange/studio-types';
import { draftKey, isOrder } from '../keys';
import type { World } from '../order';
import type { Published } from '../published';
import type { RecordKey } from '../studio-api';
import type { AnyDraft, StudioState } from '../types';

/** One entry that is to be put into the store, or removed from it where `value` is null. */
export type Write =
  | { readonly store: 'drafts'; readonly key: readonly [Entity, string]; readonly value: AnyDraft | null }
  | { readonly store: 'steps'; readonly key: number; readonly value: Step | null }
  | { readonly store: 'media'; readonly key: string; readonly value: Media | null };

/** An open form of the editor. */
export type Form = {
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
  /** What is being typed: in which field, when last (in milliseconds), and the step that it grows; null before its first save. */
  readonly typing: { readonly field: string; readonly at: number; readonly step: number | null } | null;
};

/** Everything that a tab knows. Only `reduce` makes a new one. */
export type State = {
  /** What the screens see. */
  readonly shown: StudioState;
  /** What has been loaded of it: by and by, the records of one entity at a time. Null before the start. */
  readonly published: Published | null;
  /** The form of records that this build writes. */
  readonly recordVersion: number;
  /** By `formId`. */
  readonly forms: ReadonlyMap<number, Form>;
  /** What the store does not hold yet, by store and key. */
  readonly unsaved: ReadonlyMap<string, Write>;
  /** Records of which a recovery snapshot is in `localStorage`. */
  readonly snapshots: readonly RecordKey[];
};

export const startState: State = {
  shown: {
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
  published: null,
  recordVersion: 0,
  forms: new Map(),
  unsaved: new Map(),
  snapshots: [],
};

/** Published content and drafts as they are now; null before the start. */
export function worldOf({ published, shown }: State): World | null {
  return published && { published, drafts: shown.drafts, isOutdated: shown.isOutdated };
}

export const withShown = (state: State, shown: Partial<StudioState>): State => ({
  ...state,
  shown: { ...state.shown, ...shown },
});

/** Whether something was typed that the drafts do not hold yet. */
export const isDirty = (form: Form) => form.id !== null && form.value !== form.saved;

/** Drafts of records that the store does not hold yet. */
export function unsavedRecords({ unsaved }: State): Draft[] {
  return [...unsaved.values()].flatMap((write) =>
    write.store === 'drafts' && write.value !== null && !isOrder(write.value) ? [write.value] : [],
  );
}

/** Whether closing the tab now would lose something that it was to keep. */
export function hasUnsaved({ shown, unsaved, forms }: State) {
  const isMemory = shown.status.phase === 'ready' && shown.status.storage === 'memory';
  return (unsaved.size > 0 && !isMemory) || shown.recovery !== null || [...forms.values()].some(isDirty);
}

/** Name of an entry in `unsaved`. */
export const writeKey = ({ store, key }: Pick<Write, 'store' | 'key'>) =>
  `${store} ${typeof key === 'object' ? draftKey(...key) : key}`;
