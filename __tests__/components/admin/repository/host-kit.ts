import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as connection from '@/components/admin/repository/connection';
import type { Bundle } from '@/lib/exchange/bundle';
import type { CheckedBundle } from '@/lib/exchange/bundle-read';
import { gitea } from '@/components/admin/repository/gitea';
import { gitHub } from '@/components/admin/repository/github';
import { gitLab } from '@/components/admin/repository/gitlab';
import type { Changeset } from '@/components/admin/repository/publish';
import type { Entity, ManagedRecord, Bytes } from '@/lib/records';
import { fileOf } from '@/content/registry';
import { type HostKind, parseRepository } from '@/lib/exchange/repository-address';
import { fakeStorage } from '@/__tests__/fake-storage';
import { checked } from '@/__tests__/lib/exchange/apply-harness';
import { bytesOf, canonicalJson, recordsIn, smallContent } from '@/__tests__/lib/exchange/fixtures';
import { startGitHost, type TestGitHost } from '@/e2e/support/git-host/git-host';

export const TOKEN = 'github_pat_11AAAAAAA0123456789';
export const READER = 'github_pat_11BBBBBBB0123456789';
/** A token that may do more than publish. */
export const ALL = 'github_pat_11CCCCCCC0123456789';

export const KINDS = ['github', 'gitlab', 'gitea'] as const;
/** Where a test is of the studio and not of an adapter: at all hosts in the full run alone. */
export const KINDS_OF_RUN = KINDS.slice(0, process.env.TEST_DEPTH === 'full' ? undefined : 1);

/** Requests of each host, as `METHOD path`, for faults. `push`: the one that publishes. */
export const REQUESTS: Readonly<Record<HostKind, Readonly<Record<'head' | 'files' | 'push', RegExp>>>> = {
  github: { head: /git\/ref\//, files: /^GET .*contents/, push: /graphql/ },
  gitlab: { head: /\/branches\//, files: /^GET .*files\//, push: /^POST .*\/commits/ },
  gitea: { head: /\/branches\//, files: /^GET .*contents/, push: /^POST .*\/contents/ },
};
/** Asks whether a publication is on the branch, at every host. */
export const ASK = /^GET .*\/commits$/;
const adapters = { github: gitHub, gitlab: gitLab, gitea };

/** Initial repository, copied for each test: creating its files by `git` takes some ms each. */
let template: string | null = null;

/** Starts a host with sample content and two users: one may write, one may only read. */
export async function startHost(kind: HostKind = 'github') {
  const host = await startGitHost(template === null ? { kind } : { kind, template });
  host.addToken(TOKEN, { login: 'rahim', name: 'Rahim Uddin', mayWrite: true });
  host.addToken(READER, { login: 'karim', name: null, mayWrite: false });
  host.addToken(ALL, { login: 'admin', name: 'Admin', mayWrite: true, mayMore: true });
  if (template === null) {
    commitFiles(host, smallContent(), 'The website');
    template = mkdtempSync(join(tmpdir(), 'content-template-'));
    cpSync(host.repository.folder, template, { recursive: true });
  }
  return host;
}

/** Deletes the template; called after all tests of a file. */
export function removeTemplate() {
  if (template !== null) rmSync(template, { recursive: true, force: true });
  template = null;
}

/** Starts a host for each test, which the build names; afterwards expects no complaints. Returns the current host. */
export function hostOfEachTest(kind: HostKind = 'github') {
  let host: TestGitHost | undefined;
  beforeEach(async () => {
    host = await startHost(kind);
    process.env.CONTENT_REPOSITORY = host.address;
    process.env.CONTENT_API = host.api;
  });
  afterEach(async () => {
    delete process.env.CONTENT_REPOSITORY;
    delete process.env.CONTENT_API;
    await host?.stop();
    expect(host?.complaints).toEqual([]);
  });
  afterAll(removeTemplate);
  return () => {
    if (!host) throw new Error('The host is there within a test only.');
    return host;
  };
}

/** Opens a tab with its own memory and session. `session`: copied from the tab that opened it. */
export async function openTab(session = fakeStorage()) {
  let parts: typeof connection | undefined;
  await jest.isolateModulesAsync(async () => {
    parts = await import('@/components/admin/repository/connection');
  });
  return (): typeof connection => {
    globalThis.sessionStorage = session;
    if (parts === undefined) throw new Error('The tab has not loaded.');
    return parts;
  };
}

/** Commits files of the content folder to the branch, like a developer with a clone. */
export function commitFiles(
  { repository }: TestGitHost,
  files: ReadonlyMap<string, Bytes>,
  message: string,
  mode = '100644',
) {
  const head = repository.head('main');
  const base = head === null ? '4b825dc642cb6eb9a060e54bf8d69288fbee4904' : repository.commit(head).tree;
  const entries = [...files].map(([path, bytes]) => {
    const sha = repository.writeBlob(Buffer.from(bytes));
    return { mode, type: 'blob' as const, sha, path: `content/${path}` };
  });
  const tree = repository.writeTree(base, entries);
  const someone = { name: 'Somebody', email: 'somebody@example.com' };
  const commit = repository.writeCommit(tree, head === null ? [] : [head], message, someone);
  if (!repository.moveBranch('main', commit)) throw new Error('The branch has not moved.');
  return commit;
}

/** Commits the records of an entity, like a developer with a clone. */
export const commitRecords = (
  host: TestGitHost,
  entity: Entity,
  records: readonly ManagedRecord[],
  message = 'Theirs',
) => commitFiles(host, new Map([[fileOf(entity), bytesOf(canonicalJson(entity, records))]]), message);

export const headOf = ({ repository }: TestGitHost) => repository.head('main') ?? '';
/** Returns the ids of all commits of the branch. */
export const commitsOf = ({ repository }: TestGitHost) => repository.lines('rev-list', 'refs/heads/main');

/** Returns the studio's adapter for the host. `timeout` in ms. */
export const hostOf = (
  host: TestGitHost,
  { token = TOKEN, timeout = 30_000, name = 'website', branch = 'main', fetch = globalThis.fetch } = {},
) => {
  const address = host.address.replace('website@main', `${name}@${branch}`);
  return adapters[host.kind]({ address: parseRepository(address, host.api), token, timeout, fetch });
};

/** Reads a file of the content folder at a commit, by default the latest; null if missing. */
export function fileAt(
  { repository }: TestGitHost,
  path: string,
  commit = repository.head('main') ?? '',
): Bytes | null {
  const entry = repository.entries(repository.commit(commit).tree).get(`content/${path}`);
  return entry === undefined ? null : new Uint8Array(repository.blob(entry.sha));
}

export function recordsAt(host: TestGitHost, entity: Entity, commit?: string): ManagedRecord[] {
  const bytes = fileAt(host, fileOf(entity), commit);
  return bytes === null ? [] : recordsIn(new Map([[fileOf(entity), bytes]]), entity);
}

/** Returns changes in the form that the review publishes. */
export async function publicationOf(parts: Partial<Bundle>, note = ''): Promise<Changeset> {
  const { changes, media }: CheckedBundle = await checked(parts);
  return { changes, media, note, by: 'Rahim Uddin, Editor', mark: crypto.randomUUID() };
}

/** Returns the id of the newest commit of a publication, on the branch or not. */
export function commitMade({ repository }: TestGitHost, mark: string) {
  const objects = repository.lines(
    'cat-file',
    '--batch-all-objects',
    '--batch-check=%(objecttype) %(objectname)',
  );
  const commits = objects.flatMap((line) =>
    line.startsWith('commit ') ? [line.slice('commit '.length)] : [],
  );
  return commits.find((sha) => repository.commit(sha).message.includes(mark)) ?? '';
}
