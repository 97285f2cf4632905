import type { Bytes } from '../records';
import { MEDIA } from './uploads';

/** One file of a write: its bytes as read (null: no file), and its new bytes. */
export type FileChange = { readonly path: string; readonly before: Bytes | null; readonly after: Bytes };

/** The content folder on disk, in a commit or in memory; paths such as `entities/products/data.json`. */
export type FilePort = {
  /** Null for a missing file. */
  readonly read: (path: string) => Promise<Bytes | null>;
  /** Names of the files in `media/`. */
  readonly listMedia: () => Promise<readonly string[]>;
};

export const sameBytes = (a: Bytes | null, b: Bytes | null) =>
  a === null || b === null ? a === b : a.length === b.length && a.every((byte, index) => byte === b[index]);

/** A content folder in memory, for trial runs and tests. `files` maps paths to bytes. */
export const memoryPort = (files: ReadonlyMap<string, Bytes>): FilePort => ({
  read: async (path) => files.get(path) ?? null,
  listMedia: async () =>
    [...files.keys()].filter((path) => path.startsWith(MEDIA)).map((path) => path.slice(MEDIA.length)),
});
