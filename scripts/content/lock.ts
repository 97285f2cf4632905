import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FileChange } from '../../lib/exchange';
import type { Bytes } from '../../lib/records';
import { git } from './git';

/**
 * Ref to the tree of the writing run: `before/` and `after/` of its files, and `run`, which identifies it. Serves as a
 * lock: git gives it to one run; a killed run leaves it with the data to undo its writes.
 */
export const LOCK_REF = 'refs/content-apply';
const NO_OBJECT = '0'.repeat(40);
const MAX_ATTEMPTS = 20;
/** Delay between attempts in ms. */
const INTERVAL = 50;

/** Id of the tree at `LOCK_REF`. */
export type ApplyLock = string;

/** Acquires the lock with the files of a write. Null if another run has it. */
export async function acquireLock(root: string, workshop: string, files: readonly FileChange[]) {
  const rows: string[] = [];
  for (const { path: name, before, after } of files) {
    if (before !== null) rows.push(await rowOf(root, `before/${name}`, before));
    rows.push(await rowOf(root, `after/${name}`, after));
  }
  const tree = await treeOf(root, workshop, [...rows, await runRow(root)]);
  return (await moveRef(root, tree, NO_OBJECT)) ? tree : null;
}

/** Acquires the lock of a killed run, with its files. Null if another run did so first. */
export async function takeOverLock(root: string, workshop: string, lock: ApplyLock) {
  const rows = (await git(root, ['ls-tree', '--full-tree', '-r', '-z', lock])).toString().split('\0');
  const files = rows.filter((row) => row !== '' && !row.endsWith('\trun'));
  const tree = await treeOf(root, workshop, [
    ...files.map((row) => row.replace(' blob ', ' ')),
    await runRow(root),
  ]);
  return (await moveRef(root, tree, lock)) ? tree : null;
}

/** Releases the lock after success or failure. */
export const releaseLock = (root: string, lock: ApplyLock) => git(root, ['update-ref', '-d', LOCK_REF, lock]);

/** Returns the lock of a writing or killed run; null without one. */
export async function currentLock(root: string): Promise<ApplyLock | null> {
  const refs = await git(root, ['for-each-ref', '--format=%(objectname)', LOCK_REF]);
  return refs.toString().trim() || null;
}

/** Reads the files of a lock's tree. */
export async function filesOf(root: string, lock: ApplyLock): Promise<readonly FileChange[]> {
  const names = (await git(root, ['ls-tree', '--full-tree', '-r', '-z', '--name-only', lock]))
    .toString()
    .split('\0');
  const contents = async (name: string) =>
    names.includes(name) ? new Uint8Array(await git(root, ['cat-file', 'blob', `${lock}:${name}`])) : null;
  const files: FileChange[] = [];
  for (const name of names) {
    const after = name.startsWith('after/') ? await contents(name) : null;
    const file = name.slice('after/'.length);
    if (after !== null) files.push({ path: file, before: await contents(`before/${file}`), after });
  }
  return files;
}

/** Whether the run of a lock has certainly ended, which is known only on the same computer. Elsewhere use a timeout. */
export async function wasKilled(root: string, lock: ApplyLock) {
  const run = await git(root, ['cat-file', 'blob', `${lock}:run`]).catch(() => '');
  const [host, id] = run.toString().split(' ');
  return host === hostname() && isGone(Number(id));
}

/** Whether no process on this computer has an id. */
export function isGone(id: number) {
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ESRCH';
  }
}

const rowOf = async (root: string, name: string, bytes: string | Bytes) => {
  const id = (await git(root, ['hash-object', '-w', '--stdin'], { input: bytes })).toString().trim();
  return `100644 ${id}\t${name}`;
};

const runRow = (root: string) => rowOf(root, 'run', `${hostname()} ${process.pid} ${randomUUID()}`);

async function treeOf(root: string, workshop: string, rows: readonly string[]): Promise<ApplyLock> {
  const index = path.join(workshop, 'index');
  const input = rows.map((row) => `${row}\0`).join('');
  await git(root, ['update-index', '-z', '--add', '--index-info'], { input, index });
  const tree = await git(root, ['write-tree'], { index });
  await rm(index, { force: true });
  return tree.toString().trim();
}

/** @returns false if another run has moved the ref. */
async function moveRef(root: string, to: ApplyLock, from: ApplyLock) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await git(root, ['update-ref', LOCK_REF, to, from]);
      return true;
    } catch (error) {
      if (((await currentLock(root)) ?? NO_OBJECT) !== from) return false;
      // Another run may be acquiring it; one killed right now leaves git's lock file, which git's error explains.
      if (attempt === MAX_ATTEMPTS) throw error;
      await sleep(INTERVAL);
    }
  }
}
