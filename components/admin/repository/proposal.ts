import { markOfMessage } from './commit-message';
import type { CommitVersion } from './host';

/** Start of the names of branches that carry proposals. */
const PROPOSAL_BRANCH = 'content/';

type ReturnNote = { readonly note: string; readonly by: string; readonly at: string };

/** An open pull or merge request of one commit that changes content; `author` is an account at the host. */
export type Proposal = CommitVersion & {
  readonly id: number;
  readonly branch: string;
  /** Whether the author is the account of the token. */
  readonly isMine: boolean;
  /** URL of its page at the host. */
  readonly page: string;
};

type HostRequest = Omit<Proposal, 'isMine'> & { readonly isOurs: boolean };

/** Returns the requests that the studio has opened, by its branch and the mark in the text. `me`: the token's account. */
export const proposalsIn = (requests: readonly HostRequest[], me: string): readonly Proposal[] =>
  requests
    .filter(({ isOurs, branch, body }) => isOurs && branch.startsWith(PROPOSAL_BRANCH) && markOfMessage(body))
    .map(({ isOurs: _isOurs, ...request }) => ({ ...request, isMine: request.author === me }));

/** Interface to the pull or merge requests of a host. Every method throws `HostError`. */
export type ProposalHost = {
  /** Opens a request to merge a branch into the website's. */
  readonly open: (branch: string, title: string, body: string) => Promise<unknown>;
  /** Returns the open proposals, newest first, without requests from forks and of developers. */
  readonly list: () => Promise<readonly Proposal[]>;
  /** Returns the notes with which colleagues returned it, oldest first. */
  readonly returns: (id: number) => Promise<readonly ReturnNote[]>;
  readonly returnWith: (proposal: Proposal, note: string) => Promise<unknown>;
  /** Approves a proposal, unless it is one's own, and merges it; throws `refused` if that is not possible any more. */
  readonly merge: (proposal: Proposal) => Promise<void>;
  readonly close: (id: number) => Promise<unknown>;
  /** Returns the address of the preview that the host's build made of a commit; null without one. */
  readonly previewOf: (commit: string) => Promise<string | null>;
};

export type OpenProposal = Awaited<ReturnType<typeof openProposals>>[number];

/** Reads the open proposals, each with the last note that returned it. A host may show no previews to the token. */
export const openProposals = async (proposals: ProposalHost) =>
  Promise.all(
    (await proposals.list()).map(async (proposal) => {
      const [returns, preview] = await Promise.all([
        proposals.returns(proposal.id),
        proposals.previewOf(proposal.commit).catch(() => null),
      ]);
      return { proposal, returned: returns.at(-1) ?? null, preview };
    }),
  );

/** Returns a name for the branch of a proposal: `content/rahim-uddin-2026-11-24-1a2b3c`. `day` is `YYYY-MM-DD`. */
export function proposalBranch(who: string, day: string, mark: string) {
  const name = who
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `${PROPOSAL_BRANCH}${name || 'studio'}-${day}-${mark.slice(0, 6)}`;
}
