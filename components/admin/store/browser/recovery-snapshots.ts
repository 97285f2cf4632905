import type { Draft } from '@/content/exchange/studio-types';
import { partOf } from '@/content/lib/json-value';
import { draftKey } from '../records';
import type { RecordKey } from '../types';

/** Entries of all tabs of older studios, and of those that have been read; each tab adds `:<its name>`. */
const KEY = 'studio:rescue';

/** The browser's `localStorage`, or what stands for it; reading it may throw where storage is switched off. */
export type KeyValueStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Drafts that were not stored when their page was hidden or left. `localStorage` is synchronous; a transaction may
 * not end. Each tab writes its own entry; only the tab with the lock reads and removes others.
 */
export type RecoverySnapshots = {
  /** Drafts as they are stored, to be parsed. */
  readonly read: () => readonly unknown[];
  /** Replaces this tab's entry. False when the browser refused. */
  readonly keep: (drafts: readonly Draft[]) => boolean;
  readonly drop: (keys: readonly RecordKey[]) => void;
  /** Replaces the entries of all tabs. */
  readonly replace: (drafts: readonly unknown[]) => void;
};

/** The recovery snapshots in `localStorage`; `tab` names this tab among all that are open. */
export function createRecoverySnapshots(storage: KeyValueStorage, tab: string): RecoverySnapshots {
  /** The storage may be full, or switched off: then there is nothing to recover from. */
  function attempt<Value>(run: (open: ReturnType<KeyValueStorage>) => Value, otherwise: Value) {
    try {
      return run(storage());
    } catch {
      return otherwise;
    }
  }
  const keys = () =>
    attempt((open) => Array.from({ length: open.length }, (_, index) => open.key(index) ?? ''), []).filter(
      (key) => key === KEY || key.startsWith(`${KEY}:`),
    );
  const readKey = (key: string): readonly unknown[] => {
    const entries = attempt((open): unknown => JSON.parse(open.getItem(key) ?? '[]'), []);
    return Array.isArray(entries) ? entries : [];
  };
  const write = (key: string, entries: readonly unknown[]) =>
    attempt((open) => {
      if (entries.length === 0) open.removeItem(key);
      else open.setItem(key, JSON.stringify(entries));
      return true;
    }, false);

  return {
    read: () => keys().flatMap(readKey),
    keep: (drafts) => write(`${KEY}:${tab}`, drafts),
    drop: (records) => {
      const gone = new Set(records.map(({ entity, id }) => draftKey(entity, id)));
      for (const key of keys()) {
        const entries = readKey(key);
        const others = entries.filter((entry) => !gone.has(keyOf(entry)));
        if (others.length < entries.length) write(key, others);
      }
    },
    replace: (entries) => {
      for (const key of keys()) if (key !== KEY) write(key, []);
      write(KEY, entries);
    },
  };
}

const keyOf = (entry: unknown) => `${String(partOf(entry, 'entity'))}/${String(partOf(entry, 'id'))}`;
