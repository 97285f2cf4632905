import { act, screen, waitFor, within } from '@testing-library/react';
import { BulkActions } from '@/components/admin/screens/list/bulk-actions';
import { RowActions } from '@/components/admin/screens/list/row-parts';
import { StatusBar } from '@/components/admin/shell/status-bar';
import { StudioDialogs } from '@/components/admin/shell/studio-dialogs';
import { reviewItems } from '@/components/admin/screens/review/review-items';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { Studio } from '@/components/admin/store/studio';
import type { Entity } from '@/lib/records';
import { openInStudio } from '../../in-studio';
import { createBrowser, labels, online, p, product } from '../../store/studio-kit';

/** Rows of an entity with their buttons, the bar of all selected ones, and what the shell has on every screen. */
function Screen({ entity }: { readonly entity: Entity }) {
  const rows = useStudio((studio) => studio.rows(entity));
  const selection = { rows: [...rows], has: () => true, set: () => undefined, clear: () => undefined };
  return (
    <>
      {rows.map((row) => (
        <RowActions key={row.id} row={row} isEditable onPreview={() => undefined} />
      ))}
      <BulkActions entity={entity} selection={selection} />
      <StatusBar />
      <StudioDialogs />
    </>
  );
}

const open = (records: Parameters<typeof openInStudio>[1] = online, entity: Entity = 'products') =>
  openInStudio(<Screen entity={entity} />, records);

type Opened = Awaited<ReturnType<typeof open>>;

const press = async ({ user }: Opened, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

const question = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** Presses the button that deletes in the open question. */
async function confirm({ user }: Opened, name: string | RegExp) {
  await user.click(within(await question(name)).getByRole('button', { name: 'Delete' }));
}

const redirects = (studio: Studio) =>
  studio
    .rows('redirects')
    .filter(({ change }) => change?.op !== 'delete')
    .map(({ value }) => `${String(value.from)} ${String(value.to)}`);

const stateOf = ({ studio }: Opened, id = 'alpha') => studio().row('products', id)?.state.kind;

test('deleting a published product asks where its address should lead, and Undo takes both back', async () => {
  const tab = await open();
  await press(tab, 'Delete Name of alpha, 1 mm');
  const dialog = await question('Delete “Name of alpha, 1 mm”?');
  expect(dialog).toHaveTextContent('/products/alpha');
  expect(within(dialog).getByRole('radio', { checked: true })).toBe(
    within(dialog).getByRole('radio', { name: 'To the page “Products”' }),
  );
  expect(stateOf(tab)).toBe('published');

  await confirm(tab, /^Delete/);
  await waitFor(() => expect(stateOf(tab)).toBe('deleted'));
  expect(redirects(tab.studio())).toEqual(['/products/alpha /products']);
  expect(tab.studio().row('redirects', 'products-alpha')?.state.kind).toBe('new');
  expect(labels(tab)).toEqual(['Deleted “Name of alpha”']);

  await press(tab, /^Undo/);
  await waitFor(() => expect(stateOf(tab)).toBe('published'));
  expect(redirects(tab.studio())).toEqual([]);
  expect(tab.studio().changeCount).toBe(0);
  await press(tab, /^Redo/);
  await waitFor(() => expect(redirects(tab.studio())).toEqual(['/products/alpha /products']));
});

test('the copy of a deleted product is proposed, also under another address', async () => {
  const tab = await open();
  await press(tab, 'Duplicate Name of alpha, 1 mm');
  await waitFor(() => expect(tab.studio().changeCount).toBe(1));
  await act(async () => {
    await tab.studio().put(p('name-of-alpha'), product('better', { name: 'Better' }));
    await tab.studio().rename(p('name-of-alpha'), 'better');
  });
  await press(tab, 'Delete Name of alpha, 1 mm');
  const dialog = await question(/^Delete/);
  expect(within(dialog).getByRole('radio', { checked: true })).toBe(
    within(dialog).getByRole('radio', { name: 'To its copy: Better, 1 mm' }),
  );
  await confirm(tab, /^Delete/);
  await waitFor(() => expect(redirects(tab.studio())).toEqual(['/products/alpha /products/better']));
});

test('the address may end: the product is deleted, and no redirect is made', async () => {
  const tab = await open();
  await press(tab, 'Delete Name of alpha, 1 mm');
  const dialog = await question(/^Delete/);
  await tab.user.click(within(dialog).getByRole('radio', { name: /^Nowhere: the address ends/ }));
  await confirm(tab, /^Delete/);
  await waitFor(() => expect(stateOf(tab)).toBe('deleted'));
  expect(redirects(tab.studio())).toEqual([]);
  expect(tab.studio().changeCount).toBe(1);
});

test('any other page can be chosen, but no deleted one and not the one that is being deleted', async () => {
  const tab = await open({ ...online, blogs: [{ _id: 'first', title: { en: 'First post' } }] });
  await act(async () => void (await tab.studio().remove([p('gamma')])));
  await press(tab, 'Delete Name of alpha, 1 mm');
  const dialog = await question(/^Delete/);
  const select = within(dialog).getByRole('combobox', { name: 'Another page' });
  await within(select).findByRole('option', { name: 'Name of beta, 1 mm' });
  expect(within(select).queryByRole('option', { name: 'Name of gamma, 1 mm' })).toBeNull();
  expect(within(select).queryByRole('option', { name: 'Name of alpha, 1 mm' })).toBeNull();
  await tab.user.selectOptions(select, await within(select).findByRole('option', { name: 'First post' }));
  expect(within(dialog).getByRole('radio', { name: 'To another page' })).toBeChecked();
  await confirm(tab, /^Delete/);
  await waitFor(() => expect(redirects(tab.studio())).toEqual(['/products/alpha /blog/first']));
});

test('several products are deleted with one answer, in one step', async () => {
  const tab = await open();
  await press(tab, 'Delete');
  await confirm(tab, 'Delete 3 products?');
  await waitFor(() => expect(redirects(tab.studio())).toHaveLength(3));
  expect(labels(tab)).toEqual(['Deleted 3 products']);
  await press(tab, /^Undo/);
  await waitFor(() => expect(tab.studio().changeCount).toBe(0));
});

test('the question counts all selected products, also those that have no page yet', async () => {
  const tab = await open({ products: [product('alpha')] });
  await act(async () => void (await tab.studio().duplicate([p('alpha')])));
  await press(tab, 'Delete');
  const dialog = await question('Delete 2 products?');
  expect(dialog).toHaveTextContent('One of their pages is on the website at /products/alpha. ');
  // The copy is deleted, too.
  expect(within(dialog).queryByRole('radio', { name: /copy/ })).toBeNull();
  await confirm(tab, /^Delete/);
  await waitFor(() => expect(redirects(tab.studio())).toEqual(['/products/alpha /products']));
  expect(tab.studio().rows('products')).toHaveLength(1);
});

test.each([
  [['2020-01-01'], 'Its page was on the website at /career/0. Other'],
  [['2020-01-01', '2999-01-01'], 'Their pages are or were on the website. Other'],
])('the question about vacancies until %s says %s', async (days, said) => {
  const vacancies = days.map((until, index) => ({ _id: String(index), position: { en: 'Guard' }, until }));
  const tab = await open({ vacancies }, 'vacancies');
  await press(tab, 'Delete');
  expect(await question(/^Delete/)).toHaveTextContent(said);
  await press(tab, 'Cancel');
});

test('nothing is deleted when the question is called off', async () => {
  const tab = await open();
  await press(tab, 'Delete Name of alpha, 1 mm');
  await tab.user.click(within(await question(/^Delete/)).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Delete/ })).toBeNull());
  expect(tab.studio().changeCount).toBe(0);
});

test.each([
  ['Restore', (tab: Opened) => press(tab, /^Restore/)],
  [
    'throwing the change away',
    async (tab: Opened) => act(async () => void (await tab.studio().discard([p('alpha')]))),
  ],
])('%s takes the redirect back with the product, in one step', async (_, back) => {
  const tab = await open();
  await act(async () => void (await tab.studio().remove([p('alpha')], '/products')));
  await back(tab);
  await waitFor(() => expect(stateOf(tab)).toBe('published'));
  expect(redirects(tab.studio())).toEqual([]);
  await act(async () => void (await tab.studio().undo()));
  expect([stateOf(tab), redirects(tab.studio())]).toEqual(['deleted', ['/products/alpha /products']]);
});

test.each([
  ['a record that only other pages show', 'services' as const, { id: 'a', title: { en: 'Delivery' } }],
  ['a vacancy that waits for its day', 'vacancies' as const, { _id: 'a', createdAt: '2999-01-01' }],
])('%s is deleted without a question', async (_, entity, record) => {
  const tab = await open({ [entity]: [record] }, entity);
  await press(tab, /^Delete \w/);
  await waitFor(() => expect(tab.studio().row(entity, 'a')?.state.kind).toBe('deleted'));
  expect(redirects(tab.studio())).toEqual([]);
});

test('the review says when an old address leads to no page, or has a page again', async () => {
  const tab = await createBrowser().startTab();
  const { put, remove } = tab.studio();
  await remove([p('alpha')], '/products/copy');
  await put({ entity: 'redirects', id: 'two' }, { from: '/products/beta', to: '/products' });
  const messages = reviewItems(tab.studio(), () => ({ kind: 'unknown' })).flatMap((item) =>
    item.entity === 'redirects' && item.kind === 'record' ? [...item.messages] : [],
  );
  expect(messages).toEqual([
    ['to', 'There is no page /products/copy on the website.'],
    ['from', '/products/beta is a page of the website, so it cannot lead elsewhere.'],
  ]);
});
