import { openInStudio, renderInStudio } from '../../in-studio';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ReviewBody } from '@/components/admin/screens/review/review-body';
import type { ManagedRecord } from '@/content/registry';
import { createBrowser, online, openTabAfter, p, product } from '../../store/studio-kit';

const edited = (fields: ManagedRecord) => product('alpha', fields);

/** Opens the review in a browser with a draft of `alpha`, after the website has become `published`. */
async function openReview(draft: ManagedRecord, published: readonly ManagedRecord[] = online.products) {
  const tab = await openTabAfter(({ put }) => put(p('alpha'), draft), { products: published });
  const { studio, container } = await openInStudio(<ReviewBody />, tab);
  return { studio, container, user: userEvent.setup() };
}

it('ticks publishable changes and shows them before and after', async () => {
  const { container, user } = await openReview(edited({ name: 'Better name' }));
  expect(await screen.findByText('1 change, 1 chosen to publish.')).toBeVisible();
  await user.click(screen.getByText('What changes'));
  expect(await screen.findByText('Name of alpha')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Better name/ }));
  expect(screen.getByText('1 change, 0 chosen to publish.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export 0 changes' })).toHaveAttribute('aria-disabled', 'true');
  expect(await axe(container)).toHaveNoViolations();
});

it('shows both values of a disputed field, and publishes only the chosen one', async () => {
  const { studio, user } = await openReview(edited({ name: 'Mine', size: '2 mm' }), [
    product('alpha', { name: 'Theirs', inch: '2″' }),
  ]);
  const panel = await screen.findByRole('region', { name: 'Two versions: choose' });
  expect(screen.getByRole('checkbox', { name: /Mine/ })).toBeDisabled();
  const use = within(panel).getByRole('button', { name: 'Keep what is marked' });
  expect(use).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(panel).getByRole('radio', { name: /On the website/ }));
  await user.click(use);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Two versions: choose' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  // My size, their inches, and the chosen name.
  expect(studio().row('products', 'alpha')?.value).toMatchObject({
    name: 'Theirs',
    size: '2 mm',
    inch: '2″',
  });
});

it('offers to keep or discard a record that was deleted on the website', async () => {
  const { studio, user } = await openReview(edited({ name: 'Mine' }), []);
  await screen.findByText('This product was deleted on the website while you edited it here.');
  await user.click(screen.getByRole('button', { name: 'Keep as new' }));
  await waitFor(() => expect(studio().row('products', 'alpha')?.state.kind).toBe('new'));
});

it('offers to delete a record that has changed on the website since', async () => {
  const products = [product('alpha', { name: 'Theirs' })];
  const { controller, studio } = await openTabAfter(({ remove }) => remove([p('alpha')]), { products });
  renderInStudio(controller, <ReviewBody />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete anyway' }));
  await waitFor(() => expect(studio().row('products', 'alpha')?.state.kind).toBe('deleted'));
});

it('without drafts the review states that there is nothing to publish', async () => {
  const { studio } = await openReview(edited({ name: 'Better name' }));
  await screen.findByText('1 change, 1 chosen to publish.');
  await act(async () => void (await studio().discard([p('alpha')])));
  expect(await screen.findByText('No changes: there is nothing to publish.')).toBeVisible();
});

it('marks a changed record that is a sample', async () => {
  const { controller, studio } = await createBrowser().startTab();
  const record = { id: 'mason', name: 'Mason', message: 'Straight from the pallet.', sample: 'yes' };
  await studio().put({ entity: 'feedbacks', id: 'mason' }, record);
  renderInStudio(controller, <ReviewBody />);
  expect(await screen.findByRole('checkbox', { name: /^Mason feedback\s*Sample$/ })).toBeInTheDocument();
});
