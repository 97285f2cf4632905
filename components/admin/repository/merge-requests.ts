import type { RepositoryAddress } from '@/lib/exchange';
import { failureIn } from './compared-files';
import { projectPath } from './gitlab';
import { HostError } from './host';
import { type Ask, type Json, jsonList, asQuery, shaOf, textIn } from './host-answers';
import { type ProposalHost, proposalsIn } from './proposal';
import { idOf, previewIn } from './pull-requests';

/** Start of a note that returns a merge request: GitLab's reviews have no such state in every edition. */
const RETURNED = 'Returned: ';

/** Connects to the merge requests of GitLab (https://docs.gitlab.com/api/merge_requests). */
export function mergeRequests(address: RepositoryAddress, ask: Ask): ProposalHost {
  const { branch } = address;
  const api = projectPath(address);
  const requests = `${api}/merge_requests`;
  const requestIn = (request: Json) => ({
    id: idOf(request, 'iid'),
    branch: textIn(request, 'source_branch'),
    commit: shaOf(request),
    subject: textIn(request, 'title'),
    body: String(request.description ?? ''),
    author: textIn(request.author, 'username'),
    at: textIn(request, 'created_at'),
    page: textIn(request, 'web_url'),
    isOurs: request.source_project_id === request.target_project_id,
  });

  return {
    open: (from, title, body) =>
      ask(requests, {
        source_branch: from,
        target_branch: branch,
        title,
        description: body,
        remove_source_branch: true,
      }),
    list: async () => {
      const query = asQuery({ state: 'opened', target_branch: branch, per_page: 100 });
      const [user, list] = await Promise.all([ask('/user'), ask(`${requests}?${query}`)]);
      return proposalsIn(jsonList(list).map(requestIn), textIn(user, 'username'));
    },
    returns: async (id) => {
      const notes = jsonList(await ask(`${requests}/${id}/notes?sort=asc&per_page=100`));
      return notes.flatMap((entry) => {
        const body = textIn(entry, 'body');
        if (entry.system === true || !body.startsWith(RETURNED)) return [];
        const by = textIn(entry.author, 'username');
        return [{ note: body.slice(RETURNED.length), by, at: textIn(entry, 'created_at') }];
      });
    },
    returnWith: ({ id }, note) => ask(`${requests}/${id}/notes`, { body: RETURNED + note }),
    merge: async ({ id, commit: sha, isMine }) => {
      const failure = isMine ? null : await failureIn(ask(`${requests}/${id}/approve`, { sha }));
      // GitLab answers a second approval like a wrong token, which the merge would show.
      if (failure !== null && failure !== 'expired') throw new HostError(failure);
      await ask(`${requests}/${id}/merge`, { sha, should_remove_source_branch: true }, 'PUT');
    },
    close: (id) => ask(`${requests}/${id}`, { state_event: 'close' }, 'PUT'),
    previewOf: async (commit) => previewIn(await ask(`${api}/repository/commits/${commit}/statuses`)),
  };
}
