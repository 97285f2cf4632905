import { type Answer, type Asked, type Calls, created, NOT_FOUND, ok, refused } from './calls';
import type { Request, Requests } from './proposals';

/** What GitHub and Gitea name differently. */
export type PullDialect = {
  /** Template of the repository, and name of the number in it. */
  readonly root: string;
  readonly number: string;
  readonly merge: 'PUT' | 'POST';
  readonly approve: string;
  readonly returned: string;
  /** A state of a commit as the host gives it. */
  readonly state: (state: string) => object;
};

/** What the calls about pull requests do. */
export function pullCalls(requests: Requests, branch: string, dialect: PullDialect): Calls {
  const { root, number, merge, approve, returned, state } = dialect;
  const pulls = `${root}/pulls`;
  const pull = `${pulls}/${number}`;
  const repo = { id: 1, full_name: 'maker/website', name: 'website' };
  const answerOf = (request: Request) => ({
    number: request.number,
    title: request.title,
    body: request.body,
    state: request.state === 'open' ? 'open' : 'closed',
    user: { login: request.author },
    created_at: request.at,
    html_url: `https://git.example.com/maker/website/pulls/${request.number}`,
    head: { ref: request.from, label: request.from, sha: requests.commitOf(request), repo },
    base: { ref: branch, label: branch, sha: '', repo },
  });

  /** Acts on the request that a call names. */
  const onRequest = (act: (request: Request, asked: Asked) => Answer) => (asked: Asked) => {
    const request = requests.numbered(asked.places[2]);
    return request === undefined ? NOT_FOUND : act(request, asked);
  };

  return {
    [`GET ${pulls}`]: () => ok(requests.open().map(answerOf)),
    [`POST ${pulls}`]: ({ body: { title, body, head: from }, who }) =>
      created(answerOf(requests.add({ title, body, from }, who))),
    [`PATCH ${pull}`]: onRequest((request, { body }) => {
      if (body.state === 'closed') request.state = 'closed';
      const answer = answerOf(request);
      return merge === 'PUT' ? ok(answer) : created(answer);
    }),
    [`${merge} ${pull}/merge`]: onRequest((request, { body, who }) => {
      if (!requests.merge(request, body.sha ?? body.head_commit_id, who))
        return refused(405, 'Pull Request is not mergeable');
      return ok(merge === 'PUT' ? { merged: true, message: 'merged', sha: '' } : null);
    }),
    [`GET ${pull}/reviews`]: onRequest((request) =>
      ok(
        request.notes.map((note, index) => ({
          id: index,
          state: returned,
          body: note.body,
          user: { login: note.by },
          submitted_at: note.at,
        })),
      ),
    ),
    [`POST ${pull}/reviews`]: onRequest((request, { body, who }) => {
      if (request.author === who.login) return refused(422, 'Review cannot be requested from oneself');
      if (body.commit_id !== requests.commitOf(request)) return refused(422, 'The commit has moved');
      if (body.event === approve) request.approvals.add(who.login);
      else requests.note(request, body.body, who);
      return ok({ id: 1, state: body.event, body: String(body.body ?? ''), user: { login: who.login } });
    }),
    [`GET ${root}/commits/{ref}/status`]: ({ places: [, , sha = ''] }) =>
      ok({
        sha,
        state: 'success',
        total_count: 1,
        statuses: [
          {
            ...state('success'),
            context: 'deploy-preview',
            description: '',
            target_url: `https://${sha.slice(0, 6)}.preview.example.com/`,
          },
        ],
      }),
  };
}
