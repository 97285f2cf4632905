import { pair } from '@/__tests__/fixtures/pair';
import { openEditor } from '../../open-editor';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useEffect, useState } from 'react';
import { EditorBoundary, RecordEditor } from '@/components/admin/screens/editor/editor-route.client';
import type { ManagedRecord } from '@/lib/records';
import { renderInStudio } from '../../in-studio';
import { EditorNotices } from '@/components/admin/screens/editor/editor-header';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { announcement } from '@/components/admin/ui/announce';
import { sampleContent } from '@/__tests__/content/sample-content';
import { createBrowser, p, product } from '../../store/studio-kit';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';

/** Opens the form of a new blog, with its text as Markdown. */
async function openBlog() {
  const { tab, user } = await openEditor('blogs', null);
  const ways = within(screen.getByRole('group', { name: 'How to write text' }));
  await user.click(ways.getByRole('button', { name: 'Markdown' }));
  const text = screen.getByRole('textbox', { name: 'Text' });
  await user.click(text);
  return { tab, user, text };
}

test('leaving a field keeps its text unchanged, spaces and empty lines included', async () => {
  const { tab, user, text } = await openBlog();
  await user.type(text, ' First paragraph.\n\n');
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  expect(text).toHaveValue(' First paragraph.\n\n');
  await waitFor(() =>
    expect(tab.studio().rows('blogs')[0]?.value.desc).toEqual(pair(' First paragraph.\n\n')),
  );
});

test('heading and title of the document name the entry, a new one once it has a name', async () => {
  document.title = 'Add products - Admin | Firm';
  const { unmount } = await openEditor('products', 'alpha');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit product: Name of alpha, 1 mm');
  expect(document.title).toBe('Edit product: Name of alpha, 1 mm - Admin | Firm');
  unmount();
  const { user } = await openEditor('feedbacks', null);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^New feedback$/);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rina');
  await waitFor(() => expect(heading).toHaveTextContent(/^New feedback: Rina$/));
  expect(document.title).toBe('New feedback: Rina - Admin | Firm');
});

test('an entry is not called ready beside a message', async () => {
  const { tab, user } = await openEditor('products', 'alpha', [
    { ...sampleContent.products[0], id: 'alpha' },
  ]);
  const ready = () => user.click(screen.getByRole('button', { name: /^Check for problems/ }));
  await ready();
  await waitFor(() => expect(announcement.getState()).toMatch(/^No problems/));
  await user.upload(
    screen.getByLabelText('Picture'),
    new File(['no picture'], 'a.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByText(/This file|not a picture|“a\.jpg”|picture/i, { selector: '[id$="-message"]' });
  await ready();
  await waitFor(() => expect(announcement.getState()).toMatch(/^Not ready yet/));
  tab.controller.stop();
});

/** An editor that fails as soon as its button is pressed. */
function Fragile({ keep }: { readonly keep: (readLast: () => ManagedRecord) => void }) {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => keep(() => ({ name: 'Typed a moment before' })), [keep]);
  if (hasFailed) throw new Error('unforeseen');
  return <button onClick={() => setHasFailed(true)}>Fail</button>;
}

it('shows the text of a failed editor, and copies it', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const { container } = render(<EditorBoundary>{(keep) => <Fragile keep={keep} />}</EditorBoundary>);
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText(/Typed a moment before/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toContain('Typed a moment before');
  expect(screen.getByText('Copied.')).toBeVisible();
  silenced.mockRestore();
});

const STANDS_LAST = /^A new product goes to the end of the list\. You can move it later\. .*home page/;

/** Renders the notices of a product; without an id, of a new one. */
function Notices({ id }: { readonly id: string | null }) {
  const { row, state } = useStudio();
  const openRow = id === null ? null : row('products', id);
  return (
    <>
      <p>{state.status.phase}</p>
      <EditorNotices entity="products" row={openRow} mode="editing" />
    </>
  );
}

async function open(id: string | null) {
  const tab = createBrowser().openTab();
  renderInStudio(tab.controller, <Notices id={id} />);
  await screen.findByText('ready');
  return tab;
}

test('a new product is announced as last, with the effect of its place on the home page', async () => {
  const { studio } = await open('kerb');
  expect(screen.getByText(STANDS_LAST)).toBeVisible();
  await act(async () => void (await studio().put(p('kerb'), product('kerb'))));
  await waitFor(() => expect(studio().row('products', 'kerb')?.state.kind).toBe('new'));
  expect(screen.getByText(STANDS_LAST)).toBeVisible();
});

test.each([
  ['pages', 'All Pages'],
  ['news', 'Add News'],
] as const)('the address that adds %s shows “%s”: pages have a fixed length', (entity, heading) => {
  renderInStudio(
    createBrowser().openTab().controller,
    <SearchParamsContext value={new URLSearchParams()}>
      <RecordEditor entity={entity} />
    </SearchParamsContext>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
});
