import type { Draft } from '@/content/lib/studio-types';
import { draftKey } from './keys';

const KEY = 'studio:rescue';

/** The browser's `localStorage`, or what stands for it; reading it may throw where storage is switched off. */
export type KeyValueStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Copies of values that were not saved yet when the page was hidden or left. `localStorage` is written in the same tick,
 * so the copy survives where a transaction might not. One entry per record, as each tab has its own record open.
 */
export type Rescue = {
  /** Entries as they lie there, to be parsed. */
  readonly read: () => readonly unknown[];
  /** False when the browser refused; the page can then only warn before it is left. */
  readonly keep: (draft: Draft) => boolean;
  readonly drop: (draft: Pick<Draft, 'entity' | 'id'>) => void;
  /** Puts other entries in the place of all. */
  readonly replace: (entries: readonly unknown[]) => void;
};

/** The rescue copies in `localStorage['studio:rescue']`. */
export function createRescue(storage: KeyValueStorage): Rescue {
  const read = (): readonly unknown[] => {
    try {
      const entries: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
      return Array.isArray(entries) ? entries : [];
    } catch {
      // Not JSON, or no storage: there is nothing to rescue from.
      return [];
    }
  };
  const write = (entries: readonly unknown[]) => {
    try {
      if (entries.length === 0) storage().removeItem(KEY);
      else storage().setItem(KEY, JSON.stringify(entries));
      return true;
    } catch {
      // Full or switched off: the caller is told.
      return false;
    }
  };
  const without = (key: string) => read().filter((entry) => keyOf(entry) !== key);

  return {
    read,
    keep: (draft) => write([...without(draftKey(draft.entity, draft.id)), draft]),
    drop: ({ entity, id }) => {
      const entries = read();
      const others = without(draftKey(entity, id));
      if (others.length < entries.length) write(others);
    },
    replace: write,
  };
}

function keyOf(entry: unknown) {
  if (typeof entry !== 'object' || entry === null) return null;
  return `${String(Reflect.get(entry, 'entity'))}/${String(Reflect.get(entry, 'id'))}`;
}
