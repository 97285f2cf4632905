import { renderInStudio } from '../../in-studio';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcement } from '@/components/admin/ui/announce';
import { HostError } from '@/components/admin/repository/host';
import { RepositoryPanel } from '@/components/admin/screens/settings/repository-panel';
import { SendSection } from '@/components/admin/screens/publish/send-section';
import { DisputePanel } from '@/components/admin/screens/publish/dispute-panel';
import { createBrowser } from '../../store/studio-kit';

let mockConnection = (): Promise<object | null> => Promise.resolve(null);

jest.mock('@/components/admin/repository/connection', () => ({
  currentConnection: () => mockConnection(),
  connect: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  failureText: (failure: string) => failure,
  onDisconnected: () => () => undefined,
  repositoryAddress: () => ({ host: 'github' }),
  tokenPage: () => 'https://github.com/settings',
  tokenProblem: () => null,
}));

async function openSection() {
  const { controller, studio } = createBrowser().openTab();
  renderInStudio(controller, <SendSection keys={new Set(['products/alpha'])} />);
  await waitFor(() => expect(studio().state.status.phase).toBe('ready'));
}

test('a tab without a connection offers to connect, in place of publishing', async () => {
  await openSection();
  const link = await screen.findByRole('link', { name: 'Connect to publish' });
  expect(link).toHaveAttribute('href', '/pages/settings');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['connected tab', () => Promise.resolve({ name: 'Rahim', host: {} })],
  ['tab that lacks a part of the connection', () => Promise.reject(new Error('offline'))],
])('a %s offers to publish', async (_, connection) => {
  mockConnection = connection;
  await openSection();
  expect(await screen.findByRole('button', { name: 'Publish 1 change' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a dispute stays undecided in a tab that may not write', async () => {
  const browser = createBrowser();
  await browser.startTab();
  const { controller } = await browser.startTab();
  const decided = jest.fn();
  const about = { entity: 'products', id: 'alpha', title: 'Alpha', kind: 'edited-there' } as const;
  const dispute = { ...about, mine: null, theirs: {}, fields: [] };
  renderInStudio(controller, <DisputePanel dispute={dispute} base={null} onDecided={decided} />);
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(announcement.getState()).not.toBeNull());
  expect(decided).not.toHaveBeenCalled();
});

test('a connection without a network says which part is missing', async () => {
  mockConnection = () => Promise.resolve(null);
  render(<RepositoryPanel />);
  await userEvent.type(screen.getByLabelText('Token'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText(/^This part of the studio could not be loaded/)).toBeVisible();
});

test('a withdrawn token shows the reason above the form for another one', async () => {
  const host = { readHead: () => Promise.reject(new HostError('expired')) };
  mockConnection = () => Promise.resolve({ name: 'Rahim', host });
  render(<RepositoryPanel />);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^expired$/));
  expect(screen.getByRole('button', { name: 'Connect' })).toBeVisible();
});
