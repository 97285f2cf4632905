import type { FilePort, StagedFile } from './file-port';
import type { Bytes } from './record-hash';

const MEDIA = 'media/';

/** A content folder in memory: to try changes out, and to test. `files` is the folder itself, by path. */
export function memoryPort(files: Map<string, Bytes>): FilePort {
  return {
    read: async (path) => files.get(path) ?? null,
    listMedia: async () =>
      [...files.keys()].filter((path) => path.startsWith(MEDIA)).map((path) => path.slice(MEDIA.length)),
    stage: async (path, bytes): Promise<StagedFile> => {
      const before = files.get(path);
      return {
        commit: async () => void files.set(path, bytes),
        undo: async () => void (before === undefined ? files.delete(path) : files.set(path, before)),
        dispose: async () => undefined,
      };
    },
  };
}
