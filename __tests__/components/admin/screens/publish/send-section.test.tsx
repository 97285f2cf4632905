import { renderInStudio } from '../../in-studio';
import { screen, waitFor } from '@testing-library/react';
import { SendSection } from '@/components/admin/screens/publish/send-section';
import { createBrowser } from '../../store/studio-kit';

let mockConnection: object | null = null;

jest.mock('@/components/admin/repository/connection', () => ({
  currentConnection: () => Promise.resolve(mockConnection),
}));

async function openSection() {
  const { controller, studio } = createBrowser().openTab();
  renderInStudio(controller, <SendSection keys={new Set(['products/alpha'])} />);
  await waitFor(() => expect(studio().state.hasEditing).toBe(true));
}

test('a tab without a connection offers to connect, in place of publishing', async () => {
  await openSection();
  expect(await screen.findByRole('link', { name: 'Connect to publish' })).toHaveAttribute(
    'href',
    '/pages/settings',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('a connected tab publishes', async () => {
  mockConnection = { name: 'Rahim', host: {} };
  await openSection();
  expect(await screen.findByRole('button', { name: 'Publish 1 change' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
