import { screen, waitFor, within } from '@testing-library/react';
import { pair } from '@/__tests__/fixtures/pair';
import { BulkActions } from '@/components/admin/screens/list/bulk-actions';
import { ListFilters } from '@/components/admin/screens/list/list-filters';
import { plainQuery } from '@/components/admin/screens/list/list-query';
import { RecordTable } from '@/components/admin/screens/list/record-table';
import { selectRows } from '@/components/admin/screens/list/select-rows';
import { ReviewBody } from '@/components/admin/screens/review/review-body';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { openInStudio } from '../../in-studio';
import { openEditor } from '../../open-editor';
import { product } from '../../store/studio-kit';

const categories = [
  { id: 'tiles', name: pair('Tiles', 'টাইল') },
  { id: 'blocks', name: pair('Blocks', 'ব্লক') },
];
const products = [
  product('square', { name: '', category: 'tiles', size: '300 mm' }),
  product('hollow', { category: 'blocks' }),
];

const none = () => undefined;
const optionsOf = (select: HTMLElement) => [...(select as HTMLSelectElement).options].map(({ text }) => text);

/** The list of products in a query, with its filters and the actions on all of it. */
function Products(query: { readonly text?: string; readonly category?: string; readonly sort?: string }) {
  const { rows } = useStudio();
  const shown = selectRows(rows('products'), { ...plainQuery, ...query });
  const selection = { rows: [...shown], has: () => true, set: none, clear: none };
  const view = { entity: 'products', isEditable: true, sort: '', onSort: none, field: '' } as const;
  return (
    <>
      <ListFilters {...view} heading="" query={plainQuery} onText={none} onQuery={none} />
      <BulkActions entity="products" selection={selection} />
      <RecordTable {...view} rows={shown} selection={selection} onPreview={none} />
    </>
  );
}

const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('the list shows, filters, searches and sorts products by the names of their categories', async () => {
  const { rerender } = await openInStudio(<Products />, { categories, products });
  expect(titles()).toEqual(['Tiles, 300 mm', 'Name of hollow']);
  expect(screen.getByRole('cell', { name: 'Blocks' })).toBeVisible();
  expect(optionsOf(screen.getByRole('combobox', { name: 'Category' }))).toEqual([
    'All categories',
    'Tiles',
    'Blocks',
  ]);
  for (const query of [{ category: 'blocks' }, { text: 'blocks' }, { text: 'ব্লক' }]) {
    rerender(<Products {...query} />);
    expect(titles()).toEqual(['Name of hollow']);
  }
  rerender(<Products sort="category" />);
  expect(titles()).toEqual(['Name of hollow', 'Tiles, 300 mm']);
});

test('a category that is renamed or added in a draft is called so at once, and one to be deleted is not offered', async () => {
  const { studio } = await openInStudio(<Products />, { categories, products });
  await studio().put({ entity: 'categories', id: 'tiles' }, { id: 'tiles', name: pair('Slabs') });
  await waitFor(() => expect(titles()).toEqual(['Slabs, 300 mm', 'Name of hollow']));
  expect(studio().row('products', 'square')?.state).toEqual({ kind: 'published' });
  await studio().put({ entity: 'categories', id: 'kerbs' }, { id: 'kerbs', name: pair('Kerbs') });
  await studio().remove([{ entity: 'categories', id: 'blocks' }]);
  await waitFor(() =>
    expect(optionsOf(screen.getByRole('combobox', { name: 'Set category' })).slice(1)).toEqual([
      'Slabs',
      'Kerbs',
    ]),
  );
  expect(screen.getByRole('cell', { name: 'Blocks' })).toBeVisible();
});

test('the form of a product offers the categories by name, and keeps the id of the chosen one', async () => {
  const { user, value } = await openEditor('products', 'hollow', products, { categories });
  const select = await screen.findByRole('combobox', { name: 'Category' });
  expect(select).toHaveDisplayValue('Blocks');
  await user.selectOptions(select, 'Tiles');
  await waitFor(() => expect(value().category).toBe('tiles'));
  expect(optionsOf(select)).toEqual(['Tiles', 'Blocks']);
});

test('the review refuses to delete a category while products or galleries use it, and names them', async () => {
  const galleries = [{ id: 'roads', name: pair('Roads'), images: [], products: [{ category: 'tiles' }] }];
  const { studio } = await openInStudio(<ReviewBody />, { categories, products, galleries });
  await studio().remove([{ entity: 'categories', id: 'tiles' }]);
  const change = (await screen.findByText('Tiles')).closest('li');
  if (change === null) throw new Error('The deletion is not in the review.');
  const refusal =
    /while other entries use it: “Tiles, 300 mm”, “Roads”\. Choose another one in these entries first\./;
  expect(await within(change).findByRole('link', { name: refusal })).toBeVisible();
  expect(within(change).getByRole('checkbox')).toBeDisabled();

  await studio().put({ entity: 'products', id: 'square' }, { ...products[0], category: 'blocks' });
  await studio().remove([{ entity: 'galleries', id: 'roads' }]);
  await waitFor(() => expect(within(change).queryByRole('link', { name: refusal })).toBeNull());
});
