import { constants, type Stats } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FilePort } from '../../lib/exchange';
import type { Bytes } from '../../lib/records';

/** The content folder of a checkout. A symbolic link at any level could lead outside it: refused. */
export const diskPort = (root: string): FilePort => ({
  read: async (file) => {
    const stats = await statsOf(root, file);
    return stats === null ? null : readWhole(path.join(root, file));
  },
  listMedia: async () => {
    if ((await statsOf(root, 'media')) === null) return [];
    const entries = await readdir(path.join(root, 'media'), { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  },
});

/** Reads a file; fails for a symbolic link. */
export const readWhole = async (file: string): Promise<Bytes> =>
  new Uint8Array(await readFile(file, { flag: constants.O_RDONLY | constants.O_NOFOLLOW }));

/** Stats of a path below the folder; null for a missing one. Throws for a symbolic link in it. */
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
