import { type Answer, type Asked, type Calls, created, NOT_FOUND, ok, refused } from './calls';
import type { Request, Requests } from './proposals';

const PROJECT = '/projects/{id}';
const STATUSES = `${PROJECT}/repository/commits/{sha}/statuses`;
const MERGES = `${PROJECT}/merge_requests`;
const MERGE = `${MERGES}/{iid}`;

/** What the calls about merge requests do. */
export function mergeCalls(requests: Requests, branch: string): Calls {
  const answerOf = (request: Request) => ({
    iid: request.number,
    title: request.title,
    description: request.body,
    state: request.state === 'open' ? 'opened' : request.state,
    author: { username: request.author },
    created_at: request.at,
    web_url: `https://git.example.com/maker/website/-/merge_requests/${request.number}`,
    source_branch: request.from,
    target_branch: branch,
    source_project_id: 1,
    target_project_id: 1,
    sha: requests.commitOf(request),
  });
  const noted = ({ body, by, at }: Request['notes'][number]) => ({
    body,
    author: { username: by },
    created_at: at,
    system: false,
    noteable_type: 'MergeRequest',
  });
  /** Acts on the request that a call names. */
  const onRequest = (act: (request: Request, asked: Asked) => Answer) => (asked: Asked) => {
    const request = requests.numbered(asked.places[1]);
    return request === undefined ? NOT_FOUND : act(request, asked);
  };

  return {
    [`GET ${STATUSES}`]: ({ places: [, sha = ''] }) => {
      const target = `https://${sha.slice(0, 6)}.preview.example.com/`;
      return ok([{ status: 'success', name: 'review-app', target_url: target, sha }]);
    },
    [`GET ${MERGES}`]: () => ok(requests.open().map(answerOf)),
    [`POST ${MERGES}`]: ({ body: { title, description: body, source_branch: from }, who }) =>
      created(answerOf(requests.add({ title, body, from }, who))),
    [`PUT ${MERGE}`]: onRequest((request, { body }) => {
      if (body.state_event === 'close') request.state = 'closed';
      return ok(answerOf(request));
    }),
    [`PUT ${MERGE}/merge`]: onRequest((request, { body, who }) =>
      requests.merge(request, body.sha, who) ? ok(answerOf(request)) : refused(405, '405 Method Not Allowed'),
    ),
    [`POST ${MERGE}/approve`]: onRequest((request, { body, who }) => {
      if (body.sha !== requests.commitOf(request)) return refused(409, 'SHA does not match HEAD');
      // Of one's own request, and a second time.
      if (request.author === who.login || request.approvals.has(who.login))
        return refused(401, 'Unauthorized');
      request.approvals.add(who.login);
      return created({ iid: request.number, title: request.title });
    }),
    [`GET ${MERGE}/notes`]: onRequest((request) => ok(request.notes.map(noted))),
    [`POST ${MERGE}/notes`]: onRequest((request, { body, who }) => {
      requests.note(request, body.body, who);
      return created(noted({ body: String(body.body), by: who.login, at: new Date().toISOString() }));
    }),
  };
}
