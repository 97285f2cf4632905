import '../store/browser-platform';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StudioProvider } from '@/components/admin/store/studio-provider.client';
import { Announcer } from '@/components/admin/ui/announcer.client';
// Loaded on demand by the screen; here it is there from the start, so that no test waits for its transform.
import '@/components/admin/screens/editor/editor-form';
import { EditorScreen } from '@/components/admin/screens/editor/editor-screen';
import type { Entity } from '@/content/registry';
import { published } from '@/__tests__/content/published';
import { createBrowser } from '../store/studio-kit';
import { Router } from '../router';

beforeEach(() => {
  // A narrow screen: the preview is a tab of its own.
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

/** The screen of a record as it is published. */
async function open(entity: Entity, id: string) {
  const tab = createBrowser().openTab({ [entity]: published[entity] });
  render(
    <StudioProvider studio={tab.controller}>
      <Router>
        <Announcer>
          <EditorScreen entity={entity} id={id} from={null} />
        </Announcer>
      </Router>
    </StudioProvider>,
  );
  await screen.findByRole('form');
  const value = () => tab.studio().row(entity, id)?.value ?? {};
  return { user: userEvent.setup(), value };
}

test('a field inside a group changes that part of the record alone', async () => {
  const { user, value } = await open('company', 'company');
  const before = value().headOffice;
  const city = within(screen.getByRole('group', { name: 'Head office' })).getByRole('textbox', {
    name: 'City',
  });
  await user.clear(city);
  await user.type(city, 'Khulna');
  await user.tab();
  await waitFor(() => expect(value().headOffice).toEqual({ ...(before as object), city: 'Khulna' }));
});

test('rows are added, moved and removed, and lines are one each', async () => {
  const { user, value } = await open('home', 'home');
  const bars = () => (value().whyGreen as { readonly ranges: readonly { readonly label: string }[] }).ranges;
  const labels = bars().map(({ label }) => label);
  await user.click(screen.getByRole('button', { name: 'Down: bar 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove: bar 3' }));
  await user.click(screen.getByRole('button', { name: 'Add a bar' }));
  const added = await screen.findByText(`Bar ${labels.length}`);
  const row = added.closest('li');
  if (!row) throw new Error('A new row is an item of the list.');
  await user.type(within(row).getByRole('textbox', { name: 'Label' }), 'New bar');
  await user.type(within(row).getByRole('textbox', { name: /^From/ }), '12.5');
  await user.tab();
  const [first, second, , ...rest] = labels;
  await waitFor(() => expect(bars().map(({ label }) => label)).toEqual([second, first, ...rest, 'New bar']));
  expect(bars().at(-1)).toMatchObject({ low: 12.5 });
});

test('a fault inside a row is named with its place, and leads to the field', async () => {
  const { user } = await open('films', String(published.films[0]?.id));
  const [film] = screen.getAllByRole('textbox', { name: /^Video id/ });
  if (!film) throw new Error('The first group has a film.');
  await user.clear(film);
  await user.click(screen.getByRole('button', { name: /^Check/ }));
  const link = await screen.findByRole('link', { name: /^Films 1, Video id/ });
  // The check hands the focus to its summary first.
  await waitFor(() => expect(link.closest('[role="group"]')).toHaveFocus());
  await user.click(link);
  expect(film).toHaveFocus();
});

test('a single record is neither copied nor deleted, and leads to its page and back', async () => {
  await open('contact', 'contact');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Duplicate' })).toBeNull();
  expect(screen.getByRole('link', { name: /^View on the website/ })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/admin/dashboard');
});
