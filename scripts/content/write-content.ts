import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONTENT_FILE, type FileChange, sameBytes } from '../../content/lib/file-port';
import type { Bytes } from '../../content/lib/record-hash';
import { diskPort } from './disk-port';
import {
  currentTurn,
  endTurn,
  filesOf,
  isGone,
  takeOver,
  takeTurn,
  type ApplyTurn,
  TURN_REF,
  wasKilled,
} from './turn';

/** The folder below `content` where a run, by the number of its process, makes its files ready. Git ignores it. */
const WORKSHOP = /^\.apply-(\d+)$/;
const workshopOf = (root: string) => path.join(root, `.apply-${process.pid}`);

/** How long a run may be at putting files in place, in ms; a ref that is twice as old was left by a killed one. */
const TIME_TO_WRITE = 5_000;
const INTERVAL = 50;
/** A git that a killed run had started may still be writing beside what is removed. */
const PATIENT = { maxRetries: 20, retryDelay: INTERVAL };

const LOOK_AT_IT = `Look at it, then run “git update-ref -d ${TURN_REF}” and try again.`;
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Files of an earlier run, or of this one, are not as they were before it. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/**
 * Writes files of the content folder, all or none. They are kept in git first, so that a run which is killed at any moment is
 * taken back by the next one.
 * @returns false when another run has written meanwhile: the files were planned with what is no more.
 * @throws when a file cannot be written; all are as they were then, or will be when the next run has put them back.
 */
export async function writeContent(root: string, files: readonly FileChange[]): Promise<boolean> {
  if (files.length === 0) return true;
  return withWorkshop(root, async (workshop) => {
    const fresh = (index: number) => path.join(workshop, String(index));
    await Promise.all(files.map((file, index) => makeReady(root, file.path, file.after, fresh(index))));
    const turn = await takeTurn(root, workshop, files);
    if (turn === null) return false;
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
      // Another run has taken the turn by now only if this one was very slow; it puts the files back, too.
      if (!isWhole && (await currentTurn(root)) === turn) {
        await putBack(root, workshop, files).catch((second: unknown) => {
          throw new InterruptedError(
            `${reason(error)} The files could not be put back (${reason(second)}). Once that is mended, “npm run content:check” puts them back.`,
          );
        });
      }
      isWhole = true;
      throw error;
    } finally {
      // Otherwise the next run takes back what could not be put back here.
      if (isWhole && (await currentTurn(root)) === turn) await endTurn(root, turn);
    }
  });
}

/**
 * Waits until no run is writing, and takes back what a killed one has done.
 * @param patience - in ms, for a run of which it is not known whether it was killed.
 * @returns a sentence about it; null when nothing was interrupted.
 * @throws InterruptedError when only a person can judge what is there. Nothing is touched then.
 */
export async function recover(root: string, patience = 2 * TIME_TO_WRITE): Promise<string | null> {
  await removeLeftovers(root);
  let [turn, since] = [await currentTurn(root), performance.now()];
  while (turn !== null) {
    const isOld = performance.now() - since > patience;
    const said = isOld || (await wasKilled(root, turn)) ? await takeBack(root, turn) : null;
    if (said !== null) return said;
    await sleep(INTERVAL);
    const now = await currentTurn(root);
    if (now !== turn) [turn, since] = [now, performance.now()];
  }
  return null;
}

/** Null when another run does it. */
async function takeBack(root: string, killed: ApplyTurn) {
  const files = await filesOf(root, killed).catch((error: unknown) => {
    throw new InterruptedError(
      `${TURN_REF} is not what content:apply leaves (${reason(error)}). ${LOOK_AT_IT}`,
    );
  });
  await refuseForeign(root, files);
  return withWorkshop(root, async (workshop) => {
    const turn = await takeOver(root, workshop, killed);
    if (turn === null) return null;
    await putBack(root, workshop, files);
    await endTurn(root, turn);
    const names = files.map((file) => file.path).join(', ');
    return `An earlier run was interrupted. The content is as it was before that run: ${names}.`;
  });
}

/** What somebody has written since is not ours to replace. */
async function refuseForeign(root: string, files: readonly FileChange[]) {
  const { read } = diskPort(root);
  for (const { path: file, before, after } of files) {
    const now = CONTENT_FILE.test(file) ? await read(file) : null;
    if (CONTENT_FILE.test(file) && (sameBytes(now, before) || sameBytes(now, after))) continue;
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

/** Writes a file in the workshop, safe on the disk and with the mode of the one that it replaces. */
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

/** Workshops of runs that were killed. */
async function removeLeftovers(root: string) {
  for (const name of await readdir(root)) {
    const id = WORKSHOP.exec(name)?.[1];
    if (id !== undefined && (isGone(Number(id)) || Number(id) === process.pid))
      await rm(path.join(root, name), { recursive: true, force: true, ...PATIENT });
  }
}
