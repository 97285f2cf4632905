import { renderInStudio } from '../../in-studio';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BulkActions } from '@/components/admin/screens/list/bulk-actions';
import { RowActions } from '@/components/admin/screens/list/row-parts';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { createBrowser, labels, productIds } from '../../store/studio-kit';

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

function open(ticked: number) {
  const tab = createBrowser().openTab();
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
  expect(tab.studio().row('products', 'name-of-alpha')?.value).toMatchObject({ name: 'Name of alpha' });
  await waitFor(() => expect(push.mock.calls).toEqual([['/admin/AdminAddProducts?id=name-of-alpha']]));
});

test('several records are copied in one step, without leaving the list', async () => {
  const { tab, push } = await duplicate('Duplicate', 2);
  expect(labels(tab)).toEqual(['Duplicated 2 products']);
  expect(push).not.toHaveBeenCalled();
});

test('all ticked records are deleted in one step', async () => {
  const { tab } = open(3);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(tab.studio().changeCount).toBe(3));
  expect(labels(tab)).toEqual(['Deleted 3 products']);
});

test('a category is set by the button, not by choosing it', async () => {
  const { tab } = open(2);
  const categories = () =>
    tab
      .studio()
      .rows('products')
      .map(({ value }) => value.category);
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Set category' }),
    'Edging Block',
  );
  expect(new Set(categories())).toEqual(new Set(['Other Products']));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(categories()).toEqual(['Edging Block', 'Edging Block', 'Other Products']));
  expect(labels(tab)).toEqual(['Changed 2 products']);
});
