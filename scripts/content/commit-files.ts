import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FileChange } from '../../lib/exchange';
import { blobAt, git, lines, text } from './git';

/** Attempts to check out while the git of another run does, with a pause in ms between them. */
const MAX_ATTEMPTS = 40;
const PAUSE = 50;
/** The last line of the message of a commit of `content:apply`. */
const OWN = 'Applied-by: content:apply';

type Commit = {
  /** Id of the commit from which the files were planned. */
  readonly parent: string;
  readonly message: string;
  /** Name of a person; '' if unknown. */
  readonly author: string;
};

/** Id of the last commit. */
export const headOf = (root: string) => text(root, ['rev-parse', '--verify', 'HEAD']);

/** Lists files of the folder that differ from the last commit, or that git does not know. */
export async function uncommitted(root: string): Promise<readonly string[]> {
  const rows = await lines(root, [
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '.',
  ]);
  return rows.map((row) => row.slice(3));
}

/**
 * Commits files of the folder and checks them out: a killed run leaves the old commit or the new one.
 * @returns false if somebody else has committed since the files were planned.
 */
export async function commitFiles(
  root: string,
  files: readonly FileChange[],
  { parent, message, author }: Commit,
) {
  const workshop = await mkdtemp(path.join(tmpdir(), 'content-apply-'));
  try {
    const index = path.join(workshop, 'index');
    const folder = await text(root, ['rev-parse', '--show-prefix']);
    await git(root, ['read-tree', parent], { index });
    for (const { path: name, after } of files) {
      const blob = await text(root, ['hash-object', '-w', '--stdin'], { input: after });
      const row = `100644 ${blob}\t${folder}${name}\0`;
      await git(root, ['update-index', '-z', '--add', '--index-info'], { index, input: row });
    }
    const tree = await text(root, ['write-tree'], { index });
    const env = await signedBy(root, author);
    const commit = await text(root, ['commit-tree', tree, '-p', parent], {
      input: `${message}\n\n${OWN}\n`,
      env,
    });
    if (!(await moveHead(root, commit, parent))) return false;
    await checkOut(
      root,
      files.map((file) => file.path),
    );
    return true;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/**
 * Checks out the last commit if it is one of `content:apply` that was killed before it did so.
 * @returns a sentence about it; null without one.
 */
export async function finishCheckOut(root: string): Promise<string | null> {
  const message = await git(root, ['log', '-1', '--format=%B']).catch(() => '');
  if (!message.toString().includes(`\n${OWN}\n`)) return null;
  const names = await lines(root, [
    'diff',
    '--name-only',
    '-z',
    '--relative',
    'HEAD^',
    'HEAD',
    '--',
    '.',
  ]).catch(() => []);
  const late = await Promise.all(names.map(async (name) => ((await isLate(root, name)) ? [name] : [])));
  if (late.flat().length === 0) return null;
  await checkOut(root, late.flat());
  return `An earlier run was interrupted after its commit. Its files are in place now: ${late.flat().join(', ')}.`;
}

/** Whether index or folder still have a file as it was before the last commit, and nothing else. */
async function isLate(root: string, name: string) {
  const [before, after] = await Promise.all(['HEAD^', 'HEAD'].map((commit) => blobAt(root, commit, name)));
  const staged = (await lines(root, ['ls-files', '--stage', '-z', '--', name]))[0]?.split(' ')[1] ?? null;
  const onDisk = await text(root, ['hash-object', '--', name]).catch(() => null);
  const both = [staged, onDisk];
  return both.some((blob) => blob !== after) && both.every((blob) => blob === before || blob === after);
}

/** Brings files of the last commit into the folder, again while other runs commit: they may have been there first. */
async function checkOut(root: string, names: readonly string[]) {
  let commit: string;
  do {
    commit = await headOf(root);
    await bringFiles(root, commit, names);
  } while ((await headOf(root)) !== commit);
}

/** Brings files of a commit into folder and index, each at once: git itself empties a file before it writes it. */
async function bringFiles(root: string, commit: string, names: readonly string[]) {
  const fresh = path.resolve(
    root,
    await text(root, ['rev-parse', '--git-path', `content-apply-${process.pid}`]),
  );
  for (const name of names) {
    const target = path.join(root, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(fresh, await git(root, ['cat-file', '--filters', `${commit}:./${name}`]), {
      flush: true,
    });
    await rename(fresh, target);
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const input = names.map((name) => `:(literal)${name}\0`).join('');
      const reset = ['reset', '--quiet', commit, '--pathspec-from-file=-', '--pathspec-file-nul'];
      return void (await git(root, reset, { input }));
    } catch (error) {
      // Git of another run may hold the index; one that was killed leaves its lock, which git's message explains.
      if (attempt === MAX_ATTEMPTS) throw error;
      await sleep(PAUSE);
    }
  }
}

/** @returns false if the branch has another commit by now. */
async function moveHead(root: string, to: string, from: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await git(root, ['update-ref', '-m', 'content:apply', 'HEAD', to, from]);
      return true;
    } catch (error) {
      if ((await headOf(root)) !== from) return false;
      if (attempt === MAX_ATTEMPTS) throw error;
      await sleep(PAUSE);
    }
  }
}

/** Names for git: the author is the person of the changes, the committer the one of git's settings or else the author. */
export async function signedBy(root: string, author: string) {
  const hasOwn = await git(root, ['config', 'user.email']).then(
    () => true,
    () => false,
  );
  const name = author.replaceAll(/[<>\n\0]/g, ' ').trim() || 'content:apply';
  const as = (role: string) => ({ [`GIT_${role}_NAME`]: name, [`GIT_${role}_EMAIL`]: '' });
  return { ...(author !== '' || !hasOwn ? as('AUTHOR') : {}), ...(hasOwn ? {} : as('COMMITTER')) };
}
