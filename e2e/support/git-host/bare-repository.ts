import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFromShell } from './shell';

export type Entry = {
  readonly mode: string;
  /** `commit` of a submodule. */
  readonly type: 'blob' | 'tree' | 'commit';
  readonly sha: string;
  readonly path: string;
};
type Person = { readonly name: string; readonly email: string };
export type Commit = {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person & { readonly date: string };
  readonly message: string;
};

const ZEROS = '0'.repeat(40);
const NO_CONFIG = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
/** The entries of the input, on top of a tree. */
const WRITE_TREE = 'git read-tree "$1" && git update-index --index-info && git write-tree';

/**
 * A real bare repository, asked and changed through `git`. Objects never change, so what was read is remembered.
 * @param template - another one to begin as a copy of.
 */
export function bareRepository(template?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const known = new Map<string, unknown>();

  const git = (args: readonly string[], input?: string | Buffer, environment = {}) =>
    runFromShell(folder, ['git', '--git-dir', folder, ...args], {
      input,
      env: { ...NO_CONFIG, ...environment },
    });
  const line = (...args: string[]) => git(args).toString().trim();
  const lines = (...args: string[]) =>
    line(...args)
      .split('\n')
      .filter(Boolean);
  const once = <Value>(key: string, read: () => Value): Value => {
    if (!known.has(key)) known.set(key, read());
    return known.get(key) as Value;
  };
  const succeeds = (...args: string[]) => {
    try {
      git(args);
      return true;
    } catch {
      return false;
    }
  };

  // Without git's samples of hooks, a dozen files for each repository.
  if (template === undefined) git(['init', '--bare', '--quiet', '--template=']);
  else cpSync(template, folder, { recursive: true });

  /** Reads objects into memory, all with one call of `git`, which takes some milliseconds. */
  const readObjects = (shas: readonly string[]) => {
    const missing = shas.filter((sha) => !known.has(sha));
    if (missing.length === 0) return;
    const output = git(['cat-file', '--batch'], missing.join('\n'));
    let at = 0;
    for (const sha of missing) {
      const start = output.indexOf('\n', at) + 1;
      const [, type = '', size = '0'] = output.subarray(at, start).toString().trim().split(' ');
      at = start;
      // It may come later.
      if (type === 'missing') continue;
      known.set(sha, output.subarray(start, start + Number(size)));
      at += Number(size) + 1;
    }
  };
  const has = (sha: string) => {
    if (/^[0-9a-f]{40}$/.test(sha)) readObjects([sha]);
    return known.has(sha);
  };
  const object = (sha: string) => {
    if (!has(sha)) throw new Error(`The repository has no object ${sha}.`);
    return known.get(sha) as Buffer;
  };
  const commit = (sha: string) => once(`commit ${sha}`, () => parseCommit(sha, object(sha).toString()));
  /** From the file where git keeps it: everybody asks for it all the time. */
  const head = (branch: string) => {
    const file = join(folder, 'refs/heads', branch);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  };
  const isAncestor = (sha: string, of: string) =>
    (has(of) && commit(of).parents.includes(sha)) || succeeds('merge-base', '--is-ancestor', sha, of);
  /** Whether a commit is part of the history of a branch, or of another commit. */
  const contains = (other: string, sha: string) => isAncestor(sha, head(other) ?? other);

  /** Everything in a tree, folders included, by path. */
  const entries = (tree: string) =>
    once(`tree ${tree}`, () => {
      const rows = git(['ls-tree', '-r', '-t', '-z', '--full-tree', tree]).toString().split('\0');
      const list = rows.filter(Boolean).map(parseEntry);
      readObjects(list.flatMap(({ path, sha }) => (path.endsWith('data.json') ? [sha] : [])));
      return new Map(list.map((entry) => [entry.path, entry]));
    });
  const entryAt = (sha: string, path: string) => entries(commit(sha).tree).get(path);

  const writeBlob = (bytes: Buffer) => git(['hash-object', '-w', '--stdin'], bytes).toString().trim();
  const writeTree = (base: string, entries: readonly Entry[]) => {
    const rows = entries.map(({ mode, sha, path }) => `${mode} ${sha}\t${path}\n`).join('');
    const index = join(folder, `index-${process.pid}-${Math.random()}`);
    const tree = runFromShell(folder, ['sh', '-c', WRITE_TREE, 'sh', base], {
      input: rows,
      env: { ...NO_CONFIG, GIT_DIR: folder, GIT_INDEX_FILE: index },
    });
    rmSync(index, { force: true });
    return tree.toString().trim();
  };
  const writeCommit = (tree: string, parents: readonly string[], message: string, { name, email }: Person) =>
    git(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], message, {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    })
      .toString()
      .trim();
  /** The tree of two commits merged by git; null with conflicts. */
  const mergedTree = (ours: string, theirs: string) => {
    try {
      return line('merge-tree', '--write-tree', ours, theirs);
    } catch {
      return null;
    }
  };
  /** Moves a branch, by fast-forward unless it is forced; false where that is not possible. */
  const moveBranch = (branch: string, to: string, isForced = false) => {
    const before = head(branch);
    if (before !== null && !isForced && !isAncestor(before, to)) return false;
    return succeeds('update-ref', '--create-reflog', `refs/heads/${branch}`, to, before ?? ZEROS);
  };

  return {
    folder,
    line,
    lines,
    has,
    head,
    contains,
    commit,
    blob: object,
    entries,
    entryAt,
    /** The commit that gave a file the state that it has at a commit. */
    lastCommitOf: (sha: string, path: string) => {
      let at = sha;
      for (;;) {
        const [parent] = commit(at).parents;
        if (parent === undefined || entryAt(parent, path)?.sha !== entryAt(at, path)?.sha) return at;
        at = parent;
      }
    },
    mergedTree,
    /** Commits changed files onto a branch as it is, or onto a new one that begins at another. */
    commitOnto: (
      branch: string,
      files: readonly { readonly path: string; readonly content: string }[],
      message: string,
      who: Person,
      start = branch,
    ) => {
      const parent = head(start) ?? '';
      const rows = files.map(({ path, content }) => {
        const sha = writeBlob(Buffer.from(content, 'base64'));
        return { mode: entryAt(parent, path)?.mode ?? '100644', type: 'blob', sha, path } as const;
      });
      const commitId = writeCommit(writeTree(commit(parent).tree, rows), [parent], message, who);
      moveBranch(branch, commitId);
      return commit(commitId);
    },
    writeBlob,
    writeTree,
    writeCommit,
    moveBranch,
    /** Ids of the commits of a branch or commit that changed a path, newest first. */
    log: (name: string, path: string, skip: number, count: number) => {
      const range = [`--skip=${skip}`, `--max-count=${count}`, head(name) ?? name];
      const commitIds = lines('log', '--format=%H', ...range, ...(path === '' ? [] : ['--', path]));
      readObjects(commitIds);
      return commitIds;
    },
    changedPaths: (sha: string) => lines('diff-tree', '--no-commit-id', '--name-only', '-r', '--root', sha),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type BareRepository = ReturnType<typeof bareRepository>;

function parseEntry(row: string): Entry {
  const [, mode = '', type = '', sha = '', path = ''] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(row) ?? [];
  return { mode, type: type === 'tree' || type === 'commit' ? type : 'blob', sha, path };
}

function parseCommit(sha: string, text: string): Commit {
  const [head = '', ...rest] = text.split('\n\n');
  const values = (key: string) =>
    [...head.matchAll(new RegExp(`^${key} (.*)$`, 'gm'))].map((match) => match[1] ?? '');
  const [, name = '', email = '', seconds = '0'] = /^(.*) <(.*)> (\d+)/.exec(values('author')[0] ?? '') ?? [];
  return {
    sha,
    tree: values('tree')[0] ?? '',
    parents: values('parent'),
    author: { name, email, date: new Date(Number(seconds) * 1000).toISOString() },
    message: rest.join('\n\n').replace(/\n$/, ''),
  };
}
