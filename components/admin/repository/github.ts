import { toBase64 } from '@/lib/exchange';
import {
  activeRepository,
  asking,
  asObject,
  base64In,
  commitIn,
  escaped,
  type HostOptions,
  instead,
  jsonList,
  nameIn,
  objectIn,
  orMissing,
  pathsIn,
  asQuery,
  shaIn,
  shaOf,
  textIn,
  treeEntryIn,
} from './host-answers';
import { comparedCommit } from './changed-files';
import { CONTENT_FOLDER, CONTENT_PATH } from './commit-content';
import { type GitHost, HostError, type HostFailure, type NewCommit } from './host';
import { reasonIn } from './refusals';

const headersOf = ({ token }: HostOptions) => ({
  accept: 'application/vnd.github+json',
  'x-github-api-version': '2022-11-28',
  authorization: `Bearer ${token}`,
});

/** Creates the function that sends requests to GitHub's REST API (https://docs.github.com/rest). */
export const askGitHub = (options: HostOptions) => asking(options, headersOf(options));

/** Connects to GitHub by its REST API, and by GraphQL for moving the branch. */
export function gitHub(options: HostOptions): GitHost {
  const repository = repositoryOf(options);
  return { ...reading(repository), ...writing(repository) };
}

function repositoryOf(options: HostOptions) {
  const { address } = options;
  const { owner, name, branch, folder } = address;
  // An enterprise host has REST at `/api/v3` and GraphQL at `/api/graphql`.
  const above = { ...options, address: { ...address, api: address.api.replace(/\/v3$/, '') } };
  const askAbove = asking(above, headersOf(options));
  return {
    ask: askGitHub(options),
    graphql: (query: string, variables: unknown) => askAbove('/graphql', { query, variables }),
    api: `/repos/${owner}/${name}`,
    branch,
    folder,
    whole: pathsIn(folder),
  };
}

type Repository = ReturnType<typeof repositoryOf>;

const headOf = async ({ ask, api, branch }: Repository) =>
  shaIn(await ask(`${api}/git/ref/heads/${escaped(branch)}`), 'object');

const treeOf = async ({ ask, api }: Repository, commit: string) =>
  shaIn(await ask(`${api}/git/commits/${commit}`), 'tree');

/**
 * Returns the entries of a tree. GitHub sends 100,000 or 7 MB at most and then says `truncated`
 * (https://docs.github.com/rest/git/trees#get-a-tree): refused, because nobody can tell what is missing.
 */
async function entriesOf({ ask, api }: Repository, tree: string) {
  const answer = asObject(await ask(`${api}/git/trees/${tree}`));
  if (answer.truncated === true) throw new HostError('unlisted');
  return jsonList(answer.tree);
}

/** Returns the modes of all files below a folder. Reads trees: the `contents` endpoint lists 1,000 files at most. */
async function modesIn(repository: Repository, root: string, folder: string) {
  let tree = root;
  for (const part of repository.whole(folder).split('/')) {
    const entries = await entriesOf(repository, tree);
    const inside = entries.find(({ path, type }) => path === part && type === 'tree');
    if (inside === undefined) return new Map<string, string>();
    tree = shaOf(inside);
  }
  const entries = await entriesOf(repository, `${tree}?recursive=1`);
  const files = entries.filter(({ type }) => type === 'blob');
  return new Map(files.map((file) => [textIn(file, 'path'), textIn(file, 'mode')]));
}

function reading(repository: Repository): Omit<GitHost, 'whoAmI' | 'prepare'> {
  const { ask, api, branch, folder, whole } = repository;
  return {
    readHead: () => headOf(repository),
    readFile: async (path, commit) => {
      const file = await orMissing(ask(`${api}/contents/${escaped(whole(path))}?ref=${commit}`), null);
      if (file === null) return null;
      // The response contains files up to 1 MB; larger ones are requested by blob id.
      const isHere = asObject(file).encoding === 'base64';
      return base64In(isHere ? file : await ask(`${api}/git/blobs/${shaOf(file)}`));
    },
    listFolder: async (path, commit) => {
      const files = await modesIn(repository, await treeOf(repository, commit), path);
      return [...files.keys()].filter((name) => !name.includes('/'));
    },
    isIn: async (commit, other) => {
      const compared = await ask(`${api}/compare/${commit}...${other}?per_page=1`);
      return ['ahead', 'identical'].includes(textIn(compared, 'status'));
    },
    historyOf: async (path, page, count, sha = branch) => {
      const query = asQuery({ sha, ...(path && { path: whole(path) }), page, per_page: count });
      return jsonList(await ask(`${api}/commits?${query}`)).map(commitIn);
    },
    filesOf: comparedCommit({
      folder,
      parentsOf: async (commit) =>
        jsonList(asObject(await ask(`${api}/git/commits/${commit}`)).parents).map((one) => shaOf(one)),
      list: async ({ commit, id }) =>
        (await entriesOf(repository, id ?? (await treeOf(repository, commit)))).map(treeEntryIn),
    }),
  };
}

const EXECUTABLE = '100755';
/** Compare-and-swap of a branch: unlike this mutation, `PATCH git/refs` of the REST API has no expected head. */
const UPDATE_REFS = 'mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }';

/** Failures by GraphQL error type. An unexpected head results in an error without type. */
const errorTypes: Readonly<Record<string, HostFailure>> = {
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'missing',
  RATE_LIMITED: 'limit',
};

function writing(repository: Repository): Pick<GitHost, 'whoAmI' | 'prepare'> {
  const { ask, api } = repository;
  return {
    whoAmI: async () => {
      const user = asObject(await ask('/user'));
      activeRepository(await ask(api));
      await headOf(repository).catch(instead('missing', 'no-branch'));
      // Tests the write permission with an empty blob, which belongs to no commit: no endpoint reports it reliably.
      await ask(`${api}/git/blobs`, { content: '', encoding: 'utf-8' }).catch(
        instead(['forbidden', 'missing', 'scope'], 'read-only'),
      );
      return { name: nameIn(user, 'name', 'login') };
    },
    prepare: async (newCommit) => {
      const commit = await makeCommit(repository, newCommit);
      return async () => {
        if (newCommit.branch === undefined) await moveBranch(repository, commit, newCommit.parent);
        else await ask(`${api}/git/refs`, { ref: `refs/heads/${newCommit.branch}`, sha: commit });
        return commit;
      };
    },
  };
}

/** Creates a commit outside of any branch and returns its id. Sends files one by one; keeps their modes. */
async function makeCommit(repository: Repository, { parent, files, message }: NewCommit) {
  const { ask, api, whole } = repository;
  const base = await treeOf(repository, parent);
  const modes = await modesIn(repository, base, CONTENT_FOLDER);
  const entries = [];
  for (const [path, bytes] of files) {
    const sha = shaOf(await ask(`${api}/git/blobs`, { content: toBase64(bytes), encoding: 'base64' }));
    const mode = modes.get(path.replace(CONTENT_PATH, '')) === EXECUTABLE ? EXECUTABLE : '100644';
    entries.push({ path: whole(path), mode, type: 'blob', sha });
  }
  const tree = shaOf(await ask(`${api}/git/trees`, { base_tree: base, tree: entries }));
  const commit = asObject(await ask(`${api}/git/commits`, { message, tree, parents: [parent] }));
  const parents = jsonList(commit.parents).map((one) => shaOf(one));
  if (shaIn(commit, 'tree') !== tree || parents.join() !== parent) throw new HostError('strange');
  return shaOf(commit);
}

async function moveBranch({ ask, graphql, api, branch }: Repository, commit: string, expected: string) {
  const repositoryId = textIn(await ask(api), 'node_id');
  const update = { name: `refs/heads/${branch}`, beforeOid: expected, afterOid: commit, force: false };
  const input = { repositoryId, clientMutationId: commit, refUpdates: [update] };
  const answer = asObject(await graphql(UPDATE_REFS, { input }));
  const [error] = jsonList(answer.errors ?? []);
  if (error !== undefined)
    throw new HostError(reasonIn(String(error.message)) ?? errorTypes[String(error.type)] ?? 'refused');
  // `clientMutationId` proves that the response belongs to this request.
  const named = textIn(objectIn(objectIn(answer, 'data'), 'updateRefs'), 'clientMutationId');
  if (named !== commit) throw new HostError('strange');
}
