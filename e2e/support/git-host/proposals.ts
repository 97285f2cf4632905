import type { BareRepository } from './bare-repository';
import type { Person } from './calls';

/** A pull or merge request; `notes` are those of its reviews, in order. */
export type Request = {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly from: string;
  readonly author: string;
  readonly at: string;
  state: 'open' | 'closed' | 'merged';
  readonly approvals: Set<string>;
  readonly notes: { readonly body: string; readonly by: string; readonly at: string }[];
};

/**
 * The pull or merge requests of a repository, merged by git. On a protected branch a merge needs the approval of somebody else.
 */
export function requestsOf(repository: BareRepository, branch: string, rules: { isProtected: boolean }) {
  const list: Request[] = [];
  const commitOf = ({ from }: Request) => repository.head(from) ?? '';

  return {
    rules,
    list,
    commitOf,
    numbered: (number: string | undefined) => list.find((one) => one.number === Number(number)),
    open: () => list.filter(({ state }) => state === 'open').reverse(),
    add: (given: Readonly<Record<'title' | 'body' | 'from', unknown>>, { login }: Person) => {
      const request: Request = {
        number: list.length + 1,
        title: String(given.title),
        body: String(given.body),
        from: String(given.from),
        author: login,
        at: new Date().toISOString(),
        state: 'open',
        approvals: new Set(),
        notes: [],
      };
      list.push(request);
      return request;
    },
    note: (request: Request, body: unknown, { login }: Person) =>
      void request.notes.push({ body: String(body), by: login, at: new Date().toISOString() }),
    /** Merges a request; false if its branch has moved, git finds conflicts, or an approval is missing. */
    merge: (request: Request, sha: unknown, { login, name }: Person) => {
      const commit = commitOf(request);
      const main = repository.head(branch) ?? '';
      if (request.state !== 'open' || commit !== sha) return false;
      if (rules.isProtected && request.approvals.size === 0) return false;
      const tree = repository.mergedTree(main, commit);
      if (tree === null) return false;
      const author = { name: name ?? login, email: `${login}@example.com` };
      const mergeCommit = repository.writeCommit(tree, [main, commit], `Merge ${request.from}\n`, author);
      repository.moveBranch(branch, mergeCommit);
      request.state = 'merged';
      return true;
    },
  };
}

export type Requests = ReturnType<typeof requestsOf>;
