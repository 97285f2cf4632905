import type { ManagedRecord } from '@/content/registry';

/** Changes of the same field within this pause are one step. */
const PAUSE_MS = 800;
/** Values are shared between entries but long articles are not small; nobody goes back further by hand. */
const LIMIT = 200;

type Entry = { readonly value: ManagedRecord; readonly field: string; readonly at: number };

/** The values of one visit to the editor, in memory: one entry per field and pause. */
export type ValueHistory = {
  readonly past: readonly Entry[];
  readonly present: Entry;
  readonly future: readonly Entry[];
};

export const startHistory = (value: ManagedRecord): ValueHistory => ({
  past: [],
  present: { value, field: '', at: 0 },
  future: [],
});

/** Takes a changed value in; `at` in milliseconds. */
export function recordChange(
  history: ValueHistory,
  value: ManagedRecord,
  field: string,
  at: number,
): ValueHistory {
  const { past, present } = history;
  const isSameStep = present.field === field && at - present.at < PAUSE_MS && past.length > 0;
  return {
    past: isSameStep ? past : [...past, present].slice(-LIMIT),
    present: { value, field, at },
    future: [],
  };
}

/** One step back; the same history when there is none. */
export function undoChange({ past, present, future }: ValueHistory): ValueHistory {
  const previous = past.at(-1);
  if (previous === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: closed(previous), future: [closed(present), ...future] };
}

/** One step forward; the same history when there is none. */
export function redoChange({ past, present, future }: ValueHistory): ValueHistory {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, closed(present)], present: closed(next), future: rest };
}

/** An entry that was left by undo or redo takes no more changes in. */
const closed = (entry: Entry): Entry => ({ ...entry, field: '' });
