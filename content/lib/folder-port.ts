import { CONTENT_FILE, type FilePort, type StagedFile } from './file-port';
import type { Bytes } from './record-hash';

/**
 * A content folder that the browser was given a handle of (File System Access API). Only data files and pictures are ever
 * written (`CONTENT_FILE`), so that even a wrong write cannot run anything.
 */
export function folderPort(root: FileSystemDirectoryHandle): FilePort {
  /** A file being made is there at once, empty, and as good as absent: no content is empty. */
  const read = async (path: string) => {
    const bytes = await bytesAt(root, path);
    return bytes === null || bytes.length === 0 ? null : bytes;
  };
  return { read, listMedia: () => mediaNames(root), stage: (path, bytes) => stage(root, path, bytes) };
}

async function stage(root: FileSystemDirectoryHandle, path: string, bytes: Bytes): Promise<StagedFile> {
  if (!CONTENT_FILE.test(path)) throw new Error(`${path} is no file of the content.`);
  const before = await bytesAt(root, path);
  const { folder, name } = await placeOf(root, path, { create: true });
  const file = await folder.getFileHandle(name, { create: true });
  const removeWhenEmpty = async () => {
    if ((await bytesAt(root, path))?.length === 0) await folder.removeEntry(name);
  };
  let writable: FileSystemWritableFileStream | null;
  try {
    writable = await openWith(file, bytes);
  } catch (error) {
    await removeWhenEmpty();
    throw error;
  }
  return {
    // The file changes only when its writable closes.
    commit: async () => {
      await writable?.close();
      writable = null;
    },
    undo: async () => {
      if (before === null || before.length === 0) await folder.removeEntry(name);
      else await (await openWith(file, before)).close();
    },
    dispose: async () => {
      // A writable whose close failed may refuse to be aborted as well; the empty file has to go in any case.
      await Promise.allSettled([writable?.abort()]);
      await removeWhenEmpty();
    },
  };
}

async function openWith(file: FileSystemFileHandle, bytes: Bytes) {
  const writable = await file.createWritable();
  try {
    await writable.write(bytes);
    return writable;
  } catch (error) {
    await writable.abort();
    throw error;
  }
}

async function placeOf(
  root: FileSystemDirectoryHandle,
  path: string,
  options?: FileSystemGetDirectoryOptions,
) {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  let folder = root;
  for (const part of parts) folder = await folder.getDirectoryHandle(part, options);
  return { folder, name };
}

function bytesAt(root: FileSystemDirectoryHandle, path: string): Promise<Bytes | null> {
  return whereFound(async () => {
    const { folder, name } = await placeOf(root, path);
    const file = await (await folder.getFileHandle(name)).getFile();
    return new Uint8Array(await file.arrayBuffer());
  });
}

async function mediaNames(root: FileSystemDirectoryHandle) {
  const names = await whereFound(async () => {
    const found: string[] = [];
    for await (const [name, { kind }] of (await root.getDirectoryHandle('media')).entries()) {
      if (kind === 'file') found.push(name);
    }
    return found;
  });
  return names ?? [];
}

/** Null where a file or folder is not there; every other failure is one. */
async function whereFound<Value>(look: () => Promise<Value>) {
  try {
    return await look();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}
