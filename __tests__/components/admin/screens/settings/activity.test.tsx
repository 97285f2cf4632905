import { openInStudio } from '../../in-studio';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from '@/components/admin/screens/settings/activity.client';
import { createEditSession } from '@/components/admin/store/edit-session';
// Preloads the lazy module, so that no test waits for its transform.
import '@/components/admin/screens/settings/changed-labels';
import { openTabAfter, p, product } from '../../store/studio-kit';

async function openActivity() {
  const changed = product('alpha', { name: 'Changed' });
  const tab = await openTabAfter(({ put }) => put(p('alpha'), changed), { products: [changed] });
  await openInStudio(<Activity />, tab);
  return { ...tab, user: userEvent.setup() };
}

test('a step names the fields that it changed, and shows the change before anything is restored', async () => {
  const { studio, user } = await openActivity();
  expect(await screen.findByText('Name')).toBeVisible();
  await user.click(screen.getByText('What changed'));
  expect(await screen.findByText('Name of alpha', { selector: 'dd *' })).toBeVisible();
  expect(screen.getByText('Changed', { selector: 'dd *' })).toBeVisible();
  expect(studio().changeCount).toBe(0);
});

test('typing in one record is one entry, which holds every version of it', async () => {
  const { controller, studio, user } = await openActivity();
  const session = createEditSession(controller, 'products', 'alpha');
  await act(async () => {
    session.open();
    for (const [field, text] of [
      ['name', 'First'],
      ['size', '9 mm'],
      ['name', 'Second'],
    ] as const)
      session.change({ ...session.getState().value, [field]: text }, field);
    session.close();
    await studio().flush();
  });
  const [entry] = await screen.findAllByRole('listitem');
  if (!entry) throw new Error('no entry');
  expect(within(entry).getByText('Edited “Second”')).toBeInTheDocument();
  await user.click(within(entry).getByText('2 versions between'));
  const oldest = within(entry)
    .getAllByRole('button', { name: /^Restore this version/ })
    .at(-1);
  if (!oldest) throw new Error('no version');
  await user.click(oldest);
  await user.click(await screen.findByRole('button', { name: 'Restore it' }));
  await waitFor(() =>
    expect(studio().row('products', 'alpha')?.value).toMatchObject({ name: 'First', size: '1 mm' }),
  );
});

test('restoring a published version shows its effect first, and is confirmed by name', async () => {
  const { studio, user } = await openActivity();
  await act(async () => void (await studio().undo()));
  expect(studio().changeCount).toBe(0);
  await act(async () => void (await studio().redo()));

  await user.click(await screen.findByRole('button', { name: /^Restore the version before it/ }));
  const question = await screen.findByRole('dialog', { name: 'Restore this version of “Name of alpha”?' });
  expect(question).toHaveTextContent('on the website once you publish it');
  expect(within(question).getByText('Changed')).toBeInTheDocument();
  expect(within(question).getByText('Name of alpha')).toBeInTheDocument();
  expect(studio().changeCount).toBe(0);

  await user.click(within(question).getByRole('button', { name: 'Restore it' }));
  await waitFor(() => expect(studio().row('products', 'alpha')?.state.kind).toBe('edited'));
  expect(studio().row('products', 'alpha')?.value.name).toBe('Name of alpha');
});
