import { openInStudio } from '../../in-studio';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Proposal } from '@/components/admin/repository/proposal';
import { handOver, p, product } from '../../store/studio-kit';

const mockFind = jest.fn((_host: unknown, _mark: string) => Promise.resolve('found'));

jest.mock('@/components/admin/repository/commit-content', () => ({
  findPublication: (host: unknown, mark: string) => mockFind(host, mark),
}));
jest.mock('@/components/admin/repository/connection', () => ({
  commitPage: () => '',
  currentConnection: () =>
    Promise.resolve(mockConnected ? { name: 'Rahim', host: {}, proposals: () => Promise.resolve({}) } : null),
}));
jest.mock('@/components/admin/repository/proposal', () => ({
  openProposals: () => mockOpen(),
}));
jest.mock('@/components/admin/repository/proposal-flow', () => ({
  approve: () => Promise.resolve({ kind: 'sent', commit: 'merged', hash: '' }),
  readProposal: () =>
    Promise.resolve({
      ok: true,
      value: { changes: [], media: [], note: '', createdAt: '', createdBy: '', complete: true },
    }),
}));

let mockConnected = true;
let mockReturned: object | null = null;
const mockOpen = jest.fn(() =>
  Promise.resolve([asOpen(proposalOf('rahim', true), mockReturned), asOpen(proposalOf('karima', false))]),
);

const asOpen = (proposal: Proposal, returned: object | null = null) => ({
  proposal,
  returned,
  preview: null,
});
const proposalOf = (author: string, isMine: boolean): Proposal => ({
  id: isMine ? 1 : 2,
  branch: `content/${author}`,
  commit: author,
  subject: 'content: 1 product',
  body: '',
  author,
  isMine,
  at: '2026-11-24T10:00:00Z',
  page: `https://git.example.com/${author}`,
});

beforeAll(() => {
  process.env.CONTENT_APPROVAL = 'required';
});
afterAll(() => {
  delete process.env.CONTENT_APPROVAL;
});

const buttonsIn = (item: HTMLElement) =>
  within(item)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

/** Opens both proposals of the list. */
async function openBoth() {
  const { ProposalsSection } = await import('@/components/admin/screens/proposals/proposals-section');
  const { studio } = await openInStudio(<ProposalsSection />);
  const [mine, theirs] = await screen.findAllByRole('listitem');
  if (mine === undefined || theirs === undefined) throw new Error('Two proposals are missing.');
  for (const item of [mine, theirs]) await userEvent.click(within(item).getByText(/^What is proposed/));
  await within(mine).findByRole('button', { name: 'Withdraw' });
  await within(theirs).findByRole('button', { name: 'Approve and publish' });
  return { mine, theirs, studio };
}

it('lets only a colleague approve a proposal if approvals are required', async () => {
  const { mine, theirs } = await openBoth();
  expect(buttonsIn(mine)).toEqual(['Continue here', 'Withdraw']);
  expect(within(mine).getByText('A colleague has to approve it.')).toBeVisible();
  expect(buttonsIn(theirs)).toEqual(['Approve and publish', 'Continue here', 'Return with this note']);
});

it('asks about a publication without an answer before the approved one takes its place', async () => {
  const { theirs, studio } = await openBoth();
  await act(() => studio().put(p('alpha'), product('alpha', { name: 'Changed' })));
  const { drafts: changes } = await studio().contents();
  const unsure = {
    mark: 'unsure',
    commit: null,
    page: '',
    hash: '',
    at: new Date().toISOString(),
    changes,
  } as const;
  await act(() => studio().keepPublication({ ...unsure, phase: 'unsure', onlineAt: null }));
  await userEvent.click(within(theirs).getByRole('button', { name: 'Approve and publish' }));
  const publications = () => [...studio().state.publications.values()];
  await waitFor(() => expect(publications()).toMatchObject([{ commit: 'merged', phase: 'arrived' }]));
  expect(mockFind).toHaveBeenCalledWith({}, 'unsure');
  expect(studio().row('products', 'alpha')?.state.kind).toBe('handed');
});

it.each([
  ['open', null, 1],
  ['returned', {}, 0],
])(
  'where approvals are not required, the author of one that is %s does not approve it',
  async (_, returned, notes) => {
    process.env.CONTENT_APPROVAL = 'optional';
    mockReturned = returned && { by: 'karima', note: 'Not yet.', at: '2026-11-24T11:00:00Z' };
    const { mine } = await openBoth();
    expect(buttonsIn(mine)).toEqual(['Continue here', 'Withdraw']);
    expect(within(mine).getByRole('button', { name: 'Continue here' })).toHaveClass('bg-ink');
    expect(within(mine).queryAllByText('A colleague has to approve it.')).toHaveLength(notes);
    process.env.CONTENT_APPROVAL = 'required';
    mockReturned = null;
  },
);

it('reads the list again once changes are proposed', async () => {
  const { ProposalsSection } = await import('@/components/admin/screens/proposals/proposals-section');
  const proposal = { ...proposalOf('rahim', true), body: 'Publication: mark' };
  mockOpen.mockResolvedValueOnce([]).mockResolvedValueOnce([asOpen(proposal)]);
  const { studio } = await openInStudio(<ProposalsSection />);
  await screen.findByText(/^No proposal/);
  await act(() => studio().put(p('alpha'), product('alpha', { name: 'Changed' })));
  await act(() => handOver({ studio }, { to: 'proposal', mark: 'mark' }));
  expect(await screen.findByRole('listitem')).toBeVisible();
});

it('tells an approver without a connection where the proposals are', async () => {
  mockConnected = false;
  const { ProposalsWaiting } = await import('@/components/admin/screens/proposals/proposals-section');
  await openInStudio(<ProposalsWaiting />);
  expect(
    await screen.findByRole('link', { name: /^Proposals may be waiting\. Connect in Account Settings/ }),
  ).toBeVisible();
  mockConnected = true;
});

it('tells how changes are sent, for how long a tab is connected, and how to go on elsewhere', async () => {
  const { HowThisWorks } = await import('@/components/admin/screens/help/how-this-works.client');
  process.env.CONTENT_REPOSITORY = 'github:owner/name@main';
  await jest.isolateModulesAsync(async () => {
    const { helpStrings } = await import('@/components/admin/strings/help');
    expect(helpStrings.steps[3].text).toBe(
      '“Propose” shows it to a colleague. The colleague publishes it, or returns it with a note. Connect first, in Account Settings. The connection works only in that tab, unless you tick “Remember on this computer”.',
    );
  });
  delete process.env.CONTENT_REPOSITORY;
  render(<HowThisWorks />);
  expect(screen.getByText(/propose them and press “Continue here” there/)).toBeVisible();
});

it('offers to propose changes and not to publish them where approvals are required', async () => {
  const { SendSection } = await import('@/components/admin/screens/publish/send-section');
  await openInStudio(<SendSection keys={new Set(['products/alpha'])} />);
  expect(buttonsIn(screen.getByRole('region', { name: 'On the website' }))).toEqual(['Propose 1 change']);
  expect(screen.getByText(/^“Propose” shows it to a colleague/)).toBeVisible();
});
