import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Entry = {
  readonly mode: string;
  readonly type: 'blob' | 'tree';
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

/**
 * A real bare repository, asked and changed through `git` alone. Objects never change, so what was read is remembered.
 * @param template - another one to begin as a copy of.
 */
export function bareRepository(template?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const known = new Map<string, unknown>();

  const git = (args: readonly string[], input?: string | Buffer, environment = {}) =>
    execFileSync('git', ['--git-dir', folder, ...args], {
      input: input ?? '',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', ...environment },
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
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

  if (template === undefined) execFileSync('git', ['init', '--bare', '--quiet', folder]);
  else cpSync(template, folder, { recursive: true });

  const has = (sha: string) => {
    if (known.has(`commit ${sha}`) || known.has(`blob ${sha}`)) return true;
    return /^[0-9a-f]{40}$/.test(sha) && succeeds('cat-file', '-e', sha);
  };
  /** Reads many blobs at once: each call of `git` takes some milliseconds. */
  const readBlobs = (shas: readonly string[]) => {
    const missing = shas.filter((sha) => !known.has(`blob ${sha}`));
    if (missing.length === 0) return;
    const output = git(['cat-file', '--batch'], missing.join('\n'));
    let at = 0;
    for (const sha of missing) {
      const start = output.indexOf('\n', at) + 1;
      const size = Number(output.subarray(at, start).toString().trim().split(' ')[2]);
      known.set(`blob ${sha}`, output.subarray(start, start + size));
      at = start + size + 1;
    }
  };
  const head = (branch: string) => {
    try {
      return line('rev-parse', '--verify', '--quiet', `refs/heads/${branch}`);
    } catch {
      return null;
    }
  };
  /** Whether a commit is part of the history of a branch, or of another commit. */
  const contains = (other: string, sha: string) =>
    succeeds('merge-base', '--is-ancestor', sha, head(other) ?? other);

  return {
    folder,
    line,
    lines,
    has,
    head,
    contains,
    commit: (sha: string) =>
      once(`commit ${sha}`, () => parseCommit(sha, git(['cat-file', 'commit', sha]).toString())),
    blob: (sha: string) => once(`blob ${sha}`, () => git(['cat-file', 'blob', sha])),
    /** Everything in a tree, folders included, by path. */
    entries: (tree: string) =>
      once(`tree ${tree}`, () => {
        const rows = git(['ls-tree', '-r', '-t', '-z', '--full-tree', tree]).toString().split('\0');
        const entries = rows.filter(Boolean).map(parseEntry);
        readBlobs(entries.flatMap(({ path, sha }) => (path.endsWith('data.json') ? [sha] : [])));
        return new Map(entries.map((entry) => [entry.path, entry]));
      }),
    writeBlob: (bytes: Buffer) => git(['hash-object', '-w', '--stdin'], bytes).toString().trim(),
    writeTree: (base: string, entries: readonly Entry[]) => {
      const index = { GIT_INDEX_FILE: join(folder, `index-${process.pid}-${Math.random()}`) };
      git(['read-tree', base], '', index);
      git(
        ['update-index', '--index-info'],
        entries.map(({ mode, sha, path }) => `${mode} ${sha}\t${path}\n`).join(''),
        index,
      );
      const tree = git(['write-tree'], '', index).toString().trim();
      rmSync(index.GIT_INDEX_FILE, { force: true });
      return tree;
    },
    writeCommit: (tree: string, parents: readonly string[], message: string, { name, email }: Person) =>
      git(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], message, {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
      })
        .toString()
        .trim(),
    /** Moves a branch, by fast-forward unless it is forced; false where that is not possible. */
    moveBranch: (branch: string, to: string, isForced = false) => {
      const before = head(branch);
      if (before !== null && !isForced && !succeeds('merge-base', '--is-ancestor', before, to)) return false;
      return succeeds('update-ref', '--create-reflog', `refs/heads/${branch}`, to, before ?? ZEROS);
    },
    /** Ids of the commits that changed a path, newest first. */
    log: (branch: string, path: string, skip: number, count: number) =>
      lines(
        'log',
        '--format=%H',
        `--skip=${skip}`,
        `--max-count=${count}`,
        `refs/heads/${branch}`,
        ...(path === '' ? [] : ['--', path]),
      ),
    changedPaths: (sha: string) => lines('diff-tree', '--no-commit-id', '--name-only', '-r', '--root', sha),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type BareRepository = ReturnType<typeof bareRepository>;

function parseEntry(row: string): Entry {
  const [, mode = '', type = '', sha = '', path = ''] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(row) ?? [];
  return { mode, type: type === 'tree' ? 'tree' : 'blob', sha, path };
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
