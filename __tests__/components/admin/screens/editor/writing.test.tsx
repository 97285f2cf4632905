import { openEditor } from '../../open-editor';
import { screen, waitFor, within } from '@testing-library/react';

/** Opens the form of a new blog, with its text as Markdown. */
async function openBlog() {
  const { tab, user } = await openEditor('blogs', null);
  const ways = within(screen.getByRole('group', { name: 'How to write text' }));
  await user.click(ways.getByRole('button', { name: 'Plain marks' }));
  const text = screen.getByRole('textbox', { name: 'Text' });
  await user.click(text);
  return { tab, user, text };
}

test('leaving a field keeps its text unchanged, spaces and empty lines included', async () => {
  const { tab, user, text } = await openBlog();
  await user.type(text, ' First paragraph.\n\n');
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  expect(text).toHaveValue(' First paragraph.\n\n');
  await waitFor(() => expect(tab.studio().rows('blogs')[0]?.value.desc).toBe(' First paragraph.\n\n'));
});
