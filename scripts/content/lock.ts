import { randomUUID } from 'node:crypto';
import { link, lstat, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HOLDER = /^holder-(\d+)$/;
/** How long somebody else's turn is waited for, and how often it is looked after, in ms. */
const PATIENCE = 30_000;
const INTERVAL = 50;

/** The lock cannot be had. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

/**
 * Runs `work` while no other process on this computer does, whether the earlier ones ended well or were killed.
 *
 * Holders are numbered files with the id of their process. The greatest number holds; it is free when its file is empty
 * (done) or its process is gone (killed). Taking it means making the next number, which the file system gives to one
 * process only. The last file always stays, so numbers never start again while somebody is still looking.
 * @param folder - of its own, on a local disk.
 * @throws LockedError after half a minute, and when the folder is a link.
 */
export async function withLock<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  await mkdir(folder, { recursive: true });
  if ((await lstat(folder)).isSymbolicLink()) {
    throw new LockedError(`${folder} is a link, and links are not followed.`);
  }
  const file = await takeLock(folder);
  try {
    return await work();
  } finally {
    await truncate(file);
  }
}

async function takeLock(folder: string) {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const last = Math.max(0, ...(await holders(folder)));
    const owner = last === 0 ? null : await runningOwner(path.join(folder, `holder-${last}`));
    if (owner === null) {
      const file = await takeNext(folder, last + 1);
      if (file !== null) return file;
    } else if (Date.now() > until) {
      throw new LockedError(
        `Another run is writing the content (process ${owner}). Wait for its end, and try again.`,
      );
    } else await sleep(INTERVAL);
  }
}

/** Null when somebody else was faster. */
async function takeNext(folder: string, number: number) {
  const file = path.join(folder, `holder-${number}`);
  // Linked, so that the file is never seen without the number in it.
  const draft = path.join(folder, `draft-${randomUUID()}`);
  await writeFile(draft, String(process.pid), { flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    // Somebody else has it, or has cleared the draft away with what killed runs left.
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const all = await holders(folder);
  if (Math.max(...all) > number) {
    // It had been held, given back and cleared away since it was looked at.
    await rm(file, { force: true });
    return null;
  }
  // The one before stays too: somebody may be listing the folder at this moment.
  await Promise.all(
    all
      .filter((other) => other < number - 1)
      .map((other) => rm(path.join(folder, `holder-${other}`), { force: true })),
  );
  return file;
}

async function holders(folder: string) {
  const names = await readdir(folder);
  return names.flatMap((name) => {
    const number = HOLDER.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}

/** The process that holds a file, while it runs; null when the file is given back or its process is gone. */
async function runningOwner(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '');
  const id = Number(text);
  if (text === '' || !Number.isInteger(id)) return null;
  try {
    process.kill(id, 0);
    return id;
  } catch (error) {
    // It runs and belongs to somebody else.
    return codeOf(error) === 'EPERM' ? id : null;
  }
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
