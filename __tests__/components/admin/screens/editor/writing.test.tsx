import '../../store/browser-platform';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StudioProvider } from '@/components/admin/store/studio-context.client';
import { Announcer } from '@/components/admin/ui/announcer.client';
// Loaded on demand by the screen; here it is there from the start, so that no test waits for its transform.
import '@/components/admin/screens/editor/editor-form';
import { EditorScreen } from '@/components/admin/screens/editor/editor-screen';
import { createBrowser } from '../../store/studio-kit';
import { Router } from '../../router';

beforeEach(() => {
  // A narrow screen: the preview is a tab of its own.
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

/** The screen that adds a blog, in a browser of its own, with its text as Markdown. */
async function openBlog() {
  const tab = createBrowser().openTab();
  render(
    <StudioProvider studio={tab.controller}>
      <Router>
        <Announcer>
          <EditorScreen entity="blogs" id={null} />
        </Announcer>
      </Router>
    </StudioProvider>,
  );
  const user = userEvent.setup();
  const ways = within(await screen.findByRole('group', { name: 'How to write text' }));
  await user.click(ways.getByRole('button', { name: 'Plain marks' }));
  const text = screen.getByRole('textbox', { name: 'Text' });
  await user.click(text);
  return { tab, user, text };
}

test('leaving a field keeps what was typed as it was typed, spaces and empty lines included', async () => {
  const { tab, user, text } = await openBlog();
  await user.type(text, ' First paragraph.\n\n');
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  expect(text).toHaveValue(' First paragraph.\n\n');
  await waitFor(() => expect(tab.studio().rows('blogs')[0]?.value.desc).toBe(' First paragraph.\n\n'));
});
