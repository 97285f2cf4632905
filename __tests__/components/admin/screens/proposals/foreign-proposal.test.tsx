import { openInStudio } from '../../in-studio';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const REASON = 'content/media/sub/evil.htm: is in a folder below media, and pictures have no folders.';
const mockRead = jest.fn();
const mockApprove = jest.fn();

jest.mock('@/components/admin/repository/connection', () => ({
  commitPage: () => '',
  currentConnection: () => Promise.resolve({ name: 'Rahim', host: {}, proposals: () => Promise.resolve({}) }),
}));
jest.mock('@/components/admin/repository/proposal', () => ({
  openProposals: () =>
    Promise.resolve([
      {
        proposal: {
          id: 1,
          branch: 'content/karima',
          commit: 'karima',
          subject: 'content: 1 product',
          body: '',
          author: 'karima',
          isMine: false,
          at: '2026-11-24T10:00:00Z',
          page: 'https://git.example.com/karima',
        },
        returned: null,
        preview: null,
      },
    ]),
}));
jest.mock('@/components/admin/repository/proposal-flow', () => ({
  readProposal: () => Promise.resolve(mockRead()),
  approve: () => Promise.resolve(mockApprove()),
}));

const foreign = { ok: false, problems: [{ code: 'content', message: REASON }] };
const known = {
  ok: true,
  value: { changes: [], media: [], note: '', createdAt: '', createdBy: '', complete: true },
};

async function openDetails() {
  const { ProposalsSection } = await import('@/components/admin/screens/proposals/proposals-section');
  await openInStudio(<ProposalsSection />);
  await userEvent.click(await screen.findByText(/^What is proposed/));
}

it('offers no approval of a proposal with files that the review does not show, and names them', async () => {
  mockRead.mockReturnValue(foreign);
  await openDetails();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You cannot approve this one here');
  expect(within(alert).getByRole('listitem')).toHaveTextContent(REASON);
  expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull();
});

it('names what was added to a proposal after it was opened', async () => {
  mockRead.mockReturnValue(known);
  mockApprove.mockReturnValue({ kind: 'foreign', problems: foreign.problems });
  await openDetails();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve and publish' }));
  expect(await screen.findByText(REASON)).toBeVisible();
});

it('says that a proposal was changed after it was opened, and shows the list anew', async () => {
  mockRead.mockReturnValue(known);
  mockApprove.mockReturnValue({ kind: 'moved' });
  await openDetails();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve and publish' }));
  expect(await screen.findByText(/^Not published: somebody has changed this proposal/)).toHaveFocus();
});
