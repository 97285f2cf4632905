import { comparedFiles, failureIn, newCommitIn } from './compared-files';
import {
  activeRepository,
  type Ask,
  asking,
  asObject,
  commitIn,
  escaped,
  type HostOptions,
  instead,
  jsonList,
  listedPages,
  nameIn,
  objectIn,
  orMissing,
  pathsIn,
  asQuery,
  shaOf,
  textIn,
  treeEntryIn,
} from './host-answers';
import { comparedCommit, type TreeEntry } from './changed-files';
import { type GitHost, HostError } from './host';

/** Commits of one page: with a path Gitea ignores `limit` and sends as many. */
const PAGE = 50;
/** Entries of a folder of one page; hosts send fewer if they are set so. */
const TREE_PAGE = 1000;
/** Omits the parts of listed commits that are not read. */
const BRIEF = { stat: 'false', verification: 'false', files: 'false' } as const;
const ZEROS = '0'.repeat(40);

/** Creates the function that sends requests to the REST API of Gitea and Forgejo. */
export const askGitea = (options: HostOptions) =>
  asking(options, { authorization: `token ${options.token}` });

/** Connects to Gitea and Forgejo (https://docs.gitea.com/api), whose commits name the expected blob of each file. */
export function gitea(options: HostOptions): GitHost {
  const { owner, name, branch, folder } = options.address;
  const ask = askGitea(options);
  const api = `/repos/${owner}/${name}`;
  const whole = pathsIn(folder);

  const readBranch = async () => asObject(await ask(`${api}/branches/${escaped(branch)}`));
  const askContents = (path: string, commit: string) =>
    ask(`${api}/contents/${escaped(whole(path))}?ref=${commit}`);
  const change = (message: string, files: readonly object[], newBranch?: string) =>
    ask(`${api}/contents`, { branch, message, files, ...(newBranch && { new_branch: newBranch }) });
  const { readFile, filesOf } = comparedFiles(askContents, 'sha');

  /** Tests what no endpoint reports: that the token is for repositories only, and that it may write. */
  const checkScopes = async () => {
    const other = await failureIn(ask('/notifications/new'));
    if (other !== 'scope' && other !== 'forbidden') throw new HostError(other ?? 'too-wide');
    // No file has this id: only a token that may write gets `refused`.
    const file = { operation: 'update', path: whole('content/content.json'), content: '', sha: ZEROS };
    const written = await failureIn(change('', [file], 'content/check'));
    if (written === 'scope' || written === 'forbidden') throw new HostError('read-only');
    if (written !== 'refused') throw new HostError(written ?? 'strange');
  };

  return {
    readFile,
    whoAmI: async () => {
      const user = asObject(await ask('/user'));
      const { push } = objectIn(activeRepository(await ask(api)), 'permissions');
      const { user_can_push: canPush } = await readBranch().catch(instead('missing', 'no-branch'));
      if (push !== true) throw new HostError('read-only');
      if (canPush !== true && !options.isProposed) throw new HostError('protected');
      await checkScopes();
      return { name: nameIn(user, 'full_name', 'login') };
    },
    readHead: async () => shaOf(objectIn(await readBranch(), 'commit'), 'id'),
    listFolder: async (path, commit) => {
      const entries = jsonList(await orMissing(askContents(path, commit), []));
      return entries.flatMap((entry) => (entry.type === 'file' ? [textIn(entry, 'name')] : []));
    },
    prepare: async (commit) => {
      const files = (await filesOf(commit)).map(({ path, content, id }) => ({
        path: whole(path),
        content,
        ...(id === null ? { operation: 'create' } : { operation: 'update', sha: id }),
      }));
      return async () =>
        newCommitIn(
          asObject(await change(commit.message, files, commit.branch)).commit,
          'sha',
          commit.message,
        );
    },
    isIn: async (commit, other) => {
      const { total_commits: beyond } = asObject(await ask(`${api}/compare/${other}...${commit}`));
      return beyond === 0;
    },
    historyOf: async (path, page, count, name = branch) => {
      const start = (page - 1) * count;
      const first = Math.floor(start / PAGE);
      const commits = [];
      for (let at = first; at * PAGE < start + count; at += 1) {
        const query = asQuery({
          sha: name,
          ...(path && { path: whole(path) }),
          page: at + 1,
          limit: PAGE,
          ...BRIEF,
        });
        commits.push(...jsonList(await ask(`${api}/commits?${query}`)));
      }
      return commits.slice(start - first * PAGE, start - first * PAGE + count).map(commitIn);
    },
    filesOf: comparedCommit({
      folder,
      parentsOf: async (commit) =>
        jsonList(asObject(await ask(`${api}/git/commits/${commit}?${asQuery(BRIEF)}`)).parents ?? []).map(
          (one) => shaOf(one),
        ),
      list: ({ commit, id }) => readTree(ask, `${api}/git/trees/${id ?? commit}`),
    }),
  };
}

/**
 * Reads all entries of a tree, by pages. The page size is a setting of the host, and older versions say `truncated` on every
 * page, so the end is known by `total_count` (https://docs.gitea.com/api, “GetTree”).
 */
async function readTree(ask: Ask, address: string) {
  const entries: TreeEntry[] = [];
  for (const page of listedPages()) {
    const answer = asObject(await ask(`${address}?${asQuery({ page, per_page: TREE_PAGE })}`));
    const found = jsonList(answer.tree ?? []).map(treeEntryIn);
    entries.push(...found);
    if (entries.length === answer.total_count) return entries;
    if (found.length === 0) break;
  }
  throw new HostError('unlisted');
}
