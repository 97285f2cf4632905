import type { BareRepository, Commit } from './bare-repository';
import { type Answer, type Calls, created, NOT_FOUND, ok, type Person, refused } from './calls';
import { mergeCalls } from './merge-calls';
import type { Requests } from './proposals';

const PROJECT = '/projects/{id}';
const REPOSITORY = `${PROJECT}/repository`;

type Action = {
  readonly action: string;
  readonly file_path: string;
  readonly content: string;
  readonly last_commit_id?: string;
};

/** What each of GitLab's calls does. */
export function gitLabCalls(repository: BareRepository, branch: string, requests: Requests): Calls {
  /** Why GitLab refuses a change of a file on the branch as it is. */
  const problemOf = ({ action, file_path: path, last_commit_id: known }: Action) => {
    const now = repository.head(branch) ?? '';
    const isThere = repository.entryAt(now, path) !== undefined;
    if (action === 'create') return isThere ? 'A file with this name already exists' : null;
    if (!isThere) return "A file with this name doesn't exist";
    const isSame = known === undefined || repository.lastCommitOf(now, path) === known;
    return isSame ? null : `You are attempting to update a file \`${path}\` that has changed.`;
  };
  const pageOf = <Item>(items: readonly Item[], query: URLSearchParams) => {
    const count = Math.min(Number(query.get('per_page') ?? 20), 100);
    const start = (Number(query.get('page') ?? 1) - 1) * count;
    return items.slice(start, start + count);
  };
  const permissionsOf = ({ mayWrite }: Person) => ({
    project_access: { access_level: mayWrite ? 30 : 20 },
    group_access: null,
  });

  return {
    'GET /user': ({ who }) => ok({ username: who.login, name: who.name ?? '', bot: false }),
    'GET /personal_access_tokens/self': ({ who }) =>
      ok({ scopes: ['api', ...(who.mayMore ? ['sudo'] : [])] }),
    [`GET ${PROJECT}`]: ({ who }) => ok({ name: 'website', permissions: permissionsOf(who) }),
    [`GET ${REPOSITORY}/branches/{branch}`]: ({ places: [, name = ''], who }) => {
      const sha = repository.head(name);
      if (sha === null) return NOT_FOUND;
      const canPush = who.mayWrite && !requests.rules.isProtected;
      return ok({ name, can_push: canPush, commit: commitOf(repository.commit(sha)) });
    },
    [`GET ${REPOSITORY}/files/{file_path}`]: ({ places: [, path = ''], query }) => {
      const ref = query.get('ref') ?? '';
      const entry = repository.has(ref) ? repository.entryAt(ref, path) : undefined;
      if (entry?.type !== 'blob') return NOT_FOUND;
      return ok({
        file_path: path,
        encoding: 'base64',
        content: repository.blob(entry.sha).toString('base64'),
        blob_id: entry.sha,
        last_commit_id: repository.lastCommitOf(ref, path),
      });
    },
    [`GET ${REPOSITORY}/tree`]: ({ query }) => {
      const path = query.get('path') ?? '';
      const folder = path === '' ? '' : `${path}/`;
      const { tree } = repository.commit(query.get('ref') ?? '');
      const inside = [...repository.entries(tree).values()].filter(
        (entry) => entry.path.startsWith(folder) && !entry.path.slice(folder.length).includes('/'),
      );
      if (inside.length === 0) return NOT_FOUND;
      return ok(
        pageOf(inside, query).map(({ sha, ...entry }) => ({
          ...entry,
          id: sha,
          name: entry.path.slice(folder.length),
        })),
      );
    },
    [`GET ${REPOSITORY}/merge_base`]: ({ query }) => {
      const [sha = ''] = repository.lines('merge-base', ...query.getAll('refs[]'));
      return ok(commitOf(repository.commit(sha)));
    },
    [`GET ${REPOSITORY}/commits`]: ({ query }) => {
      const count = Number(query.get('per_page') ?? 20);
      const skip = (Number(query.get('page') ?? 1) - 1) * count;
      const log = repository.log(query.get('ref_name') ?? branch, query.get('path') ?? '', skip, count);
      return ok(log.map((sha) => commitOf(repository.commit(sha))));
    },
    [`GET ${REPOSITORY}/commits/{sha}`]: ({ places: [, sha = ''] }) =>
      repository.has(sha) ? ok(commitOf(repository.commit(sha))) : NOT_FOUND,
    [`POST ${REPOSITORY}/commits`]: ({ body, who }): Answer => {
      const { branch: onto = branch, start_branch: start } = body as Readonly<Record<string, string>>;
      const isNew = start !== undefined;
      if (!who.mayWrite || (!isNew && requests.rules.isProtected)) return refused(403, '403 Forbidden');
      if (isNew && repository.head(onto) !== null) return refused(400, 'The branch already exists');
      const actions = body.actions as readonly Action[];
      const problem = actions.map(problemOf).find((one) => one !== null);
      if (problem !== undefined) return refused(400, problem);
      const files = actions.map(({ file_path: path, content }) => ({ path, content }));
      const author = { name: who.name ?? who.login, email: `${who.login}@example.com` };
      const message = String(body.commit_message);
      return created(commitOf(repository.commitOnto(onto, files, message, author, branch)));
    },
    ...mergeCalls(requests, branch),
  };
}

const commitOf = ({ sha, parents, author, message }: Commit) => ({
  id: sha,
  parent_ids: parents,
  message,
  title: message.split('\n')[0],
  author_name: author.name,
  author_email: author.email,
  created_at: author.date,
});
