import type { BareRepository, Commit, Entry } from './bare-repository';
import { type Answer, type Calls, created, NOT_FOUND, ok, refused } from './calls';
import { pullCalls, type PullDialect } from './pull-calls';
import type { Requests } from './proposals';

const REPO = '/repos/{owner}/{repo}';
/** Gitea's pages of commits of a path, whatever `limit` says. */
const PAGE = 50;
/** Entries of a page of a tree, whatever `per_page` says: a setting of the host. */
const TREE_PAGE = 40;

type FileChange = {
  readonly operation: string;
  readonly path: string;
  readonly content: string;
  readonly sha?: string;
};

/** What each of Gitea's calls does. */
export function giteaCalls(repository: BareRepository, branch: string, requests: Requests): Calls {
  /** Why Gitea refuses a change of a file on the branch as it is. */
  const problemOf = ({ operation, path, sha }: FileChange): Answer | null => {
    const entry = repository.entryAt(repository.head(branch) ?? '', path);
    if (operation === 'create') return entry ? refused(422, 'repository file already exists') : null;
    if (entry === undefined) return NOT_FOUND;
    return entry.sha === sha ? null : refused(422, 'sha does not match');
  };

  return {
    'GET /user': ({ who }) => ok({ login: who.login, full_name: who.name ?? '' }),
    'GET /notifications/new': ({ who }) =>
      who.mayMore ? ok({ new: 0 }) : refused(403, 'token does not have at least one of required scope(s)'),
    [`GET ${REPO}`]: () => ok({ default_branch: branch, permissions: { push: true } }),
    [`GET ${REPO}/branches/{branch}`]: ({ places: [, , name = ''] }) => {
      const sha = repository.head(name);
      if (sha === null) return NOT_FOUND;
      return ok({ name, user_can_push: !requests.rules.isProtected, commit: { id: sha } });
    },
    [`GET ${REPO}/contents/{filepath}`]: ({ places: [, , path = ''], query }) => {
      const ref = query.get('ref') ?? '';
      const entry = repository.has(ref) ? repository.entryAt(ref, path) : undefined;
      if (entry === undefined) return NOT_FOUND;
      if (entry.type === 'blob')
        return ok({
          ...namedEntry(entry),
          encoding: 'base64',
          content: repository.blob(entry.sha).toString('base64'),
        });
      const inside = [...repository.entries(repository.commit(ref).tree).values()].filter(
        (one) => one.path.startsWith(`${path}/`) && !one.path.slice(path.length + 1).includes('/'),
      );
      return ok(inside.map(namedEntry));
    },
    [`POST ${REPO}/contents`]: ({ body, who }) => {
      if (!who.mayWrite) return refused(403, 'token does not have at least one of required scope(s)');
      if (body.new_branch === undefined && requests.rules.isProtected)
        return refused(403, 'branch is protected');
      const files = body.files as readonly FileChange[];
      const problem = files.map(problemOf).find((one) => one !== null);
      if (problem) return problem;
      const author = { name: who.name ?? who.login, email: `${who.login}@example.com` };
      const onto = String(body.new_branch ?? branch);
      if (onto !== branch && repository.head(onto) !== null) return refused(409, 'branch already exists');
      const commit = repository.commitOnto(onto, files, String(body.message), author, branch);
      return created({ commit: { sha: commit.sha, message: commit.message }, files: [] });
    },
    [`GET ${REPO}/compare/{basehead}`]: ({ places: [, , basehead = ''] }) => {
      const [base = '', head = ''] = basehead.split('...');
      const beyond = repository.lines('rev-list', `${base}..${head}`);
      return ok({ total_commits: beyond.length });
    },
    [`GET ${REPO}/commits`]: ({ query }) => {
      const skip = (Number(query.get('page') ?? 1) - 1) * PAGE;
      const log = repository.log(query.get('sha') ?? branch, query.get('path') ?? '', skip, PAGE);
      return ok(log.map((sha) => listedAt(repository.commit(sha))));
    },
    [`GET ${REPO}/git/commits/{sha}`]: ({ places: [, , sha = ''] }) =>
      repository.has(sha) ? ok(listedAt(repository.commit(sha))) : NOT_FOUND,
    [`GET ${REPO}/git/trees/{sha}`]: ({ places: [, , sha = ''], query }) => {
      if (!repository.has(sha)) return NOT_FOUND;
      const all = [...repository.entries(sha).values()].filter(({ path }) => !path.includes('/'));
      const page = Number(query.get('page') ?? 1);
      const tree = all.slice((page - 1) * TREE_PAGE, page * TREE_PAGE);
      // Older versions say on every page that the list is cut.
      return ok({ sha, page, total_count: all.length, truncated: all.length > TREE_PAGE, tree });
    },
    ...pullCalls(requests, branch, giteaPulls),
  };
}

const giteaPulls: PullDialect = {
  root: REPO,
  number: '{index}',
  merge: 'POST',
  approve: 'APPROVED',
  returned: 'REQUEST_CHANGES',
  state: (status) => ({ status }),
};

const namedEntry = ({ path, sha, type }: Entry) => ({
  name: path.split('/').at(-1),
  path,
  sha,
  type: type === 'blob' ? 'file' : 'dir',
});

const listedAt = ({ sha, author, message, parents }: Commit) => ({
  sha,
  commit: { message, author, committer: author },
  parents: parents.map((parent) => ({ sha: parent })),
});
