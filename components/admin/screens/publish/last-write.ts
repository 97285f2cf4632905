import { changeKey } from '@/components/admin/store/keys';
import type { AnyDraft } from '@/components/admin/store/types';
import type { FileChange } from '@/content/lib/write-files';

/** What "Take back the last write" needs: the files before and after, and which changes were in them. */
export type LastWrite = {
  readonly at: string;
  readonly files: readonly FileChange[];
  readonly keys: readonly string[];
};

export const lastWriteOf = (files: readonly FileChange[], drafts: readonly AnyDraft[]): LastWrite => ({
  at: new Date().toISOString(),
  files,
  keys: drafts.map(changeKey),
});

/** A stored write, or null when there is none that can be used. */
export function readLastWrite(raw: unknown): LastWrite | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { at, files, keys } = raw as Readonly<Record<string, unknown>>;
  if (typeof at !== 'string' || !isListOf(files, isFileChange) || !isListOf(keys, isText)) return null;
  return { at, files, keys };
}

const isText = (value: unknown) => typeof value === 'string';

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

function isFileChange(value: unknown): value is FileChange {
  if (typeof value !== 'object' || value === null) return false;
  const { path, before, after } = value as Readonly<Record<string, unknown>>;
  return isText(path) && (before === null || isBytes(before)) && isBytes(after);
}

const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem);
