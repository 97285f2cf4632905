import { type Answer, type Asked, type Calls, created, NOT_FOUND, ok, type Person, refused } from './calls';
import type { BareRepository, Commit, Entry } from './bare-repository';
import { pullCalls, type PullDialect } from './pull-calls';
import type { Requests } from './proposals';

const NODE_ID = 'R_kgDOwebsite';
/** Names that a listing of a folder holds. */
const MAX_LISTED = 1000;

/** What each of GitHub's calls does. */
export function gitHubCalls(repository: BareRepository, branch: string, requests: Requests): Calls {
  const writing = (act: (asked: Asked) => Answer) => (asked: Asked) =>
    asked.who.mayWrite ? act(asked) : refused(403, 'Resource not accessible by personal access token');

  /** GitHub refuses a tree or commit that names an object which it does not have. */
  const withObjects = (shas: readonly unknown[], act: () => Answer): Answer =>
    shas.every((sha) => repository.has(String(sha))) ? act() : refused(422, 'The object does not exist');

  return {
    'GET /user': ({ who }) => ok({ login: who.login, name: who.name }),
    'GET /repos/{owner}/{repo}': () => ok({ default_branch: branch, node_id: NODE_ID }),
    'GET /repos/{owner}/{repo}/git/ref/{ref}': ({ places: [, , ref = ''] }) => {
      const sha = repository.head(ref.replace(/^heads\//, ''));
      return sha === null ? NOT_FOUND : ok({ ref: `refs/${ref}`, object: { type: 'commit', sha } });
    },
    'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': ({ places: [, , sha = ''] }) =>
      repository.has(sha) ? ok(gitCommit(repository.commit(sha))) : NOT_FOUND,
    'POST /repos/{owner}/{repo}/git/commits': writing(({ body: { tree, parents, message }, who }) => {
      const author = { name: who.name ?? who.login, email: `${who.login}@example.com` };
      const shas = parents as readonly string[];
      return withObjects([tree, ...shas], () => {
        const sha = repository.writeCommit(String(tree), shas, String(message), author);
        return created(gitCommit(repository.commit(sha)));
      });
    }),
    'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': ({ places: [, , sha = ''], query }) => {
      if (!repository.has(sha)) return NOT_FOUND;
      const entries = [...repository.entries(sha).values()];
      const tree = query.has('recursive') ? entries : entries.filter(({ path }) => !path.includes('/'));
      return ok({ sha, truncated: false, tree });
    },
    'POST /repos/{owner}/{repo}/git/trees': writing(({ body }) => {
      const entries = body.tree as readonly Entry[];
      return withObjects([body.base_tree, ...entries.map(({ sha }) => sha)], () => {
        const sha = repository.writeTree(String(body.base_tree), entries);
        return created({ sha, truncated: false, tree: entries });
      });
    }),
    'POST /repos/{owner}/{repo}/git/blobs': writing(({ body }) => {
      const encoding = body.encoding === 'base64' ? 'base64' : 'utf8';
      return created({ sha: repository.writeBlob(Buffer.from(String(body.content), encoding)) });
    }),
    'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': ({ places: [, , sha = ''] }) =>
      repository.has(sha) ? ok({ sha, ...encoded(repository.blob(sha)) }) : NOT_FOUND,
    'GET /repos/{owner}/{repo}/contents/{path}': ({ places: [, , path = ''], query }) =>
      contents(repository, path, query.get('ref') ?? ''),
    'GET /repos/{owner}/{repo}/commits': ({ query }) => {
      const count = Number(query.get('per_page') ?? 30);
      const skip = (Number(query.get('page') ?? 1) - 1) * count;
      const log = repository.log(query.get('sha') ?? branch, query.get('path') ?? '', skip, count);
      return ok(log.map((sha) => listedCommit(repository.commit(sha))));
    },
    'GET /repos/{owner}/{repo}/compare/{basehead}': ({ places: [, , basehead = ''] }) => {
      const [base = '', name = ''] = basehead.split('...');
      if (!repository.has(base)) return NOT_FOUND;
      const isThere = repository.contains(name, base);
      const status = (repository.head(name) ?? name) === base ? 'identical' : isThere ? 'ahead' : 'diverged';
      const listed = listedCommit(repository.commit(base));
      return ok({ status, base_commit: listed, merge_base_commit: listed, commits: [] });
    },
    'POST /repos/{owner}/{repo}/git/refs': writing(({ body }) => {
      const name = String(body.ref).replace(/^refs\/heads\//, '');
      if (repository.head(name) !== null) return refused(422, 'Reference already exists');
      return withObjects([body.sha], () => {
        repository.moveBranch(name, String(body.sha));
        return created({ ref: body.ref, object: { type: 'commit', sha: body.sha } });
      });
    }),
    ...pullCalls(requests, branch, gitHubPulls),
  };
}

const gitHubPulls: PullDialect = {
  root: '/repos/{owner}/{repo}',
  number: '{pull_number}',
  merge: 'PUT',
  approve: 'APPROVE',
  returned: 'CHANGES_REQUESTED',
  state: (state) => ({ state }),
};

type RefUpdate = {
  readonly name: string;
  readonly beforeOid?: string | null;
  readonly afterOid: string;
  readonly force: boolean;
};
type UpdateRefs = {
  readonly input: {
    readonly repositoryId: string;
    readonly clientMutationId?: string;
    readonly refUpdates: readonly RefUpdate[];
  };
};

/** What the mutations of GraphQL do, for somebody. */
export function mutationsOf(repository: BareRepository, who: Person, { rules }: Requests) {
  return {
    updateRefs: ({ input: { repositoryId, clientMutationId, refUpdates } }: UpdateRefs) => {
      if (repositoryId !== NODE_ID) throw new MutationError('Could not resolve to a node', 'NOT_FOUND');
      if (!who.mayWrite) throw new MutationError('Resource not accessible', 'FORBIDDEN');
      for (const { name, beforeOid, afterOid, force } of refUpdates) {
        const branch = name.replace(/^refs\/heads\//, '');
        const isExpected = [undefined, null, repository.head(branch)].includes(beforeOid);
        // GitHub names no reason.
        if (rules.isProtected || !isExpected || !repository.moveBranch(branch, afterOid, force))
          throw new MutationError('Something went wrong while executing your query.');
      }
      return { clientMutationId };
    },
  };
}

/** GitHub says the type of some errors beside their message. */
export class MutationError extends Error {
  constructor(
    message: string,
    readonly type?: string,
  ) {
    super(message);
  }
}

const encoded = (bytes: Buffer) => ({
  encoding: 'base64',
  size: bytes.length,
  // As the host breaks its lines.
  content: bytes.toString('base64').replaceAll(/(.{60})/g, '$1\n'),
});

function contents(repository: BareRepository, path: string, ref: string): Answer {
  if (!repository.has(ref)) return NOT_FOUND;
  const all = repository.entries(repository.commit(ref).tree);
  const entry = all.get(path);
  if (entry === undefined) return NOT_FOUND;
  const named = (one: Entry) => ({ name: one.path.split('/').at(-1), path: one.path, sha: one.sha });
  if (entry.type === 'blob') {
    const bytes = repository.blob(entry.sha);
    const isLarge = bytes.length > 1024 * 1024;
    const content = isLarge ? { encoding: 'none', content: '', size: bytes.length } : encoded(bytes);
    return ok({ type: 'file', ...named(entry), ...content });
  }
  const inside = [...all.values()].filter(
    (one) => one.path.startsWith(`${path}/`) && !one.path.slice(path.length + 1).includes('/'),
  );
  const listed = inside.slice(0, MAX_LISTED);
  return ok(listed.map((one) => ({ type: one.type === 'blob' ? 'file' : 'dir', size: 0, ...named(one) })));
}

const gitCommit = ({ sha, tree, parents, author, message }: Commit) => ({
  sha,
  message,
  author,
  committer: author,
  tree: { sha: tree },
  parents: parents.map((parent) => ({ sha: parent })),
});

const listedCommit = ({ sha, tree, parents, author, message }: Commit) => ({
  sha,
  commit: { message, author, committer: author, tree: { sha: tree }, comment_count: 0 },
  parents: parents.map((parent) => ({ sha: parent })),
});
