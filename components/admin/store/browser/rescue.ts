import { draftKey } from '../keys';
import type { RescueCopy } from '../state/rescue-copy';
import type { RecordKey } from '../studio-api';

const KEY = 'studio:rescue';

/** The browser's `localStorage`, or what stands for it; reading it may throw where storage is switched off. */
export type KeyValueStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Hears of every text that another tab stores, once it can be read here. */
type StorageListening = (listener: (stored: { readonly key: string | null }) => void) => void;

/**
 * Copies of drafts that were not stored yet when the page was hidden, left or cut off. `localStorage` is written in the
 * same tick, so the copy survives where a transaction might not. One entry for each record.
 */
export type Rescue = {
  /** Entries as they lie there, to be parsed. */
  readonly read: () => readonly unknown[];
  /** False when the browser refused; the page can then only warn before it is left. */
  readonly keep: (copies: readonly RescueCopy[]) => boolean;
  readonly drop: (keys: readonly RecordKey[]) => void;
  /** Puts other entries in the place of all. */
  readonly replace: (entries: readonly unknown[]) => void;
  /** Calls back when another tab has changed the copies. */
  readonly watch: (listener: () => void) => void;
};

/** The rescue copies in `localStorage['studio:rescue']`. */
export function createRescue(storage: KeyValueStorage, onStored?: StorageListening): Rescue {
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
  const without = (keys: readonly RecordKey[]) => {
    const gone = new Set(keys.map(({ entity, id }) => draftKey(entity, id)));
    return read().filter((entry) => !gone.has(keyOf(entry)));
  };

  return {
    read,
    keep: (copies) => write([...without(copies), ...copies]),
    drop: (keys) => {
      const others = without(keys);
      if (others.length < read().length) write(others);
    },
    replace: write,
    // Not by a message: one may arrive before the text that it speaks of can be read here.
    watch: (listener) => onStored?.(({ key }) => key === KEY && listener()),
  };
}

function keyOf(entry: unknown) {
  if (typeof entry !== 'object' || entry === null) return '';
  return `${String(Reflect.get(entry, 'entity'))}/${String(Reflect.get(entry, 'id'))}`;
}
