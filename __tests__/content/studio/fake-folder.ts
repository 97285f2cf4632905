import type { Bytes } from '@/content/lib/record-hash';

type Faults = {
  /** Each rejects with its error when it is set. */
  create?: Error;
  write?: Error;
  close?: Error;
};

const notFound = () => new DOMException('It is not there.', 'NotFoundError');

/**
 * A folder handle as browsers give one, over a map of files: a new file is there at once, empty, and its contents
 * change only when the writable closes.
 */
export function fakeFolder(files: Map<string, Bytes>, faults: Faults = {}) {
  const aborted: string[] = [];

  const fileHandle = (path: string) => ({
    kind: 'file',
    getFile: async () => new Blob([files.get(path) ?? new Uint8Array(0)]),
    createWritable: async () => {
      if (faults.create) throw faults.create;
      let written: Bytes | null = null;
      return {
        write: async (bytes: Bytes) => {
          if (faults.write) throw faults.write;
          written = bytes;
        },
        close: async () => {
          if (faults.close) throw faults.close;
          if (written) files.set(path, written);
        },
        abort: async () => void aborted.push(path),
      };
    },
  });

  const folderHandle = (prefix: string): unknown => ({
    kind: 'directory',
    getDirectoryHandle: async (name: string, options?: FileSystemGetDirectoryOptions) => {
      const below = `${prefix}${name}/`;
      const isThere = [...files.keys()].some((path) => path.startsWith(below));
      if (!isThere && !options?.create) throw notFound();
      return folderHandle(below);
    },
    getFileHandle: async (name: string, options?: FileSystemGetFileOptions) => {
      const path = prefix + name;
      if (!files.has(path)) {
        if (!options?.create) throw notFound();
        files.set(path, new Uint8Array(0));
      }
      return fileHandle(path);
    },
    removeEntry: async (name: string) => {
      if (!files.delete(prefix + name)) throw notFound();
    },
    entries: async function* () {
      for (const path of files.keys()) {
        const name = path.slice(prefix.length);
        if (path.startsWith(prefix) && !name.includes('/')) yield [name, { kind: 'file' }];
      }
    },
  });

  return { handle: folderHandle('') as FileSystemDirectoryHandle, aborted, faults };
}
