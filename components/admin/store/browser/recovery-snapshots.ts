import type { Draft } from '@/lib/exchange';
import { partOf } from '@/lib/records';
import { draftKey } from '../records';
import type { RecordKey } from '../types';

/** Key of older studios and of `replace`; each tab writes to `studio:rescue:<tab>`. */
const KEY = 'studio:rescue';

/** Returns `localStorage` or a substitute; throws if storage is disabled. */
type KeyValueStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type RecoverySnapshots = ReturnType<typeof createRecoverySnapshots>;

/** Drafts unsaved when their page was left, in `localStorage`, which is synchronous: one entry for each `tab`. */
export function createRecoverySnapshots(storage: KeyValueStorage, tab: string) {
  /** Runs a storage operation; returns `otherwise` if storage is full or disabled. */
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
    }, undefined);

  return {
    /** Returns the stored drafts of all tabs, not parsed yet. */
    read: (): readonly unknown[] => keys().flatMap(readKey),
    keep: (drafts: readonly Draft[]) => write(`${KEY}:${tab}`, drafts),
    drop: (records: readonly RecordKey[]) => {
      const droppedKeys = new Set(records.map(draftKey));
      for (const key of keys()) {
        const entries = readKey(key);
        const others = entries.filter((entry) => !droppedKeys.has(keyOf(entry)));
        if (others.length < entries.length) write(key, others);
      }
    },
    /** Replaces the entries of all tabs with these. */
    replace: (entries: readonly unknown[]) => {
      for (const key of keys()) if (key !== KEY) write(key, []);
      write(KEY, entries);
    },
  };
}

const keyOf = (entry: unknown) => `${String(partOf(entry, 'entity'))}/${String(partOf(entry, 'id'))}`;
