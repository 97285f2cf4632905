import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordFiles } from '../../content/registry';
import { contentKind, type FileChange, sameBytes } from '../../lib/exchange';
import type { Bytes } from '../../lib/records';
import { diskPort } from './disk-port';
import {
  currentLock,
  releaseLock,
  filesOf,
  isGone,
  takeOverLock,
  acquireLock,
  type ApplyLock,
  LOCK_REF,
  wasKilled,
} from './lock';

/** Scratch folder of a run below `content`, named by process id. Ignored by git. */
const WORKSHOP = /^\.apply-(\d+)$/;
const workshopOf = (root: string) => path.join(root, `.apply-${process.pid}`);

/** Time limit in ms for replacing files; a lock twice as old belongs to a killed run. */
const TIME_TO_WRITE = 5_000;
const INTERVAL = 50;
/** Retries, because git processes of a killed run may still write in the removed folder. */
const PATIENT = { maxRetries: 20, retryDelay: INTERVAL };

const LOOK_AT_IT = `Look at it, then run “git update-ref -d ${LOCK_REF}” and try again.`;
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Files of this or an earlier run could not be restored. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/**
 * Writes files of the content folder, all or none. Stores them in git first: the next run can undo a killed one.
 * @returns false if another run has written in between, which makes the plan stale.
 * @throws if a file cannot be written; the old files are restored now or by the next run.
 */
export async function writeContent(root: string, files: readonly FileChange[]): Promise<boolean> {
  if (files.length === 0) return true;
  return withWorkshop(root, async (workshop) => {
    const fresh = (index: number) => path.join(workshop, String(index));
    await Promise.all(files.map((file, index) => makeReady(root, file.path, file.after, fresh(index))));
    const lock = await acquireLock(root, workshop, files);
    if (lock === null) return false;
    const until = performance.now() + TIME_TO_WRITE;
    let isWhole = true;
    try {
      if (!(await areAll(root, files, 'before'))) return false;
      isWhole = false;
      for (const [index, file] of files.entries()) {
        if (performance.now() > until) throw new Error('It took too long.');
        await putInPlace(root, file.path, fresh(index));
      }
      if (!(await areAll(root, files, 'after'))) throw new Error('Reading it back gave something else.');
      isWhole = true;
      return true;
    } catch (error) {
      // Another run holds the lock only if this one was very slow; that run restores the files, too.
      if (!isWhole && (await currentLock(root)) === lock) {
        await putBack(root, workshop, files).catch((second: unknown) => {
          throw new InterruptedError(
            `${reason(error)} The files could not be put back (${reason(second)}). Once that is mended, “npm run content:check” puts them back.`,
          );
        });
      }
      isWhole = true;
      throw error;
    } finally {
      // Keep the lock otherwise, so that the next run restores the files.
      if (isWhole && (await currentLock(root)) === lock) await releaseLock(root, lock);
    }
  });
}

/**
 * Waits for a writing run to end, and undoes a killed one.
 * @param patience - timeout in ms for a run whose state is unknown.
 * @returns a sentence about an undone run; null without one.
 * @throws InterruptedError, before any change, if a person must decide.
 */
export async function recover(root: string, patience = 2 * TIME_TO_WRITE): Promise<string | null> {
  await removeLeftovers(root);
  let [lock, since] = [await currentLock(root), performance.now()];
  while (lock !== null) {
    const isOld = performance.now() - since > patience;
    const report = isOld || (await wasKilled(root, lock)) ? await takeBack(root, lock) : null;
    if (report !== null) return report;
    await sleep(INTERVAL);
    const now = await currentLock(root);
    if (now !== lock) [lock, since] = [now, performance.now()];
  }
  return null;
}

/** Undoes a killed run; null if another run does it. */
async function takeBack(root: string, killed: ApplyLock) {
  const files = await filesOf(root, killed).catch((error: unknown) => {
    throw new InterruptedError(
      `${LOCK_REF} is not what content:apply leaves (${reason(error)}). ${LOOK_AT_IT}`,
    );
  });
  await refuseForeign(root, files);
  return withWorkshop(root, async (workshop) => {
    const lock = await takeOverLock(root, workshop, killed);
    if (lock === null) return null;
    await putBack(root, workshop, files);
    await releaseLock(root, lock);
    const names = files.map((file) => file.path).join(', ');
    return `An earlier run was interrupted. The content is as it was before that run: ${names}.`;
  });
}

/** Refuses to replace files that were changed since the killed run. */
async function refuseForeign(root: string, files: readonly FileChange[]) {
  const { read } = diskPort(root);
  for (const { path: file, before, after } of files) {
    const now = contentKind(file, recordFiles) === null ? null : await read(file);
    if (contentKind(file, recordFiles) !== null && (sameBytes(now, before) || sameBytes(now, after)))
      continue;
    throw new InterruptedError(
      `An earlier run was interrupted, and content/${file} was changed since. ${LOOK_AT_IT}`,
    );
  }
}

async function putBack(root: string, workshop: string, files: readonly FileChange[]) {
  const { read } = diskPort(root);
  const old = path.join(workshop, 'old');
  for (const { path: file, before, after } of files) {
    if (!sameBytes(await read(file), after)) continue;
    if (before === null) await rm(path.join(root, file));
    else {
      await makeReady(root, file, before, old);
      await putInPlace(root, file, old);
    }
  }
}

async function areAll(root: string, files: readonly FileChange[], which: 'before' | 'after') {
  const { read } = diskPort(root);
  const same = await Promise.all(files.map(async (file) => sameBytes(await read(file.path), file[which])));
  return !same.includes(false);
}

/** Writes a file to the scratch folder, flushed to disk, with the mode of the replaced file. */
async function makeReady(root: string, file: string, bytes: Bytes, fresh: string) {
  const handle = await open(fresh, 'wx');
  try {
    await handle.writeFile(bytes);
    const like = await stat(path.join(root, file)).catch(() => null);
    if (like !== null) await handle.chmod(like.mode & 0o777);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function putInPlace(root: string, file: string, fresh: string) {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(fresh, target);
}

async function withWorkshop<Value>(root: string, work: (workshop: string) => Promise<Value>) {
  const workshop = workshopOf(root);
  await mkdir(workshop);
  try {
    return await work(workshop);
  } finally {
    await rm(workshop, { recursive: true, force: true, ...PATIENT });
  }
}

/** Removes scratch folders of killed runs. */
async function removeLeftovers(root: string) {
  for (const name of await readdir(root)) {
    const id = WORKSHOP.exec(name)?.[1];
    if (id !== undefined && (isGone(Number(id)) || Number(id) === process.pid))
      await rm(path.join(root, name), { recursive: true, force: true, ...PATIENT });
  }
}
