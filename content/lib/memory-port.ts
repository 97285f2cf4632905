import type { FilePort } from './file-port';
import type { Bytes } from './record-hash';

const MEDIA = 'media/';

/** A content folder in memory: to try changes out, and to test. `files` is the folder itself, by path. */
export const memoryPort = (files: ReadonlyMap<string, Bytes>): FilePort => ({
  read: async (path) => files.get(path) ?? null,
  listMedia: async () =>
    [...files.keys()].filter((path) => path.startsWith(MEDIA)).map((path) => path.slice(MEDIA.length)),
});
