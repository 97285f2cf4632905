import type { Entity } from '@/content/lib/entities';
import type { Media, Step } from '@/content/lib/studio-types';
import type { MetaKey } from '../studio-api';
import type { AnyDraft, Quarantined } from '../types';

/** One change of a draft. It is made only while the store still holds `expected` (compare-and-set on `rev`). */
export type DraftWrite = {
  readonly entity: Entity;
  readonly id: string;
  readonly expected: AnyDraft | null;
  /** Null removes the draft. */
  readonly after: AnyDraft | null;
};

/** Everything that one transaction writes: all of it or nothing. */
export type Batch = {
  readonly drafts?: readonly DraftWrite[];
  readonly steps?: readonly Step[];
  readonly droppedSteps?: readonly number[];
  readonly media?: readonly Media[];
  /** By hash. */
  readonly droppedMedia?: readonly string[];
};

export type WriteOutcome =
  { readonly ok: true } | { readonly ok: false; readonly reason: 'conflict' | 'quota' | 'closed' | 'failed' };

/** What another tab changed. */
export type ChangedKeys = {
  readonly drafts: readonly (readonly [Entity, string])[];
  readonly steps: readonly number[];
  /** By hash. */
  readonly media: readonly string[];
};

/** Stored entries as they lie there: unknown until they are parsed. Keys that hold nothing are left out. */
type RawContents = {
  readonly drafts: readonly unknown[];
  readonly steps: readonly unknown[];
  readonly media: readonly unknown[];
};

/** An entry on its way to the quarantine. */
export type QuarantineEntry = {
  /** A rescue copy comes from `localStorage`; nothing is deleted for it here. */
  readonly store: 'drafts' | 'steps' | 'media' | 'rescue';
  /** Where it stood. */
  readonly key: IDBValidKey;
  readonly at: string;
  readonly reason: string;
  readonly raw: unknown;
};

/** Where drafts are kept: IndexedDB, or memory when staff choose to work without saving. */
export type StudioStore = {
  /** Null in memory. */
  readonly name: string | null;
  readonly readAll: () => Promise<RawContents>;
  readonly read: (keys: ChangedKeys) => Promise<RawContents>;
  readonly commit: (batch: Batch) => Promise<WriteOutcome>;
  /**
   * Issues all requests and the commit in this tick, so that it is done even if the page is gone in the next one.
   * There is no time to compare; only the holder of the record's lock may call it.
   */
  readonly commitNow: (batch: Batch) => Promise<WriteOutcome>;
  readonly getMeta: (key: MetaKey) => Promise<unknown>;
  readonly setMeta: (key: MetaKey, value: unknown) => Promise<WriteOutcome>;
  readonly moveToQuarantine: (entries: readonly QuarantineEntry[]) => Promise<WriteOutcome>;
  readonly readQuarantine: () => Promise<readonly Quarantined[]>;
  readonly deleteQuarantined: (id: number) => Promise<WriteOutcome>;
  readonly erase: () => Promise<WriteOutcome>;
  readonly close: () => void;
};

/** Whether a stored entry is the draft that the writer last saw. */
export function isExpected(current: unknown, expected: AnyDraft | null) {
  if (expected === null) return current === undefined;
  if (typeof current !== 'object' || current === null) return false;
  // `rev` alone would take a draft that was thrown away and begun anew for the old one.
  return Reflect.get(current, 'rev') === expected.rev && Reflect.get(current, 'savedAt') === expected.savedAt;
}
