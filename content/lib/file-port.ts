import type { Bytes } from './record-hash';
import { MEDIA } from './uploads';

/**
 * What may be written in a content folder: data and pictures. Beside them is code, which no way of publishing may touch.
 */
export const CONTENT_FILE = /^(?:media\/[a-z0-9-]+\.(?:webp|jpg|png)|(?:entities\/[a-z-]+\/)?[a-z-]+\.json)$/;

/** One file of a write: what it held when it was read (null: it was not there), and what it is to hold. */
export type FileChange = { readonly path: string; readonly before: Bytes | null; readonly after: Bytes };

/**
 * The content folder (`content`), wherever it is: the disk, a commit, or memory.
 * Paths are relative to it: `entities/products/data.json`, `media/solid-brick-1f0c9a7e.webp`.
 */
export type FilePort = {
  /** Null when there is no such file. */
  readonly read: (path: string) => Promise<Bytes | null>;
  /** Names of the files in `media/`. */
  readonly listMedia: () => Promise<readonly string[]>;
};

export const sameBytes = (one: Bytes | null, other: Bytes | null) =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((byte, index) => byte === other[index]);

/** A content folder in memory: to try changes out, and to test. `files` is the folder itself, by path. */
export const memoryPort = (files: ReadonlyMap<string, Bytes>): FilePort => ({
  read: async (path) => files.get(path) ?? null,
  listMedia: async () =>
    [...files.keys()].filter((path) => path.startsWith(MEDIA)).map((path) => path.slice(MEDIA.length)),
});
