import { type FilePort, sameBytes, type StagedFile } from './file-port';
import type { Bytes } from './record-hash';

/** One file of a write: what it held when it was read (null: it was not there), and what it is to hold. */
export type FileChange = { readonly path: string; readonly before: Bytes | null; readonly after: Bytes };

type WriteFailure = {
  readonly path: string;
  /**
   * - `changed`: somebody else changed the file since it was read.
   * - `failed`: it could not be written.
   * - `unproved`: it was written, and reading it back gave something else.
   */
  readonly reason: 'changed' | 'failed' | 'unproved';
  /** What the platform said, where it said anything. */
  readonly detail: string;
};

export type WriteResult =
  | { readonly ok: true }
  | (WriteFailure & {
      readonly ok: false;
      /** Files that hold something new all the same, because putting them back failed too. */
      readonly notPutBack: readonly string[];
    });

/**
 * Writes files one after the other, all or nothing: everything is made ready first, each file is compared with what was
 * read just before it is replaced, all are read back, and a failure puts the earlier ones back.
 */
export async function writeFiles(port: FilePort, changes: readonly FileChange[]): Promise<WriteResult> {
  const files: StagedChange[] = [];
  const failure =
    (await stageAll(port, changes, files)) ??
    (await openJournal(port, files)) ??
    (await commitAll(port, files)) ??
    (await proveAll(port, changes));
  const notPutBack: string[] = [];
  if (failure !== null) {
    if (files.some(({ state }) => state !== 'ready')) await outcome(() => openBackwards(port));
    for (const file of [...files].reverse()) {
      if (!(await isPutBack(port, file))) notPutBack.push(file.change.path);
    }
  }
  await outcome(async () => port.journal?.close());
  // What staging left behind is hidden and harmless; failing to remove it does not undo a write that is proved.
  await Promise.allSettled(files.map(({ staged }) => staged.dispose()));
  return failure === null ? { ok: true } : { ok: false, ...failure, notPutBack };
}

type StagedChange = {
  readonly change: FileChange;
  readonly staged: StagedFile;
  state: 'ready' | 'committed' | 'rejected';
};

async function stageAll(port: FilePort, changes: readonly FileChange[], files: StagedChange[]) {
  for (const change of changes) {
    const stale = await staleness(port, change);
    if (stale !== null) return stale;
    const staged = await outcome(() => port.stage(change.path, change.after));
    if (!staged.ok) return failed(change, staged.detail);
    files.push({ change, staged: staged.value, state: 'ready' });
  }
  return null;
}

async function openJournal(port: FilePort, files: readonly StagedChange[]) {
  const [first] = files;
  const opened = await outcome(async () => port.journal?.open('forward'));
  return opened.ok || first === undefined ? null : failed(first.change, opened.detail);
}

const openBackwards = async (port: FilePort) => port.journal?.open('back');

async function commitAll(port: FilePort, files: readonly StagedChange[]) {
  for (const file of files) {
    const stale = await staleness(port, file.change);
    if (stale !== null) return stale;
    const committed = await outcome(file.staged.commit);
    file.state = committed.ok ? 'committed' : 'rejected';
    if (!committed.ok) return failed(file.change, committed.detail);
  }
  return null;
}

async function proveAll(port: FilePort, changes: readonly FileChange[]): Promise<WriteFailure | null> {
  for (const { path, after } of changes) {
    const proof = await outcome(() => port.read(path));
    if (!proof.ok) return { path, reason: 'unproved', detail: proof.detail };
    if (!sameBytes(proof.value, after)) return { path, reason: 'unproved', detail: '' };
  }
  return null;
}

async function staleness(port: FilePort, change: FileChange): Promise<WriteFailure | null> {
  const current = await outcome(() => port.read(change.path));
  if (!current.ok) return failed(change, current.detail);
  return sameBytes(current.value, change.before)
    ? null
    : { path: change.path, reason: 'changed', detail: '' };
}

const failed = ({ path }: FileChange, detail: string): WriteFailure => ({ path, reason: 'failed', detail });

/** Whether a file holds what it held before, if need be because it is put back now. */
async function isPutBack(port: FilePort, { change: { before, after, path }, staged, state }: StagedChange) {
  if (state === 'ready') return true;
  const found = await outcome(() => port.read(path));
  if (found.ok && sameBytes(found.value, before)) return true;
  // Neither old nor ours after a commit that went well: somebody else's work, which is not ours to replace.
  if (state === 'committed' && found.ok && !sameBytes(found.value, after)) return false;
  const undone = await outcome(staged.undo);
  const now = await outcome(() => port.read(path));
  return undone.ok && now.ok && sameBytes(now.value, before);
}

type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly detail: string };

async function outcome<Value>(act: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await act() };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}
