import { renderInStudio } from '../../in-studio';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WhatChanged } from '@/components/admin/screens/history/what-changed';
import type * as content from '@/components/admin/repository/commit-content';
import { createBrowser, online, product } from '../../store/studio-kit';

const mockAfter = product('alpha', { name: 'Of a colleague' });
const mockVersion = {
  ...{ commit: 'one', subject: 'content: 1 product', body: 'Publication: mark' },
  ...{ author: 'Rina', at: '2026-11-24T10:00:00Z' },
};

jest.mock('@/components/admin/repository/connection', () => ({
  currentConnection: async () => ({
    name: 'Rahim',
    host: { historyOf: async () => [mockVersion], readHead: async () => 'head' },
  }),
}));
jest.mock('@/components/admin/repository/history', () => ({
  withApprovers: (_: unknown, versions: readonly object[]) => versions,
  changesIn: async () => [
    { kind: 'record', entity: 'products', id: 'alpha', before: mockBefore(), after: mockAfter },
  ],
}));
jest.mock('@/components/admin/repository/commit-content', () => ({
  ...jest.requireActual<typeof content>('@/components/admin/repository/commit-content'),
  recordsAt: async () => [mockAfter],
}));
const mockBefore = () => online.products.find(({ id }) => id === 'alpha');

test('a publication that the website does not show yet is undone by a draft, before the list was opened', async () => {
  const { controller, studio } = await createBrowser().startTab(online, {}, ['blogs']);
  expect(studio().hasRecords('products')).toBe(false);
  renderInStudio(controller, <WhatChanged />);
  await userEvent.click(await screen.findByText('In detail'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo this publication' }));
  expect(await screen.findByText(/^Made 1 draft that reverses it\./)).toBeVisible();
  await waitFor(() => expect(studio().changes.size).toBe(1));
});
