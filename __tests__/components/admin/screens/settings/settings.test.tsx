import { pair } from '@/__tests__/fixtures/pair';
import { browserWithDraft, openInStudio } from '../../in-studio';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Activity } from '@/components/admin/screens/settings/activity.client';
import { createEditSession } from '@/components/admin/store/edit-session';
// Preloads the lazy module, so that no test waits for its transform.
import '@/components/admin/screens/settings/changed-labels';
import { product } from '../../store/studio-kit';
import { draftOf } from '../../rows-and-drafts';
import { openDB } from 'idb';
import { SettingsScreen } from '@/components/admin/screens/settings/settings-screen.client';
// Preloads the lazy module, so that no test waits for its transform.
import '@/components/admin/screens/publish/bundle-section';
import { ReviewBody } from '@/components/admin/screens/review/review-body';

describe('the activity', () => {
  const changed = product('alpha', { name: 'Changed' });
  const openActivity = async () =>
    openInStudio(<Activity />, { products: [changed] }, await browserWithDraft(changed));

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
    expect(question).toHaveTextContent('the website once you publish it');
    expect(within(question).getByText('Changed')).toBeInTheDocument();
    expect(within(question).getByText('Name of alpha')).toBeInTheDocument();
    expect(studio().changeCount).toBe(0);

    await user.click(within(question).getByRole('button', { name: 'Restore it' }));
    await waitFor(() => expect(studio().row('products', 'alpha')?.state.kind).toBe('edited'));
    expect(studio().row('products', 'alpha')?.value.name).toEqual(pair('Name of alpha'));
  });
});

/** Opens a browser whose store contains a valid draft of `alpha`, and entries written by `damage`. */
async function openDamaged(damage: (database: Awaited<ReturnType<typeof openDB>>) => Promise<unknown>) {
  const browser = await browserWithDraft(product('alpha', { name: 'Sound draft' }));
  const database = await openDB('studio');
  await damage(database);
  database.close();
  const screens = (
    <>
      <SettingsScreen />
      <ReviewBody />
    </>
  );
  return (await openInStudio(screens, undefined, browser)).studio;
}

it.each([
  ['null', null],
  ['a text', 'text'],
  ['a list', [null, 'text']],
])('a field that holds something else stays a draft that can be corrected: %s', async (_, odd) => {
  const studio = await openDamaged((database) =>
    database.put(
      'drafts',
      draftOf('beta', { id: 'beta', name: odd, category: odd, size: odd, inch: odd, image: odd }),
    ),
  );
  expect(studio().state.unreadable).toEqual([]);
  expect(await screen.findByRole('checkbox', { name: /Sound draft/ })).toBeChecked();
});

it('settings and review open with arbitrary values in the other stores', async () => {
  await openDamaged(async (database) => {
    for (const odd of [10n, null, 'text', { at: 'never', store: 'news', raw: 10n }])
      await database.add('quarantine', odd);
    await database.put('meta', 10n, 'profile');
    await database.put('meta', 'text', 'folder');
    await database.put('meta', null, 'lastWrite');
    await database.put('steps', { seq: 1, at: '2026-11-20', label: 'x', undone: false, changes: [null] });
  });
  expect(screen.getAllByRole('button', { name: /^Download unreadable draft/ })).toHaveLength(5);
  expect(await screen.findByRole('checkbox', { name: /Sound draft/ })).toBeChecked();
});
