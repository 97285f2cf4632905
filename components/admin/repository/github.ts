import { fromBase64, toBase64 } from '@/content/lib/base64';
import type { Bytes } from '@/content/lib/record-hash';
import {
  type Ask,
  asking,
  asObject,
  type GitHubOptions,
  GRAPHQL,
  instead,
  type Json,
  jsonList,
  objectIn,
  orMissing,
  shaIn,
  shaOf,
  textIn,
} from './github-answers';
import { type GitHost, HostError, type HostFailure, type CommitVersion } from './host';

/**
 * Connects to GitHub by its REST API (https://docs.github.com/rest), and by GraphQL for moving the branch. Sends the
 * token in one header only; redirects fail, so that it reaches no other host.
 */
export function gitHub(options: GitHubOptions): GitHost {
  const { owner, name, branch, folder } = options.address;
  const ask = asking(options);
  const repository: Repository = {
    ask,
    post: (path, body) => ask(path, { method: 'POST', body }),
    api: `/repos/${owner}/${name}`,
    branch,
    whole: (path) => (folder === '' ? path : `${folder}/${path}`),
  };
  return { ...reading(repository), ...writing(repository) };
}

type Repository = {
  readonly ask: Ask;
  readonly post: (path: string, body: unknown) => Promise<unknown>;
  readonly api: string;
  readonly branch: string;
  /** Converts a path relative to the site's folder to one relative to the repository. */
  readonly whole: (path: string) => string;
};

const headOf = async ({ ask, api, branch }: Repository) =>
  shaIn(await ask(`${api}/git/ref/heads/${escaped(branch)}`), 'object');

const treeOf = async ({ ask, api }: Repository, commit: string) =>
  shaIn(await ask(`${api}/git/commits/${commit}`), 'tree');

const entriesOf = async ({ ask, api }: Repository, tree: string) =>
  jsonList(asObject(await ask(`${api}/git/trees/${tree}`)).tree);

/**
 * Returns the modes of all files below a folder, by path in that folder. Reads Git trees: the `contents` endpoint lists
 * 1,000 files at most.
 */
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

function reading(
  repository: Repository,
): Pick<GitHost, 'readHead' | 'readFile' | 'listFolder' | 'isIn' | 'historyOf' | 'filesOf'> {
  const { ask, api, branch, whole } = repository;
  return {
    readHead: () => headOf(repository),
    readFile: async (path, commit) => {
      const file = await orMissing(ask(`${api}/contents/${escaped(whole(path))}?ref=${commit}`), null);
      return file === null ? null : bytesOf(repository, asObject(file));
    },
    listFolder: async (path, commit) => {
      const files = await modesIn(repository, await treeOf(repository, commit), path);
      return [...files.keys()].filter((name) => !name.includes('/'));
    },
    isIn: async (commit, other = branch) => {
      const path = `${api}/compare/${commit}...${encodeURIComponent(other)}?per_page=1`;
      const compared = await orMissing(ask(path), null);
      if (compared === null) {
        // Returns false only for an unknown commit in a repository that the token can still read.
        await headOf(repository);
        if ((await orMissing(treeOf(repository, commit), null)) !== null) throw new HostError('strange');
        return false;
      }
      const isThere = positions[textIn(compared, 'status')];
      if (isThere === undefined || shaIn(compared, 'base_commit') !== commit) throw new HostError('strange');
      return isThere;
    },
    historyOf: async (path, page, count) => {
      const query = new URLSearchParams({
        sha: branch,
        path: whole(path),
        page: `${page}`,
        per_page: `${count}`,
      });
      return jsonList(await ask(`${api}/commits?${query.toString()}`)).map(versionOf);
    },
    filesOf: async (commit) => {
      const answer = asObject(await ask(`${api}/commits/${commit}`));
      const start = whole('');
      const [parent] = jsonList(answer.parents);
      return {
        parent: parent === undefined ? null : shaOf(parent),
        paths: jsonList(answer.files).flatMap((file) => {
          const path = textIn(file, 'filename');
          return path.startsWith(start) ? [path.slice(start.length)] : [];
        }),
      };
    },
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

function writing(repository: Repository): Pick<GitHost, 'whoAmI' | 'makeCommit' | 'moveBranch'> {
  const { ask, post, api, branch, whole } = repository;
  const sendFile = async (body: { readonly content: string; readonly encoding: 'utf-8' | 'base64' }) =>
    shaOf(await post(`${api}/git/blobs`, body));
  return {
    whoAmI: async () => {
      const user = asObject(await ask('/user'));
      await ask(api);
      await headOf(repository).catch(instead('missing', 'no-branch'));
      // Tests the write permission with an empty blob, which belongs to no commit: no endpoint reports it reliably.
      await sendFile({ content: '', encoding: 'utf-8' }).catch(
        instead(['forbidden', 'missing'], 'read-only'),
      );
      return { name: typeof user.name === 'string' && user.name !== '' ? user.name : textIn(user, 'login') };
    },
    makeCommit: async ({ parent, files, message }) => {
      const base = await treeOf(repository, parent);
      const modes = await modesIn(repository, base, 'content');
      const entries = [];
      for (const [path, bytes] of files) {
        const sha = await sendFile({ content: toBase64(bytes), encoding: 'base64' });
        const mode = modes.get(path.replace(/^content\//, '')) === EXECUTABLE ? EXECUTABLE : '100644';
        entries.push({ path: whole(path), mode, type: 'blob', sha });
      }
      const tree = shaOf(await post(`${api}/git/trees`, { base_tree: base, tree: entries }));
      const newCommit = asObject(await post(`${api}/git/commits`, { message, tree, parents: [parent] }));
      const isOurs =
        shaIn(newCommit, 'tree') === tree && jsonList(newCommit.parents).map(shaOf).join() === parent;
      if (!isOurs) throw new HostError('strange');
      return shaOf(newCommit);
    },
    moveBranch: async (commit, expected) => {
      const repositoryId = textIn(await ask(api), 'node_id');
      const update = { name: `refs/heads/${branch}`, beforeOid: expected, afterOid: commit, force: false };
      const input = { repositoryId, clientMutationId: commit, refUpdates: [update] };
      const answer = asObject(await post(GRAPHQL, { query: UPDATE_REFS, variables: { input } }));
      const [error] = jsonList(answer.errors ?? []);
      if (error !== undefined) throw new HostError(errorTypes[String(error.type)] ?? 'refused');
      // `clientMutationId` proves that the response belongs to this request.
      const named = textIn(objectIn(objectIn(answer, 'data'), 'updateRefs'), 'clientMutationId');
      if (named !== commit) throw new HostError('strange');
    },
  };
}

const escaped = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Whether a branch contains a commit, by the status of their comparison. */
const positions: Readonly<Record<string, boolean>> = {
  ahead: true,
  identical: true,
  behind: false,
  diverged: false,
};

/** Returns the bytes of a file. The response contains files up to 1 MB; larger ones are requested by blob id. */
async function bytesOf({ ask, api }: Repository, file: Json): Promise<Bytes> {
  const isHere = file.encoding === 'base64';
  const whole = isHere ? file : await ask(`${api}/git/blobs/${shaOf(file)}`);
  const bytes = fromBase64(textIn(whole, 'content').replaceAll('\n', ''));
  if (bytes === null) throw new HostError('strange');
  return bytes;
}

function versionOf(entry: Json): CommitVersion {
  const commit = objectIn(entry, 'commit');
  const author = objectIn(commit, 'author');
  const [subject = '', ...rest] = textIn(commit, 'message').split('\n');
  return {
    commit: shaOf(entry),
    subject,
    body: rest.join('\n').trim(),
    author: textIn(author, 'name'),
    at: textIn(author, 'date'),
  };
}
