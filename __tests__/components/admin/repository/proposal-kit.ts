import { reworded } from '@/__tests__/fixtures/pair';
import { textOf, type Bytes, type ManagedRecord } from '@/lib/records';
import { askGitea } from '@/components/admin/repository/gitea';
import { askGitHub } from '@/components/admin/repository/github';
import { askGitLab } from '@/components/admin/repository/gitlab';
import { openProposals, type Proposal } from '@/components/admin/repository/proposal';
import { approve, propose, readProposal } from '@/components/admin/repository/proposal-flow';
import { mergeRequests } from '@/components/admin/repository/merge-requests';
import { pullRequests } from '@/components/admin/repository/pull-requests';
import type { Bundle } from '@/lib/exchange/bundle';
import { type HostKind, parseRepository } from '@/lib/exchange/repository-address';
import {
  bytesOf,
  mediaOf,
  pathOf,
  productWith,
  putOf,
  sample,
  webp,
} from '@/__tests__/lib/exchange/fixtures';
import type { TestGitHost } from '@/e2e/support/git-host/git-host';
import { commitRecords, hostOf, hostOfEachTest, publicationOf, recordsAt, TOKEN } from './host-kit';

const COLLEAGUE = 'github_pat_11DDDDDDD0123456789';
const [brick] = sample('products');

/** A file that somebody with a clone puts into a proposal; `bytes` null deletes it. `mode`: in Git. */
type FileByHand = { readonly path: string; readonly bytes?: Bytes | null; readonly mode?: string };

const HTML = bytesOf('<script>steal()</script>');
/** Mode of a missing file in the input of `git update-index`. */
const MISSING = '0';

/**
 * Somebody with a clone changes a proposal: its only commit, or (`isSecond`) by a commit on top of it.
 * @returns the new commit.
 */
export function changeByHand(
  { repository }: TestGitHost,
  branch: string,
  files: readonly FileByHand[],
  { isSecond = false, proposal = repository.head(branch) ?? '' } = {},
) {
  const proposed = repository.commit(proposal);
  const entries = files.map(({ path, bytes = HTML, mode = '100644' }) => ({
    mode: bytes === null ? MISSING : mode,
    type: 'blob' as const,
    sha: mode === '160000' || bytes === null ? proposed.sha : repository.writeBlob(Buffer.from(bytes)),
    path,
  }));
  const tree = repository.writeTree(proposed.tree, entries);
  const parents = isSecond ? [proposed.sha] : proposed.parents;
  const commit = repository.writeCommit(tree, parents, proposed.message, proposed.author);
  if (!repository.moveBranch(branch, commit, true)) throw new Error('The branch has not moved.');
  return commit;
}

/** A host for each test, and two people who propose and approve there. */
export function stage(kind: HostKind) {
  const host = hostOfEachTest(kind);

  /** Somebody's connection. */
  function person(token: string) {
    const options = { address: parseRepository(host().address, host().api), token };
    const proposals =
      kind === 'gitlab'
        ? mergeRequests(options.address, askGitLab(options))
        : pullRequests(kind, options.address, { github: askGitHub, gitea: askGitea }[kind](options));
    const git = hostOf(host(), { token });
    return {
      list: () => openProposals(proposals),
      open: (branch: string, text: string) => proposals.open(branch, 'content: 1 product', text),
      only: async () => {
        const [open, ...others] = await openProposals(proposals);
        if (open === undefined || others.length > 0) throw new Error(`${others.length} others are open.`);
        return open;
      },
      propose: async (name: string, branch: string, note = '') => {
        const publication = await publicationOf(
          { changes: [await putOf('products', brick, { ...brick, name: reworded(brick.name, name) })] },
          note,
        );
        return propose(git, proposals, { ...publication, branch: `content/${branch}` });
      },
      proposeProduct: async (branch: string) => {
        const path = await pathOf(webp());
        const publication = await publicationOf({
          changes: [await putOf('products', null, productWith(path))],
          media: [await mediaOf(path)],
        });
        return propose(git, proposals, { ...publication, branch: `content/${branch}` });
      },
      proposeChanges: async (branch: string, parts: Partial<Bundle>) =>
        propose(git, proposals, { ...(await publicationOf(parts)), branch: `content/${branch}` }),
      read: async () => readProposal(git, (await proposals.list())[0] ?? (null as never)),
      approve: async (proposal?: Proposal) =>
        approve(git, proposals, proposal ?? (await proposals.list())[0] ?? (null as never)),
      returnWith: async (note: string) =>
        proposals.returnWith((await proposals.list())[0] ?? (null as never), note),
      withdraw: async () => proposals.close((await proposals.list())[0]?.id ?? 0),
    };
  }
  const author = () => person(TOKEN);
  const colleague = () => {
    host().addToken(COLLEAGUE, { login: 'karima', name: 'Karima', mayWrite: true });
    return person(COLLEAGUE);
  };
  const nameAtHead = () => textOf(recordsAt(host(), 'products').find(({ id }) => id === brick.id)?.name);
  const publishRecords = (records: readonly ManagedRecord[]) => commitRecords(host(), 'products', records);
  /** Somebody with a clone changes a product. */
  const someoneElse = (id: unknown, value: object) =>
    publishRecords(recordsAt(host(), 'products').map((one) => (one.id === id ? { ...one, ...value } : one)));

  return { host, author, colleague, nameAtHead, someoneElse, publishRecords };
}
