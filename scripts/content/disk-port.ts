import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { FilePort, StagedFile } from '../../content/lib/file-port';
import { type Bytes, sha256Hex } from '../../content/lib/record-hash';
import { type JournalEntry, removeJournal, WORKSHOP, writeJournal } from './journal';

/**
 * The content folder of a checkout. Links are refused wherever one stands, the folder itself included: following one
 * could read or replace a file outside it. New files are made in a folder of their own and renamed over their targets; a
 * journal says which, so that `recover` can finish what a killed run began.
 */
export function diskPort(root: string): FilePort {
  const entries: JournalEntry[] = [];
  const read = async (file: string) => {
    const stats = await statsOf(root, file);
    return stats === null ? null : readWhole(path.join(root, file));
  };
  return {
    read,
    listMedia: async () => {
      if ((await statsOf(root, 'media')) === null) return [];
      const entries = await readdir(path.join(root, 'media'), { withFileTypes: true });
      return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
    },
    stage: (file, bytes) => stage(root, file, bytes, entries),
    journal: {
      open: (direction) => writeJournal(root, { direction, files: entries }),
      close: () => removeJournal(root),
    },
  };
}

async function stage(root: string, file: string, bytes: Bytes, entries: JournalEntry[]): Promise<StagedFile> {
  const target = path.join(root, file);
  const stats = await statsOf(root, file);
  await statsOf(root, WORKSHOP);
  await mkdir(path.join(root, WORKSHOP), { recursive: true });
  await mkdir(path.dirname(target), { recursive: true });
  const name = randomUUID();
  const fresh = path.join(root, WORKSHOP, `${name}.new`);
  const old = path.join(root, WORKSHOP, `${name}.old`);
  const clear = async () => {
    await rm(fresh, { force: true });
    await rm(old, { force: true });
    // Only where nothing else is in it: the lock, or files of this write.
    await rmdir(path.join(root, WORKSHOP)).catch(() => undefined);
  };
  try {
    await writeNew(fresh, bytes, stats);
    const before = stats === null ? null : await readWhole(target);
    // Kept ready, so that putting it back is one rename and needs no room on a full disk.
    if (before !== null) await writeNew(old, before, stats);
    entries.push({
      path: file,
      name,
      before: before === null ? null : await sha256Hex(before),
      after: await sha256Hex(bytes),
    });
  } catch (error) {
    await clear();
    throw error;
  }
  return {
    commit: () => rename(fresh, target),
    undo: () => (stats === null ? rm(target, { force: true }) : rename(old, target)),
    dispose: clear,
  };
}

/** Reads a file that is no link. */
export async function readWhole(file: string): Promise<Bytes> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return new Uint8Array(await handle.readFile());
  } finally {
    await handle.close();
  }
}

/** Writes a file that must not exist yet, so no link can stand in its place, and sees it safe on the disk. */
async function writeNew(file: string, bytes: Bytes, like: Stats | null) {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    if (like !== null) await handle.chmod(like.mode & 0o777);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * What is at a path below the folder; null when nothing is.
 * @throws when the path, any folder on its way or the content folder itself is a link.
 */
async function statsOf(root: string, file: string): Promise<Stats | null> {
  let stats: Stats | null = null;
  let place = root;
  for (const part of ['', ...file.split('/')]) {
    place = path.join(place, part);
    stats = await lstat(place).catch(nullWhenMissing);
    if (stats === null) return null;
    if (stats.isSymbolicLink()) throw new Error(`${place} is a link, and links are not followed.`);
  }
  return stats;
}

function nullWhenMissing(error: unknown) {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return null;
  throw error;
}
