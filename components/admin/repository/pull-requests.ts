import type { HostKind, RepositoryAddress } from '@/lib/exchange';
import { type Ask, asObject, asQuery, type Json, jsonList, objectIn, shaOf, textIn } from './host-answers';
import { HostError } from './host';
import { type ProposalHost, proposalsIn } from './proposal';

type Dialect = {
  readonly listOf: (branch: string) => string;
  readonly approve: string;
  readonly returned: string;
  readonly merge: (ask: Ask, path: string, commit: string) => Promise<unknown>;
};

const dialects = {
  github: {
    listOf: (base) => asQuery({ state: 'open', base, per_page: 100 }),
    approve: 'APPROVE',
    returned: 'CHANGES_REQUESTED',
    merge: (ask, path, sha) => ask(path, { sha, merge_method: 'merge' }, 'PUT'),
  },
  gitea: {
    listOf: () => 'state=open&limit=50',
    approve: 'APPROVED',
    returned: 'REQUEST_CHANGES',
    merge: (ask, path, head) =>
      ask(path, { Do: 'merge', head_commit_id: head, delete_branch_after_merge: true }),
  },
} as const satisfies Readonly<Record<Exclude<HostKind, 'gitlab'>, Dialect>>;

/** Event of a review that returns a request, at both hosts. */
const RETURN = 'REQUEST_CHANGES';

/** Connects to the pull requests of GitHub, or of Gitea and Forgejo, whose API follows GitHub's. */
export function pullRequests(
  kind: keyof typeof dialects,
  { owner, name, branch }: RepositoryAddress,
  ask: Ask,
): ProposalHost {
  const dialect: Dialect = dialects[kind];
  const api = `/repos/${owner}/${name}`;
  const reviews = (id: number) => `${api}/pulls/${id}/reviews`;
  const requestIn = (pull: Json) => {
    const [head, base] = [objectIn(pull, 'head'), objectIn(pull, 'base')];
    return {
      id: idOf(pull, 'number'),
      branch: textIn(head, 'ref'),
      commit: shaOf(head),
      subject: textIn(pull, 'title'),
      body: String(pull.body ?? ''),
      author: textIn(pull.user, 'login'),
      at: textIn(pull, 'created_at'),
      page: textIn(pull, 'html_url'),
      isOurs: base.ref === branch && repositoryOf(head) === repositoryOf(base),
    };
  };

  return {
    open: (head, title, body) => ask(`${api}/pulls`, { title, body, head, base: branch }),
    list: async () => {
      const [user, pulls] = await Promise.all([ask('/user'), ask(`${api}/pulls?${dialect.listOf(branch)}`)]);
      return proposalsIn(jsonList(pulls).map(requestIn), textIn(user, 'login'));
    },
    returns: async (id) =>
      jsonList(await ask(reviews(id)))
        .filter(({ state }) => state === dialect.returned)
        .map((review) => ({
          note: String(review.body ?? ''),
          by: textIn(review.user, 'login'),
          at: textIn(review, 'submitted_at'),
        })),
    returnWith: ({ id, commit }, note) => ask(reviews(id), { event: RETURN, body: note, commit_id: commit }),
    merge: async ({ id, commit, isMine }) => {
      // Hosts refuse an approval by the author.
      if (!isMine) await ask(reviews(id), { event: dialect.approve, commit_id: commit });
      await dialect.merge(ask, `${api}/pulls/${id}/merge`, commit);
    },
    close: (id) => ask(`${api}/pulls/${id}`, { state: 'closed' }, 'PATCH'),
    previewOf: async (commit) => previewIn(asObject(await ask(`${api}/commits/${commit}/status`)).statuses),
  };
}

const repositoryOf = ({ repo }: Json) => asObject(repo ?? {}).id;

/** Reads the number of a request. */
export function idOf(value: Json, key: 'number' | 'iid') {
  const id = value[key];
  if (typeof id !== 'number') throw new HostError('strange');
  return id;
}

/** Returns the address of the first preview among the statuses of a commit; null without one. */
export function previewIn(statuses: unknown): string | null {
  const preview = jsonList(statuses ?? []).find(({ context, name, state, status, target_url: target }) => {
    const isDone = (state ?? status) === 'success';
    return isDone && /preview|review/i.test(String(context ?? name)) && /^https:/.test(String(target));
  });
  return preview === undefined ? null : textIn(preview, 'target_url');
}
