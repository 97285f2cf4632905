import { partOf, type ManagedRecord, isRecord } from '@/lib/records';

/** Text that a page had not stored when it was left. `at` is an ISO time. */
export type TypedText = {
  readonly at: string;
  /** The stored value on which it is based, and the revision of its draft. */
  readonly base: ManagedRecord;
  readonly rev: number;
  readonly value: ManagedRecord;
};

const KEY = 'studio:typed:';
/** Where older studios kept drafts of closed pages, and what they had published last. */
const RESCUED = 'studio:rescue';
const PUBLISHED = 'studio:sent';

/** Returns `localStorage` or a substitute; throws if storage is disabled. */
type KeyValueStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Text of a page that may close before its transaction ends, in `localStorage`, which is synchronous: one entry for each
 * record and `tab`.
 */
export function createTypedTexts(storage: KeyValueStorage, tab: string) {
  /** Runs a storage operation; returns `otherwise` if storage is full or disabled. */
  function attempt<Value>(run: (open: ReturnType<KeyValueStorage>) => Value, otherwise: Value) {
    try {
      return run(storage());
    } catch {
      return otherwise;
    }
  }
  const keys = (start: string) =>
    attempt((open) => Array.from({ length: open.length }, (_, index) => open.key(index) ?? ''), []).filter(
      (key) => key.startsWith(start),
    );
  const entryOf = (key: string) => attempt((open): unknown => JSON.parse(open.getItem(key) ?? ''), null);
  const forget = (start: string) =>
    keys(start).forEach((key) => attempt((open) => open.removeItem(key), undefined));
  const own = (record: string) => `${KEY}${record} ${tab}`;

  return {
    /** Returns the newest text of a record that a closed page has left, and its key; null without one. */
    read: (record: string): (TypedText & { readonly key: string }) | null =>
      keys(`${KEY}${record} `)
        .flatMap((key) => {
          const entry = entryOf(key);
          const [at, base, rev, value] = ['at', 'base', 'rev', 'value'].map((name) => partOf(entry, name));
          const isWhole =
            typeof at === 'string' && typeof rev === 'number' && isRecord(base) && isRecord(value);
          return isWhole ? [{ key, at, base, rev, value }] : [];
        })
        .sort((a, b) => a.at.localeCompare(b.at))
        .at(-1) ?? null,
    /** Keeps the text of this page. */
    keep: (record: string, text: TypedText) =>
      attempt((open) => open.setItem(own(record), JSON.stringify(text)), undefined),
    /** Removes what this page has kept of a record. */
    drop: (record: string) => attempt((open) => open.removeItem(own(record)), undefined),
    /** Removes the text of a key, or all texts without one. */
    forget: (key = KEY) => forget(key),
    /** Returns the drafts that older studios kept of closed pages. */
    rescued: () => keys(RESCUED).flatMap((key) => entryOf(key)),
    forgetRescued: () => [RESCUED, PUBLISHED].forEach(forget),
  };
}

export type TypedTexts = ReturnType<typeof createTypedTexts>;
