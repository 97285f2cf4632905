import { openInStudio } from '../../in-studio';
import { screen } from '@testing-library/react';
import { ConflictNote } from '@/components/admin/screens/dashboard/notes.client';
import { openTabAfter, p, product } from '../../store/studio-kit';

/** Renders the note in a browser with a draft of `alpha`, reopened after its published name has changed. */
async function openNote(draft: Readonly<Record<string, unknown>>, name: string) {
  const products = [product('alpha', { name })];
  const tab = await openTabAfter(({ put }) => put(p('alpha'), product('alpha', draft)), { products });
  await openInStudio(<ConflictNote />, tab);
}

it('reports that the website has changed under a draft, and links to the review', async () => {
  await openNote({ name: 'Mine' }, 'Theirs');
  expect(await screen.findByText(/^One of your drafts and the website/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Decide in the review' })).toHaveAttribute(
    'command',
    'show-modal',
  );
});
