import { renderInStudio } from '../../in-studio';
import { screen, waitFor } from '@testing-library/react';
import { ConflictNote } from '@/components/admin/screens/dashboard/notes.client';
import { createBrowser, p, product } from '../../store/studio-kit';

/** Renders the note in a browser with a draft of `alpha`, reopened after its published name has changed. */
async function openNote(draft: Readonly<Record<string, unknown>>, name: string) {
  const browser = createBrowser();
  const before = await browser.startTab();
  await before.studio().put(p('alpha'), product('alpha', draft));
  before.controller.stop();
  const { controller, studio } = browser.openTab({ products: [product('alpha', { name })] });
  renderInStudio(controller, <ConflictNote />);
  await waitFor(() => expect(studio().state.status.phase).toBe('ready'));
}

it('reports that the website has changed under a draft, and links to the review', async () => {
  await openNote({ name: 'Mine' }, 'Theirs');
  expect(await screen.findByText(/^One of your drafts and the website/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Decide in the review' })).toHaveAttribute(
    'command',
    'show-modal',
  );
});
