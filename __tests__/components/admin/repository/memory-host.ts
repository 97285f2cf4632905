import type * as connections from '@/components/admin/repository/connection';
import {
  type GitHost,
  HostError,
  type HostFailure,
  type NewCommit,
} from '@/components/admin/repository/host';
import { hostFailures } from '@/components/admin/strings/repository';
import { commitVersion } from '@/components/admin/repository/host-answers';
import type { Proposal, ProposalHost } from '@/components/admin/repository/proposal';
import { fileOf } from '@/content/registry';
import type { Bytes, Entity, ManagedRecord } from '@/lib/records';
import { bytesOf, canonicalJson, recordsIn } from '@/__tests__/lib/exchange/fixtures';

type Commit = {
  readonly id: string;
  readonly parent: string | null;
  readonly files: ReadonlyMap<string, Bytes>;
  readonly message: string;
};

/**
 * What happens to the next request of a kind. `cut`: it never arrives; `lost`: it is done, and its answer is lost; `late`: it
 * is done later (`arriveLate`); `busy`: somebody else is quicker.
 */
export type Fault = 'cut' | 'lost' | 'late' | 'busy';
export type Asked = 'head' | 'file' | 'history' | 'push';

const BRANCH = 'main';
const NOW = '2026-11-20T08:00:00Z';
const PAGE = 'https://git.example.com/';
/** Time in ms after which no host does anything any more. */
const LATEST = 2 * 60_000;

let current: MemoryHost | null = null;

/** A Git host in memory, with one repository, to which all tabs are connected. Files are those of the content folder, by their path in it. */
export function createMemoryHost(content: ReadonlyMap<string, Bytes>) {
  const commits = new Map<string, Commit>();
  const branches = new Map<string, string>();
  const faults: { readonly at: Asked; readonly fault: Fault }[] = [];
  const late: { readonly act: () => unknown; readonly at: number }[] = [];
  let quicker: () => unknown = () => undefined;

  const add = (
    parent: string | null,
    files: ReadonlyMap<string, Bytes>,
    message: string,
    branch = BRANCH,
  ) => {
    const id = (commits.size + 1).toString(16).padStart(40, '0');
    commits.set(id, { id, parent, files, message });
    branches.set(branch, id);
    return id;
  };
  const at = (id: string): Commit => {
    const commit = commits.get(id);
    if (commit === undefined) throw new HostError('missing');
    return commit;
  };
  const head = (branch = BRANCH) => branches.get(branch) ?? '';
  const withContent = (files: ReadonlyMap<string, Bytes>) =>
    new Map([...files].map(([path, bytes]) => [`content/${path}`, bytes]));
  /** Commits of a branch, newest first. */
  function lineOf(branch = BRANCH) {
    const line: Commit[] = [];
    for (let next = commits.get(head(branch)); next; next = commits.get(next.parent ?? '')) line.push(next);
    return line;
  }

  add(null, withContent(content), 'The website');

  /** Does what a request asks for, or what its fault says. */
  async function answer<Value>(asked: Asked, act: () => Value): Promise<Value> {
    await Promise.resolve();
    const index = faults.findIndex((one) => one.at === asked);
    const fault = index < 0 ? null : (faults.splice(index, 1)[0]?.fault ?? null);
    const lost: HostFailure = 'timeout';
    switch (fault) {
      case null:
        return act();
      case 'busy':
        quicker();
        return act();
      case 'cut':
        throw new HostError(lost);
      case 'lost':
        act();
        throw new HostError(lost);
      case 'late':
        late.push({ act, at: Date.now() });
        throw new HostError(lost);
    }
  }

  function push({ parent, files, message, branch = BRANCH }: NewCommit): string {
    const isNew = branch !== BRANCH;
    if (!isNew && head() !== parent) throw new HostError('refused');
    return add(parent, new Map([...at(parent).files, ...files]), message, branch);
  }

  const host: GitHost = {
    whoAmI: () => answer('head', () => ({ name: 'Rahim Uddin' })),
    readHead: () => answer('head', () => head()),
    readFile: (path, commit) => answer('file', () => at(commit).files.get(path) ?? null),
    listFolder: (path, commit) =>
      answer('file', () =>
        [...at(commit).files.keys()].flatMap((name) =>
          name.startsWith(`${path}/`) ? [name.slice(path.length + 1)] : [],
        ),
      ),
    prepare: (commit) => Promise.resolve(() => answer('push', () => push(commit))),
    isIn: (commit, other) =>
      answer('history', () => {
        for (let next = commits.get(other); next; next = commits.get(next.parent ?? ''))
          if (next.id === commit) return true;
        return false;
      }),
    historyOf: (_, page, count, branch) =>
      answer('history', () =>
        lineOf(branch)
          .slice((page - 1) * count, page * count)
          .map(({ id, message }) => commitVersion(id, message, 'Rahim Uddin', NOW, [])),
      ),
    filesOf: (id) =>
      answer('file', () => {
        const { parent, files } = at(id);
        if (parent === null) return { parents: [], files: [] };
        const before = at(parent).files;
        const mode = '100644';
        const changed = [...files].flatMap(([path, bytes]) =>
          before.get(path) === bytes ? [] : [{ path, before: before.has(path) ? mode : null, after: mode }],
        );
        return { parents: [parent], files: changed };
      }),
  };

  const requests = new Map<
    number,
    Pick<Proposal, 'branch' | 'subject' | 'body'> & { readonly notes: string[] }
  >();
  /** Requests of Rahim. `me`: whose list it is. */
  const proposals = (me = 'rahim'): ProposalHost => ({
    open: async (branch, subject, body) =>
      requests.set(requests.size + 1, { branch, subject, body, notes: [] }),
    list: async () =>
      [...requests].map(([id, { branch, subject, body }]) => {
        const request = { id, branch, subject, body, commit: head(branch), author: 'rahim' };
        return { ...request, isMine: me === 'rahim', at: NOW, page: PAGE };
      }),
    returns: async (id) => (requests.get(id)?.notes ?? []).map((note) => ({ note, by: 'karima', at: NOW })),
    returnWith: async ({ id }, note) => requests.get(id)?.notes.push(note),
    merge: async ({ id, branch, commit }) => {
      if (head() !== at(commit).parent) throw new HostError('refused');
      branches.set(BRANCH, head(branch));
      requests.delete(id);
    },
    close: async (id) => requests.delete(id),
    previewOf: async () => null,
  });

  const made = {
    host,
    proposals,
    head,
    /** Commits of the website's branch, oldest first. */
    line: () => lineOf().reverse(),
    fail: (where: Asked, fault: Fault) => void faults.push({ at: where, fault }),
    heal: () => void (faults.length = 0),
    /** Somebody with a clone, who pushes just before. */
    onBusy: (act: () => unknown) => void (quicker = act),
    /** Does what arrives late, within two minutes; a request that the branch has overtaken is refused, and nobody hears of it. */
    arriveLate: () => {
      for (const { act, at: since } of late.splice(0)) {
        if (Date.now() - since > LATEST) continue;
        try {
          act();
        } catch (error) {
          if (!(error instanceof HostError)) throw error;
        }
      }
    },
    /** Commits files of the content folder, like a developer with a clone. */
    commit: (files: ReadonlyMap<string, Bytes>, message = 'By hand') =>
      add(head(), new Map([...at(head()).files, ...withContent(files)]), message),
    recordsAt: (entity: Entity, commit = head()): ManagedRecord[] =>
      recordsIn(
        new Map([[fileOf(entity), at(commit).files.get(`content/${fileOf(entity)}`) ?? bytesOf('[]')]]),
        entity,
      ),
  };
  current = made;
  return made;
}

export type MemoryHost = ReturnType<typeof createMemoryHost>;

/** Commits the records of an entity, like a developer with a clone. */
export const commitRecords = (host: MemoryHost, entity: Entity, records: readonly ManagedRecord[]) =>
  host.commit(new Map([[fileOf(entity), bytesOf(canonicalJson(entity, records))]]));

/** In place of the module of connections: every tab is connected to the last host. */
export const connection: Partial<typeof connections> = {
  commitPage: (commit) => PAGE + (commit ?? ''),
  failureText: () => hostFailures.timeout,
  currentConnection: () => {
    const memory = current;
    return Promise.resolve(
      memory && { name: 'Rahim Uddin', host: memory.host, proposals: async () => memory.proposals() },
    );
  },
};

/** Holds the clock, and lets all timers run. */
export const fakeDays = () =>
  jest.useFakeTimers({
    now: Date.parse(NOW),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
    ],
  });
