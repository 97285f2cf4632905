import { pair } from '@/__tests__/fixtures/pair';
import { announcement } from '@/components/admin/ui/announce';
import { openInStudio, renderInStudio } from '../../in-studio';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BulkActions } from '@/components/admin/screens/list/bulk-actions';
import { RowActions } from '@/components/admin/screens/list/row-parts';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { createBrowser, labels, online, productIds } from '../../store/studio-kit';
import { rowOf } from '../../rows-and-drafts';
import { ReorderList } from '@/components/admin/screens/list/reorder-list';
import { ReorderRow } from '@/components/admin/screens/list/reorder-row';
import { ListFilters } from '@/components/admin/screens/list/list-filters';
import { plainQuery } from '@/components/admin/screens/list/list-query';
import { RecordList } from '@/components/admin/screens/list/record-list';
import { RecordTable } from '@/components/admin/screens/list/record-table';

/** Renders row actions of the first products, and bulk actions on all of them. */
function Actions({ ticked }: { readonly ticked: number }) {
  const { rows, state } = useStudio();
  if (state.status.phase !== 'ready') return null;
  const chosen = rows('products').slice(0, ticked);
  const selection = { rows: chosen, has: () => true, set: () => undefined, clear: () => undefined };
  return (
    <>
      {chosen.map((row) => (
        <RowActions key={row.id} row={row} isEditable onPreview={() => undefined} />
      ))}
      <BulkActions entity="products" selection={selection} />
    </>
  );
}

const categories = [
  { id: 'other-products', name: pair('Other Products') },
  { id: 'edging-block', name: pair('Edging Block') },
];

function open(ticked: number) {
  const tab = createBrowser().openTab({ ...online, categories });
  const push = jest.fn();
  renderInStudio(tab.controller, <Actions ticked={ticked} />, push);
  return { tab, push };
}

async function duplicate(name: string | RegExp, ticked: number) {
  const { tab, push } = open(ticked);
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error('There is no such button.');
  await userEvent.click(button);
  await waitFor(() => expect(productIds(tab.studio())).toHaveLength(3 + ticked));
  return { tab, push };
}

test.each([
  ['in its row', /^Duplicate Name of alpha/],
  ['as the one that is ticked', 'Duplicate'],
])('one record is copied %s: the copy is kept at once, and its form opens', async (_, name) => {
  const { tab, push } = await duplicate(name, 1);
  expect(labels(tab)).toEqual(['Duplicated “Name of alpha”']);
  expect(tab.studio().row('products', 'name-of-alpha')?.value).toMatchObject({ name: pair('Name of alpha') });
  await waitFor(() => expect(push.mock.calls).toEqual([['/admin/AdminAddProducts?id=name-of-alpha']]));
});

test('several records are copied in one step, without leaving the list', async () => {
  const { tab, push } = await duplicate('Duplicate', 2);
  expect(labels(tab)).toEqual(['Duplicated 2 products']);
  expect(push).not.toHaveBeenCalled();
});

test('a double click on Duplicate makes one copy', async () => {
  const { tab } = open(1);
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Duplicate Name of alpha/ }));
  await waitFor(() => expect(productIds(tab.studio())).toHaveLength(4));
  await tab.studio().flush();
  expect(labels(tab)).toEqual(['Duplicated “Name of alpha”']);
});

test('a category is set by the button, not by choosing it', async () => {
  const { tab } = open(2);
  const chosen = () =>
    tab
      .studio()
      .rows('products')
      .map(({ value }) => value.category);
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Set category' }),
    'Edging Block',
  );
  expect(new Set(chosen())).toEqual(new Set(['other-products']));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(chosen()).toEqual(['edging-block', 'edging-block', 'other-products']));
  expect(labels(tab)).toEqual(['Changed 2 products']);
});

test('a position is typed over the present one', async () => {
  const onMove = jest.fn();
  const row = <ReorderRow row={rowOf('kerb')} place={5} count={9} onMove={onMove} />;
  renderInStudio(createBrowser().openTab().controller, row);
  await userEvent.click(screen.getByRole('button', { name: /^Move to position/ }));
  await userEvent.keyboard('2{Enter}');
  expect(onMove).toHaveBeenCalledWith('kerb', 1);
});

test('a moved row is announced by its name', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const Order = () => <ReorderList entity="products" rows={useStudio().rows('products')} />;
  const { user } = await openInStudio(<Order />);
  await user.click(await screen.findByRole('button', { name: 'Down: Name of alpha, 1 mm' }));
  await waitFor(() => expect(announcement.getState()).toBe('“Name of alpha, 1 mm” moved to position 2 of 3'));
});

test('the heading and one message say how many rows match a filter', async () => {
  const spoken: (string | null)[] = [];
  const { user } = await openInStudio(<RecordList entity="products" />);
  await user.click(await screen.findByRole('searchbox', { name: 'Filter' }));
  const stop = announcement.subscribe((text) => spoken.push(text));
  await user.keyboard('alpha');
  expect(await screen.findByRole('heading', { name: '1 of 3 products' })).toBeVisible();
  await waitFor(() => expect(spoken).toEqual(['1 of 3 products']));
  stop();
});

describe('the list of clients', () => {
  const client = (category: string) => ({
    id: category.toLowerCase(),
    name: `Firm of ${category}`,
    logo: { src: '/images/logos/a-client.svg', alt: 'A logo', width: 208, height: 53 },
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
          field=""
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
});

test('a list that was opened for a field leads to that field of each record', () => {
  const { controller } = createBrowser().openTab(online);
  const nothing = () => undefined;
  const selection = { rows: [], has: () => false, set: nothing, clear: nothing };
  const view = {
    entity: 'products',
    isEditable: true,
    sort: '',
    onSort: nothing,
    onPreview: nothing,
  } as const;
  const rows = [rowOf('alpha', { title: 'Alpha' })];
  renderInStudio(controller, <RecordTable {...view} rows={rows} selection={selection} field="prices" />);
  expect(screen.getByRole('link', { name: 'Alpha' })).toHaveAttribute(
    'href',
    '/admin/AdminAddProducts?id=alpha#field-prices',
  );
});
