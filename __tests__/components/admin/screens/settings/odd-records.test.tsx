import { openInStudio } from '../../in-studio';
import { draftOf } from '../../rows-and-drafts';
import { screen } from '@testing-library/react';
import { openDB } from 'idb';
import { SettingsScreen } from '@/components/admin/screens/settings/settings-screen';
// Preloads the lazy module, so that no test waits for its transform.
import '@/components/admin/screens/publish/bundle-section';
import { ReviewBody } from '@/components/admin/screens/review/review-body';
import { openTabAfter, p, product } from '../../store/studio-kit';

/** Opens a browser whose store contains a valid draft of `alpha`, and entries written by `damage`. */
async function openDamaged(damage: (database: Awaited<ReturnType<typeof openDB>>) => Promise<unknown>) {
  const tab = await openTabAfter(async ({ put }) => {
    await put(p('alpha'), product('alpha', { name: 'Sound draft' }));
    const database = await openDB('studio');
    await damage(database);
    database.close();
  });
  const { studio } = await openInStudio(
    <>
      <SettingsScreen />
      <ReviewBody />
    </>,
    tab,
  );
  return studio;
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
  expect(studio().state.quarantine).toEqual([]);
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
