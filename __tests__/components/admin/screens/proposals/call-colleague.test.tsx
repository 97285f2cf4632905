import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openInStudio } from '../../in-studio';
import { p, product } from '../../store/studio-kit';

const proposal = {
  ...{ id: 1, branch: 'content/karima', commit: 'karima', subject: 'content: 1 product', body: '' },
  ...{ author: 'karima', isMine: false, at: '2026-11-24T10:00:00Z', page: 'https://git.example.com/1' },
};
const mockHost = { isConnected: true };
const mockProposal = proposal;
const mockChange = {
  op: 'put',
  entity: 'products',
  id: 'alpha',
  base: null,
  value: { id: 'alpha', name: { en: 'A' } },
};

jest.mock('@/components/admin/repository/connection', () => ({
  commitPage: () => '',
  currentConnection: () =>
    Promise.resolve(
      (mockHost.isConnected && {
        ...{ name: 'Rahim', host: {} },
        proposals: () => Promise.resolve({ returnWith: () => Promise.resolve() }),
      }) ||
        null,
    ),
}));
jest.mock('@/components/admin/repository/proposal', () => ({
  openProposals: () => Promise.resolve([{ proposal: mockProposal, returned: null, preview: null }]),
}));
jest.mock('@/components/admin/repository/proposal-flow', () => ({
  readProposal: () =>
    Promise.resolve({
      ok: true,
      value: { changes: [mockChange], media: [], note: '', createdAt: '', createdBy: '', complete: true },
    }),
  approve: () => Promise.resolve({ kind: 'sent', commit: 'c', hash: 'h' }),
}));
const mockSent = () => Promise.resolve({ kind: 'done', text: 'Done.' });
jest.mock('@/components/admin/screens/publish/propose-changes', () => ({ proposeChanges: () => mockSent() }));
jest.mock('@/components/admin/screens/publish/send-changes', () => ({ sendChanges: () => mockSent() }));

/** The texts of the prepared messages: by email to an address, and by WhatsApp. */
function messages() {
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  const email = new URL(href(/^Write an email/));
  const chat = new URL(href(/^Write in WhatsApp/));
  expect(chat.origin + chat.pathname).toBe('https://wa.me/');
  expect(email.searchParams.get('body')).toBe(chat.searchParams.get('text'));
  return { to: email.pathname, text: chat.searchParams.get('text') };
}

beforeEach(() => {
  process.env.CONTENT_APPROVAL = 'optional';
  process.env.CONTENT_MAILTO = 'manager@example.com';
});
afterEach(() => {
  delete process.env.CONTENT_APPROVAL;
  delete process.env.CONTENT_MAILTO;
});

async function openSection() {
  const { ProposalsSection } = await import('@/components/admin/screens/proposals/proposals-section');
  const { studio } = await openInStudio(<ProposalsSection />);
  await userEvent.click(await screen.findByText(/^What is proposed/));
  return studio;
}

it.each([
  [
    'Propose 1 change',
    /^I propose 1 change to the website\. Please approve it here:\n\nPlease look\n\nhttp:\/\/localhost\/admin\/dashboard$/,
  ],
  [
    'Publish 1 change',
    /^I published 1 change\. The website shows it within minutes\.\n\nPlease look\n\nhttp:\/\/localhost\/products\/alpha$/,
  ],
])(
  'after “%s”, an email and a WhatsApp message to a colleague are ready, with note and link',
  async (button, text) => {
    const { SendSection } = await import('@/components/admin/screens/publish/send-section');
    const { studio, rerender } = await openInStudio(<p />);
    await act(async () => void (await studio().put(p('alpha'), product('alpha', { name: 'Mine' }))));
    rerender(<SendSection keys={new Set(studio().changes.keys())} />);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Please look');
    expect(screen.queryByRole('link', { name: /^Write/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('link', { name: /^Write an email/ });
    expect(messages()).toEqual({ to: 'manager@example.com', text: expect.stringMatching(text) });
  },
);

it('after a return, the message to the author has the note and leads to the form that shows it', async () => {
  await openSection();
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Note to the author' }),
    'Write it in full.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Return with this note' }));
  await screen.findByRole('link', { name: /^Write an email/ });
  expect(messages().text).toBe(
    'I returned your proposal of 1 change with a note.\n\nWrite it in full.\n\nhttp://localhost/admin/AdminAddProducts?id=alpha',
  );
});

it('after an approval, a person gives the address of the colleague once, and it is kept', async () => {
  delete process.env.CONTENT_MAILTO;
  const studio = await openSection();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve and publish' }));
  const address = await screen.findByRole('textbox', { name: 'Email address of your colleague' });
  expect(screen.queryByRole('link', { name: /^Write an email/ })).toBeNull();
  await userEvent.type(address, 'karima@example.com');
  expect(messages()).toEqual({
    to: 'karima@example.com',
    text: expect.stringContaining('I published 1 change.'),
  });
  await userEvent.tab();
  expect(await studio().readMeta('colleague')).toEqual({ ok: true, value: 'karima@example.com' });
});

it('the dashboard of somebody who is not connected says that proposals may be waiting, and leads to the connection', async () => {
  mockHost.isConnected = false;
  const { ProposalsWaiting } = await import('@/components/admin/screens/proposals/proposals-section');
  await openInStudio(<ProposalsWaiting />);
  const offer = await screen.findByRole('link', {
    name: /^Proposals may be waiting\. Connect in Account Settings/,
  });
  expect(offer).toHaveAttribute('href', '/pages/settings');
  mockHost.isConnected = true;
});
