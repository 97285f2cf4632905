import { openInStudio } from '../../in-studio';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { commitMessage } from '@/components/admin/repository/commit-message';
import { VersionsDialog } from '@/components/admin/screens/history/versions-dialog';
import { StudioDialogs } from '@/components/admin/shell/studio-dialogs';
import { WhatChanged } from '@/components/admin/screens/history/what-changed';
import type { ChangeReport } from '@/lib/exchange/plan-changes';

const mockHistory: object[] = [];
let mockMissing = false;
let mockValue: object | null = {};

jest.mock('@/components/admin/repository/connection', () => ({
  currentConnection: async () => {
    if (mockMissing) throw new Error('Loading chunk 7 failed.');
    return { name: 'Rahim', host: { historyOf: () => Promise.resolve(mockHistory) } };
  },
}));
jest.mock('@/components/admin/repository/history', () => ({
  withApprovers: (_: unknown, versions: readonly object[]) => versions,
  versionsOf: () =>
    Promise.resolve({ versions: mockHistory.map((version) => ({ version, value: mockValue })), next: null }),
}));
jest.mock('@/components/admin/repository/commit-content', () => ({ recordVersionAt: async () => 1 }));

const report = (title: string, effect: ChangeReport['effect'] = 'edit') =>
  ({
    entity: 'products',
    id: title,
    title,
    effect,
    fields: effect === 'edit' ? ['name', 'name.bn'] : [],
  }) as const;

const commit = (author: string, message: string) => {
  const [subject, ...body] = message.split('\n');
  return { commit: author, subject, body: body.join('\n'), author, at: '2026-11-24T10:00:00Z' };
};
const published = (author: string, note: string, ...reports: readonly ChangeReport[]) =>
  commit(author, commitMessage(reports, { note, by: 'Rina', mark: `mark of ${author}` }));

mockHistory.push(
  published('Rina', '', report('Kerb "K7": low')),
  {
    ...published(
      'Karim',
      'For the fair',
      report('', 'order'),
      report('New', 'add'),
      report('Old', 'delete'),
      report('Last'),
    ),
    approvedBy: 'Rafiq',
  },
  commit('Dev', 'fix(content): widths of kerbs\n\nThey were wrong.'),
);

async function open(part: ReactNode) {
  const { studio } = await openInStudio(part);
  return studio;
}

const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('time')?.nextElementSibling?.textContent);

test('the history lists publications in words, says who approved them, and folds the commits of developers', async () => {
  await open(<WhatChanged />);
  expect(lines(await screen.findByRole('list'))).toEqual([
    'Rina Edited product “Kerb "K7": low”',
    'Karim Order of products; Added product “New”; Deleted product “Old”; and moreFor the fairApproved by Rafiq',
  ]);
  await userEvent.click(screen.getByText('Changed outside the studio'));
  const [, outside] = screen.getAllByRole('list');
  expect(outside && lines(outside)).toEqual(['Dev fix(content): widths of kerbs']);
});

test('the versions of an entry are those of the studio; others can be restored from their fold', async () => {
  await open(<VersionsDialog entity="products" id="alpha" onClosed={() => undefined} />);
  expect(lines(await screen.findByRole('list'))).toEqual([
    'Rina Edited product “Kerb "K7": low”',
    'Karim For the fairApproved by Rafiq',
  ]);
  await userEvent.click(screen.getByText('Changed outside the studio'));
  const [, outside] = await waitFor(() => screen.getAllByRole('list'));
  if (outside === undefined) throw new Error('Nothing is folded.');
  expect(lines(outside)).toEqual(['Dev fix(content): widths of kerbs']);
  expect(within(outside).getByRole('button', { name: /^Compare and restore/ })).toBeEnabled();
});

test('restoring what was not there yet asks where the address should lead', async () => {
  mockValue = null;
  const studio = await open(
    <>
      <VersionsDialog entity="products" id="alpha" onClosed={() => undefined} />
      <StudioDialogs />
    </>,
  );
  const [compare] = await screen.findAllByRole('button', { name: /^Compare and restore/ });
  await userEvent.click(compare as Element);
  const restore = async (answer: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Restore as a draft' }));
    const question = await screen.findByRole('dialog', { name: /^Delete/ });
    await userEvent.click(within(question).getByRole('button', { name: answer }));
  };
  await restore('Cancel');
  expect(studio().changeCount).toBe(0);
  await restore('Delete');
  await waitFor(() => expect(studio().row('redirects', 'products-alpha')?.value.to).toBe('/products'));
  expect(studio().row('products', 'alpha')?.state.kind).toBe('deleted');
});

test('a part of the connection that did not load is reported, in place of reading for ever', async () => {
  mockMissing = true;
  await open(<WhatChanged />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This part of the studio/);
});
