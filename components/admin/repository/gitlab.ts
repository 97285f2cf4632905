import { comparedFiles, newCommitIn } from './compared-files';
import {
  activeRepository,
  asking,
  asObject,
  type HostOptions,
  instead,
  type Json,
  jsonList,
  listedPages,
  nameIn,
  objectIn,
  orMissing,
  pathsIn,
  asQuery,
  shaOf,
  textIn,
  textsIn,
  commitVersion,
} from './host-answers';
import { comparedCommit } from './changed-files';
import { type GitHost, HostError } from './host';

/** Role of a project's member who may commit. */
const DEVELOPER = 30;
/** Entries of one page, the most that GitLab sends. */
const PAGE = 100;

/** Creates the function that sends requests to GitLab's REST API. */
export const askGitLab = (options: HostOptions) =>
  asking(options, { 'private-token': options.token }, 'refused');
/** Returns the path of the project in GitLab's API. */
export const projectPath = ({ owner, name }: HostOptions['address']) =>
  `/projects/${encodeURIComponent(`${owner}/${name}`)}`;

/** Connects to GitLab (https://docs.gitlab.com/api/rest), whose commits name the last commit of each file. */
export function gitLab(options: HostOptions): GitHost {
  const { branch, folder } = options.address;
  const ask = askGitLab(options);
  const api = projectPath(options.address);
  const repository = `${api}/repository`;
  const whole = pathsIn(folder);

  const readBranch = async () => asObject(await ask(`${repository}/branches/${encodeURIComponent(branch)}`));
  const askFile = (path: string, commit: string) =>
    ask(`${repository}/files/${encodeURIComponent(whole(path))}?ref=${commit}`);
  const allPages = async (path: string) => {
    const entries: Json[] = [];
    for (const page of listedPages()) {
      const query = `${path.includes('?') ? '&' : '?'}per_page=${PAGE}&page=${page}`;
      entries.push(...jsonList(await ask(path + query)));
      if (entries.length < page * PAGE) break;
    }
    return entries;
  };
  const { readFile, filesOf } = comparedFiles(askFile, 'last_commit_id');

  return {
    readFile,
    whoAmI: async () => {
      const user = asObject(await ask('/user'));
      const scopes = options.scopes ?? asObject(await ask('/personal_access_tokens/self')).scopes;
      const { permissions } = activeRepository(await ask(api));
      const { can_push: canPush } = await readBranch().catch(instead('missing', 'no-branch'));
      if (!Array.isArray(scopes) || !scopes.includes('api')) throw new HostError('read-only');
      if (scopes.length > 1) throw new HostError('too-wide');
      if (roleIn(permissions) < DEVELOPER) throw new HostError('read-only');
      if (canPush !== true && !options.isProposed) throw new HostError('protected');
      return { name: nameIn(user, 'name', 'username') };
    },
    readHead: async () => shaOf(objectIn(await readBranch(), 'commit'), 'id'),
    listFolder: async (path, commit) => {
      const query = asQuery({ path: whole(path), ref: commit });
      const entries = await orMissing(allPages(`${repository}/tree?${query}`), []);
      return entries.flatMap((entry) => (entry.type === 'blob' ? [textIn(entry, 'name')] : []));
    },
    prepare: async (commit) => {
      const { message, branch: newBranch } = commit;
      const place = newBranch === undefined ? { branch } : { branch: newBranch, start_branch: branch };
      const actions = (await filesOf(commit)).map(({ path, content, id }) => ({
        file_path: whole(path),
        content,
        encoding: 'base64',
        ...(id === null ? { action: 'create' } : { action: 'update', last_commit_id: id }),
      }));
      return async () =>
        newCommitIn(
          await ask(`${repository}/commits`, { ...place, commit_message: message, actions }),
          'id',
          message,
        );
    },
    isIn: async (commit, other) => {
      const query = new URLSearchParams([commit, other].map((ref) => ['refs[]', ref])).toString();
      return shaOf(await ask(`${repository}/merge_base?${query}`), 'id') === commit;
    },
    historyOf: async (path, page, count, name = branch) => {
      const query = asQuery({ ref_name: name, ...(path && { path: whole(path) }), page, per_page: count });
      return jsonList(await ask(`${repository}/commits?${query}`)).map(versionIn);
    },
    filesOf: comparedCommit({
      folder,
      parentsOf: async (commit) => textsIn(asObject(await ask(`${repository}/commits/${commit}`)).parent_ids),
      list: async ({ commit, path }) =>
        (await allPages(`${repository}/tree?${asQuery({ ...(path !== '' && { path }), ref: commit })}`)).map(
          (entry) => ({
            name: textIn(entry, 'name'),
            mode: textIn(entry, 'mode'),
            id: shaOf(entry, 'id'),
          }),
        ),
    }),
  };
}

const versionIn = (entry: Json) =>
  commitVersion(
    shaOf(entry, 'id'),
    textIn(entry, 'message'),
    textIn(entry, 'author_name'),
    textIn(entry, 'created_at'),
    textsIn(entry.parent_ids),
  );

/** Reads the role of the token's owner in the project, directly or by its group; 0 without one. */
function roleIn(permissions: unknown) {
  const roles = Object.values(asObject(permissions ?? {})).map((access) => {
    const { access_level: level } = asObject(access ?? {});
    return typeof level === 'number' ? level : 0;
  });
  return Math.max(0, ...roles);
}
