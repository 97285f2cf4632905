import { renderInStudio } from '../../in-studio';
import { screen, within } from '@testing-library/react';
import { BulkActions } from '@/components/admin/screens/list/bulk-actions';
import { ListFilters } from '@/components/admin/screens/list/list-filters';
import { plainQuery } from '@/components/admin/screens/list/list-query';
import { RecordTable } from '@/components/admin/screens/list/record-table';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { createBrowser } from '../../store/studio-kit';

const client = (category: string) => ({
  id: category.toLowerCase(),
  name: `Firm of ${category}`,
  logo: { src: '/images/logos/atrai-cement.svg', alt: 'A logo', width: 208, height: 53 },
  link: 'https://www.example.com',
  category,
});

const nothing = () => undefined;

/** List of clients with filter and bulk actions. */
function Clients() {
  const { rows, state } = useStudio();
  if (state.status.phase !== 'ready') return null;
  const list = rows('partners');
  const selection = { rows: [...list], has: () => false, set: nothing, clear: nothing };
  return (
    <>
      <ListFilters
        entity="partners"
        heading="Clients"
        query={plainQuery}
        onText={nothing}
        onQuery={nothing}
        isEditable
      />
      <BulkActions entity="partners" selection={selection} />
      <RecordTable
        entity="partners"
        rows={list}
        selection={selection}
        isEditable
        sort=""
        onSort={nothing}
        onPreview={nothing}
      />
    </>
  );
}

async function open() {
  const tab = createBrowser().openTab({ partners: ['Group', 'Group1', 'associated'].map(client) });
  renderInStudio(tab.controller, <Clients />);
  return screen.findByRole('table');
}

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .slice(1)
    .map(({ textContent }) => textContent);

test('the categories of clients have the same names in the column, in the filter and for ticked rows', async () => {
  const names = ['Client', 'Group company', 'Partner'];
  const table = await open();
  for (const name of names) expect(within(table).getByRole('cell', { name })).toBeVisible();
  expect(optionsOf('Category')).toEqual(names);
  expect(optionsOf('Set category')).toEqual(names);
});
