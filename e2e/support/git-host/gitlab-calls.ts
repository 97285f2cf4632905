import type { BareRepository, Commit } from './bare-repository';
import { type Answer, type Calls, made, NOT_FOUND, ok, type Person, refused } from './calls';
import { mergeCalls, mergeRequestApi } from './merge-calls';
import type { Requests } from './proposals';
import { describedBy, listOf, refTo, schemasIn } from './typed-description';

const PROJECT = '/projects/{id}';
const REPOSITORY = `${PROJECT}/repository`;
const PAGES = ['page', 'per_page'];
const text = { type: 'string' };

/** GitLab's answers as `@gitbeaker/core` declares them. It has no paths, and its requests in camel case: they are written here. */
export function gitLabApi() {
  const schemas = schemasIn('@gitbeaker/core/dist/index.d.ts');
  const of = (name: string, status = 200) => ({ [status]: refTo(name) });
  const action = snakeCase(schemas.CommitAction ?? {});
  const body = {
    type: 'object',
    properties: { branch: text, start_branch: text, commit_message: text, actions: listOf(action) },
    required: ['branch', 'commit_message', 'actions'],
    additionalProperties: false,
  };
  return describedBy(
    {
      'GET /user': { answers: of('ExpandedUserSchema') },
      'GET /personal_access_tokens/self': {
        answers: { 200: { type: 'object', properties: { scopes: listOf(text) } } },
      },
      [`GET ${PROJECT}`]: { answers: of('ProjectSchema') },
      [`GET ${REPOSITORY}/branches/{branch}`]: { answers: of('BranchSchema') },
      [`GET ${REPOSITORY}/files/{file_path}`]: {
        query: ['ref'],
        answers: of('RepositoryFileExpandedSchema'),
      },
      [`GET ${REPOSITORY}/tree`]: {
        query: ['path', 'ref', ...PAGES],
        answers: { 200: listOf(refTo('RepositoryTreeSchema')) },
      },
      [`GET ${REPOSITORY}/merge_base`]: { query: ['refs[]'], answers: of('CommitSchema') },
      [`GET ${REPOSITORY}/commits`]: {
        query: ['ref_name', 'path', ...PAGES],
        answers: { 200: listOf(refTo('CommitSchema')) },
      },
      [`GET ${REPOSITORY}/commits/{sha}`]: { answers: of('CommitSchema') },
      [`GET ${REPOSITORY}/commits/{sha}/diff`]: {
        query: PAGES,
        answers: { 200: listOf(refTo('CommitDiffSchema')) },
      },
      [`POST ${REPOSITORY}/commits`]: { body, answers: of('CommitSchema', 201) },
      ...mergeRequestApi(),
    },
    schemas,
  );
}

function snakeCase({ properties = {}, required = [], ...rest }: Readonly<Record<string, unknown>>) {
  const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const fields = Object.entries(properties as object).map(([name, schema]) => [
    snake(name),
    schema as unknown,
  ]);
  return {
    ...rest,
    properties: Object.fromEntries(fields) as object,
    required: (required as string[]).map(snake),
  };
}

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
      const folder = `${query.get('path') ?? ''}/`;
      const { tree } = repository.commit(query.get('ref') ?? '');
      const inside = [...repository.entries(tree).values()].filter(
        ({ path }) => path.startsWith(folder) && !path.slice(folder.length).includes('/'),
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
      const found = repository.log(query.get('ref_name') ?? branch, query.get('path') ?? '', skip, count);
      return ok(found.map((sha) => commitOf(repository.commit(sha))));
    },
    [`GET ${REPOSITORY}/commits/{sha}`]: ({ places: [, sha = ''] }) =>
      repository.has(sha) ? ok(commitOf(repository.commit(sha))) : NOT_FOUND,
    [`GET ${REPOSITORY}/commits/{sha}/diff`]: ({ places: [, sha = ''], query }) =>
      ok(pageOf(repository.changedPaths(sha), query).map((path) => ({ old_path: path, new_path: path }))),
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
      return made(commitOf(repository.commitOnto(onto, files, message, author, branch)));
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
