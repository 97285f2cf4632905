import { askGitea } from '@/components/admin/repository/gitea';
import { askGitHub } from '@/components/admin/repository/github';
import { askGitLab } from '@/components/admin/repository/gitlab';
import { openProposals } from '@/components/admin/repository/proposal';
import { approve, propose, readProposal } from '@/components/admin/repository/proposal-flow';
import { mergeRequests } from '@/components/admin/repository/merge-requests';
import { pullRequests } from '@/components/admin/repository/pull-requests';
import { type HostKind, parseRepository } from '@/content/lib/repository-address';
import type { ManagedRecord } from '@/content/registry';
import { mediaOf, pathOf, productWith, putOf, sample, webp } from '@/__tests__/content/studio/fixtures';
import type { TestGitHost } from '@/e2e/support/git-host/git-host';
import {
  commitRecords,
  fileAt,
  headOf,
  hostOf,
  hostOfEachTest,
  KINDS,
  KINDS_OF_RUN,
  publicationOf,
  recordsAt,
  TOKEN,
} from './host-kit';

const COLLEAGUE = 'github_pat_11DDDDDDD0123456789';
const [brick, other] = sample('products');

/** Somebody with a clone adds a file to a proposal: to its commit, or by a second one. */
function changeByHand({ repository }: TestGitHost, branch: string, path: string, commits: number) {
  const proposed = repository.commit(repository.head(branch) ?? '');
  const sha = repository.writeBlob(Buffer.from('[]'));
  const tree = repository.writeTree(proposed.tree, [{ mode: '100644', type: 'blob', sha, path }]);
  const parents = commits === 2 ? [proposed.sha] : proposed.parents;
  const commit = repository.writeCommit(tree, parents, proposed.message, proposed.author);
  if (!repository.moveBranch(branch, commit, true)) throw new Error('The branch has not moved.');
}

/** A host for each test, and two people who propose and approve there. */
function stage(kind: HostKind) {
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
          { changes: [await putOf('products', brick, { ...brick, name })] },
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
      read: async () => readProposal(git, (await proposals.list())[0] ?? (null as never)),
      approve: async () => approve(git, proposals, (await proposals.list())[0] ?? (null as never)),
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
  const nameAtHead = () => recordsAt(host(), 'products').find(({ id }) => id === brick.id)?.name;
  const publishRecords = (records: readonly ManagedRecord[]) => commitRecords(host(), 'products', records);
  /** Somebody with a clone changes a product. */
  const someoneElse = (id: unknown, value: object) =>
    publishRecords(recordsAt(host(), 'products').map((one) => (one.id === id ? { ...one, ...value } : one)));

  return { host, author, colleague, nameAtHead, someoneElse, publishRecords };
}

describe.each(KINDS)('at %s', (kind) => {
  const { host, author, colleague, nameAtHead } = stage(kind);

  it('publishes a proposal on a protected branch when a colleague has approved it', async () => {
    const before = headOf(host());
    host().protect();
    expect(await author().propose('Proposed', 'rahim', 'For the fair')).toMatchObject({ kind: 'sent' });
    expect(headOf(host())).toBe(before);
    expect((await author().only()).proposal).toMatchObject({ isMine: true, author: 'rahim' });
    const { proposal, preview, returned } = await colleague().only();
    expect(proposal).toMatchObject({ isMine: false, subject: 'content: 1 product' });
    expect(proposal.body).toContain('Edit product "Proposed": name');
    expect({ preview, returned }).toEqual({
      preview: `https://${proposal.commit.slice(0, 6)}.preview.example.com/`,
      returned: null,
    });

    // Nobody approves their own, whatever the studio shows.
    expect(await author().approve()).toEqual({ kind: 'conflict' });
    expect(headOf(host())).toBe(before);
    expect(await colleague().approve()).toMatchObject({ kind: 'sent', commit: proposal.commit });
    expect(nameAtHead()).toBe('Proposed');
    expect(await colleague().list()).toEqual([]);
  });

  it.each([
    ['a second commit', 'content/entities/blogs/data.json', 2],
    ['a script beside the content', 'scripts/images.ts', 1],
  ])('shows and publishes no proposal with %s', async (_, path, commits) => {
    await author().propose('Proposed', 'rahim');
    const before = headOf(host());
    changeByHand(host(), 'content/rahim', path, commits);
    expect(await colleague().read()).toBeNull();
    expect(await colleague().approve()).toEqual({ kind: 'foreign' });
    expect(headOf(host())).toBe(before);
  });

  it('lists no request that the studio has not opened', async () => {
    await author().propose('Proposed', 'rahim');
    await author().open('content/rahim', 'By hand');
    await author().open('main', 'Publication: 1');
    expect(await author().list()).toHaveLength(1);
  });

  it('goes on from a returned proposal, which the next one replaces', async () => {
    await author().propose('Proposed', 'first', 'For the fair');
    await colleague().returnWith('Write it in full.');
    expect((await author().only()).returned).toMatchObject({ note: 'Write it in full.', by: 'karima' });
    expect(await author().read()).toMatchObject({
      createdBy: 'Rahim Uddin, Editor',
      note: 'For the fair',
      changes: [{ op: 'put', id: brick.id, base: brick, value: { ...brick, name: 'Proposed' } }],
    });
    await author().propose('Proposed in full', 'second');
    const { proposal, returned } = await author().only();
    expect({ branch: proposal.branch, returned }).toEqual({ branch: 'content/second', returned: null });
  });

  it('carries the pictures of a proposal to another computer and onto the website', async () => {
    await author().proposeProduct('rahim');
    const proposed = await colleague().read();
    expect(proposed?.media).toMatchObject([
      { path: await pathOf(webp()), bytes: webp(), type: 'image/webp' },
    ]);
    expect(proposed?.changes).toMatchObject([{ op: 'put', base: null }]);
    expect(await colleague().approve()).toMatchObject({ kind: 'sent' });
    expect(fileAt(host(), await pathOf(webp()))).toEqual(webp());
  });
});

describe.each(KINDS_OF_RUN)('at %s, in every case,', (kind) => {
  const { host, author, colleague, nameAtHead, someoneElse, publishRecords } = stage(kind);

  it('keeps an older proposal that has other changes, and withdraws only on request', async () => {
    await author().propose('Proposed', 'first');
    await author().proposeProduct('second');
    expect(await author().list()).toHaveLength(2);
    await author().withdraw();
    await author().withdraw();
    expect(await author().list()).toEqual([]);
  });

  it('publishes beside what somebody else has published since', async () => {
    await author().propose('Proposed', 'rahim');
    someoneElse(other.id, { name: 'Theirs' });
    expect(await colleague().approve()).toMatchObject({ kind: 'sent' });
    expect(nameAtHead()).toBe('Proposed');
    expect(recordsAt(host(), 'products').find(({ id }) => id === other.id)?.name).toBe('Theirs');
  });

  it('publishes nothing if the same field was changed since', async () => {
    await author().propose('Proposed', 'rahim');
    const theirs = someoneElse(brick.id, { name: 'Theirs' });
    expect(await colleague().approve()).toMatchObject({ kind: 'disputed', disputes: [{ id: brick.id }] });
    expect(headOf(host())).toBe(theirs);
  });

  it('publishes nothing if the host cannot join both new products, until it is proposed anew', async () => {
    await author().proposeProduct('first');
    const theirs = publishRecords([
      ...recordsAt(host(), 'products'),
      { ...brick, id: 'another-brick', name: 'Another Brick' },
    ]);
    expect(await colleague().approve()).toEqual({ kind: 'conflict' });
    expect(headOf(host())).toBe(theirs);
    await author().proposeProduct('second');
    expect((await author().list()).map(({ proposal }) => proposal.branch)).toEqual(['content/second']);
    expect(await colleague().approve()).toMatchObject({ kind: 'sent' });
    expect(recordsAt(host(), 'products')).toHaveLength(sample('products').length + 2);
  });

  it.each(['lost-answer', 'cut', 500] as const)('tells what became of a proposal after %j', async (fault) => {
    host().fail(fault, /^POST .*(pulls|merge_requests)$/);
    const proposed = author().propose('Proposed', 'rahim');
    await (fault === 'lost-answer' ? proposed : expect(proposed).rejects.toThrow());
    host().heal();
    expect(await author().list()).toHaveLength(fault === 'lost-answer' ? 1 : 0);
  });

  it('has proposed although the older proposals cannot be read', async () => {
    host().fail(500, /^GET .*(pulls|merge_requests)/);
    expect(await author().propose('Proposed', 'rahim')).toMatchObject({ kind: 'sent' });
    host().heal();
    expect(await author().list()).toHaveLength(1);
  });

  it.each(['lost-answer', 'cut', 500] as const)(
    'tells what became of an approval after %j',
    async (fault) => {
      await author().propose('Proposed', 'rahim');
      const before = headOf(host());
      host().fail(fault, /\/merge$/);
      const result = await colleague()
        .approve()
        .catch((error: Error) => error.message);
      if (fault === 'lost-answer') expect(result).toMatchObject({ kind: 'sent' });
      else expect([result, headOf(host())]).toEqual([fault === 'cut' ? 'offline' : 'broken', before]);
      host().heal();
      if (fault !== 'lost-answer') expect(await colleague().approve()).toMatchObject({ kind: 'sent' });
      expect(nameAtHead()).toBe('Proposed');
    },
  );
});
