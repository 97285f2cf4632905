import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_FILE } from '../../content/lib/file-port';
import { z } from '../../content/lib/zod';
import { type Bytes, sha256Hex } from '../../content/lib/record-hash';

/** The folder below `content` that holds the lock, the journal and files that are not in place yet. Git ignores it. */
export const WORKSHOP = '.apply';

const JOURNAL = 'journal';

const journalSchema = z.strictObject({
  /** `back` once a failed run has begun to put back what it had replaced. */
  direction: z.enum(['forward', 'back']),
  files: z.array(
    z.strictObject({
      /** Below the content folder. */
      path: z.string().check(z.regex(CONTENT_FILE)),
      /** Of the staged files: `<name>.new`, `<name>.old`. */
      name: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
      /** SHA-256 of the file before and after; null where there was none. */
      before: z.nullable(z.string()),
      after: z.string(),
    }),
  ),
});

type Journal = z.infer<typeof journalSchema>;
export type JournalEntry = Journal['files'][number];

/** A killed run cannot be finished or taken back, because somebody has changed a file since. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/** Notes what a run is about to do; all files named in it are staged. */
export async function writeJournal(root: string, journal: Journal) {
  const file = path.join(root, WORKSHOP, JOURNAL);
  const handle = await open(`${file}.tmp`, 'w');
  try {
    await handle.writeFile(JSON.stringify(journal));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.tmp`, file);
}

/** The run has come to its end, well or not. */
export const removeJournal = (root: string) => rm(path.join(root, WORKSHOP, JOURNAL), { force: true });

/** Whether an earlier run was killed while it was putting files in place. */
export const wasInterrupted = async (root: string) => (await readJournal(root)) !== null;

/**
 * Finishes what an interrupted run had begun to put in place, or to put back, and removes what it left behind. The caller
 * holds the lock.
 * @returns a sentence about it; null when nothing was interrupted.
 * @throws InterruptedError when a file is neither what it was nor what it was to become. Nothing is touched then.
 */
export async function recover(root: string): Promise<string | null> {
  const journal = await readJournal(root);
  if (journal !== null) {
    const { direction, files } = journal;
    const pending = await Promise.all(files.map((entry) => isPending(root, entry, direction)));
    for (const entry of files.filter((_, index) => pending[index])) await moveOn(root, entry, direction);
    await removeJournal(root);
  }
  await removeLeftovers(root);
  if (journal === null) return null;
  const deed = journal.direction === 'forward' ? 'finished' : 'taken back';
  return `An earlier run was interrupted. Its changes are ${deed} now: ${journal.files.map((file) => file.path).join(', ')}.`;
}

async function readJournal(root: string): Promise<Journal | null> {
  const text = await readFile(path.join(root, WORKSHOP, JOURNAL), 'utf8').catch(() => null);
  return text === null ? null : journalSchema.parse(JSON.parse(text));
}

/** Whether a file still has to be moved; false when it is where it should be. */
async function isPending(root: string, entry: JournalEntry, direction: Journal['direction']) {
  const [from, to] = direction === 'forward' ? [entry.before, entry.after] : [entry.after, entry.before];
  const now = await hashAt(path.join(root, entry.path));
  if (now === to) return false;
  if (now === from) return true;
  throw new InterruptedError(
    `An earlier run was interrupted, and content/${entry.path} was changed since. Look at that file, then remove content/${WORKSHOP} and try again.`,
  );
}

async function moveOn(root: string, entry: JournalEntry, direction: Journal['direction']) {
  const target = path.join(root, entry.path);
  const staged = path.join(root, WORKSHOP, entry.name);
  if (direction === 'forward') await rename(`${staged}.new`, target);
  else if (entry.before === null) await rm(target, { force: true });
  else await rename(`${staged}.old`, target);
}

async function hashAt(file: string) {
  const bytes: Bytes | null = await readFile(file).then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  return bytes === null ? null : sha256Hex(bytes);
}

/** Staged files of runs that were killed before they put anything in place. */
async function removeLeftovers(root: string) {
  const folder = path.join(root, WORKSHOP);
  const names = await readdir(folder).catch(() => []);
  const leftovers = names.filter((name) => /^draft-|\.(new|old|tmp)$/.test(name));
  await Promise.all(leftovers.map((name) => rm(path.join(folder, name), { force: true })));
}
