import { openInStudio } from '../../in-studio';
import { screen, within } from '@testing-library/react';
import { Waiting } from '@/components/admin/screens/dashboard/waiting';
import { placeholdersIn } from '@/content/check/placeholders';
import { entities } from '@/content/registry';
import { createBrowser } from '../../store/studio-kit';

const nothing = Object.fromEntries(entities.map((entity) => [entity, []]));

test('the dashboard counts the placeholders of published records and links each record', async () => {
  const records = {
    ...nothing,
    feedbacks: [
      { id: 'mason', name: 'Mason', message: 'Straight from the pallet.', sample: 'yes' },
      { id: 'owner', name: 'Owner', message: 'Dry since 2024.', sample: 'no' },
    ],
    partners: [{ id: 'pillar', name: 'Pillar', link: 'https://www.pillar.example' }],
  };
  const waiting = <Waiting published={[]} placeholders={placeholdersIn(records as never)} />;
  await openInStudio(waiting, createBrowser().openTab({}));
  const list = screen.getByText('2 placeholders are still on the website').closest('details');
  const links = within(list as HTMLElement).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Mason', '/admin/AdminAddFeedback?id=mason'],
    ['Pillar', '/admin/AdminAddClient?id=pillar'],
  ]);
});
