import { pair } from '@/__tests__/fixtures/pair';
import { openInStudio, renderInStudio } from '../in-studio';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { useStudioKeys } from '@/components/admin/actions/use-actions';
import { LogOutForm } from '@/components/admin/shell/log-out-form';
import { StatusBar } from '@/components/admin/shell/status-bar';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { watchLostFocus } from '@/components/admin/ui/focus-heading';
import { announce, announcement } from '@/components/admin/ui/announce';
import { UserMenu } from '@/components/admin/shell/user-menu';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { createBrowser, edit, p, product, type } from '../store/studio-kit';
import { StudioGate } from '@/components/admin/shell/studio-gate';
import { Notices } from '@/components/admin/shell/notices';
import { sampleContent } from '@/__tests__/content/sample-content';

test('a screen is not left for the browser’s error page while there is no connection', async () => {
  const push = jest.fn();
  renderInStudio(
    createBrowser().openTab().controller,
    <StudioLink href="/admin/AdminBlogs">Blogs</StudioLink>,
    push,
  );
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('link', { name: 'Blogs' }));
  expect(push).not.toHaveBeenCalled();
  expect(announcement.getState()).toBe('No connection. You can continue writing here.');
  online.mockRestore();
  await userEvent.click(screen.getByRole('link', { name: 'Blogs' }));
  expect(push).toHaveBeenCalledWith('/admin/AdminBlogs');
});

describe('the user menu', () => {
  const user = { name: 'Sample User', jobTitle: 'Site Administrator' };

  function show() {
    const { controller } = createBrowser().openTab();
    renderInStudio(
      controller,
      <>
        <UserMenu user={user} />
        <button type="button">Elsewhere</button>
      </>,
    );
  }
  const trigger = () => screen.getByRole('button', { name: /Sample User/ });
  const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';

  test('one click opens, although the press has focused before; a second one closes', async () => {
    const hands = userEvent.setup();
    show();
    await hands.click(trigger());
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: 'My Contacts' })).toHaveAttribute('href', '#');
    expect(screen.getByRole('link', { name: 'Account Settings' })).toHaveAttribute('href', '/pages/settings');
    await hands.click(trigger());
    expect(isOpen()).toBe(false);
  });

  test('Tab opens, walks all entries, and closes behind the last', async () => {
    const hands = userEvent.setup();
    show();
    await hands.tab();
    expect(isOpen()).toBe(true);
    for (const name of ['My Profile', 'My Contacts', 'Account Settings', 'English', 'বাংলা', 'Log Out']) {
      await hands.tab();
      expect(document.activeElement).toHaveTextContent(name);
      expect(isOpen()).toBe(true);
    }
    await hands.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  test('Enter leaves open what the focus has opened, and closes it the next time', async () => {
    const hands = userEvent.setup();
    show();
    await hands.tab();
    await hands.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await hands.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
    await hands.keyboard('{Enter}{Escape}{Enter}');
    expect(isOpen()).toBe(true);
  });

  test('Escape closes, focuses the trigger and does not open it again', async () => {
    const hands = userEvent.setup();
    show();
    await hands.tab();
    await hands.tab();
    await hands.keyboard('{Escape}');
    expect(trigger()).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  test('My Contacts closes the panel and stays on the page', async () => {
    const hands = userEvent.setup();
    show();
    await hands.click(trigger());
    await hands.click(screen.getByRole('link', { name: 'My Contacts' }));
    expect(isOpen()).toBe(false);
    expect(location.hash).toBe('');
  });

  test('a press inside the panel does not close it, a press outside does', async () => {
    const hands = userEvent.setup();
    show();
    await hands.click(trigger());
    await hands.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: 'My Profile' }) });
    trigger().blur();
    expect(isOpen()).toBe(true);
    await hands.pointer({ keys: '[/MouseLeft]', target: document.body });
    await hands.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isOpen()).toBe(false);
  });
});

test('a dialog stays open for a selection that ends outside and for a link to a new tab, and closes for a press outside', async () => {
  const hands = userEvent.setup();
  renderInStudio(
    createBrowser().openTab().controller,
    <DialogFrame id="test" title="Link" openOnMount>
      <input aria-label="Address" />
      <a href="#help" target="_blank">
        Help
      </a>
    </DialogFrame>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Link' });
  await hands.click(screen.getByRole('link', { name: 'Help' }));
  expect(dialog).toHaveAttribute('open');
  await hands.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('textbox', { name: 'Address' }) },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  // A browser sends the click of a drag to the common ancestor.
  fireEvent.click(dialog);
  expect(dialog).toHaveAttribute('open');
  await hands.click(dialog);
  expect(dialog).not.toHaveAttribute('open');
});

test('the heading of a list has the focus when the row with the pressed button goes', async () => {
  const stop = watchLostFocus();
  const list = (row: ReactNode) => (
    <section aria-labelledby="list-heading">
      <h2 id="list-heading">Products</h2>
      {row}
    </section>
  );
  const { rerender } = render(list(<button type="button">Delete Kerb</button>));
  screen.getByRole('button', { name: 'Delete Kerb' }).focus();
  rerender(list(null));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus());
  stop();
});

test('Log Out removes the token of the host, also in a tab that only reads', async () => {
  process.env.CONTENT_REPOSITORY = 'https://github.com/surma/website@main';
  sessionStorage.setItem('studio:connection', JSON.stringify({ token: 'x', name: 'Rahim' }));
  const browser = createBrowser();
  await browser.startTab();
  renderInStudio(browser.openTab().controller, <LogOutForm />);
  await userEvent.click(await screen.findByRole('button', { name: /^log out$/i }));
  await waitFor(() => expect(sessionStorage.getItem('studio:connection')).toBeNull());
  delete process.env.CONTENT_REPOSITORY;
});

test('a sentence is announced again when it is repeated', () => {
  renderInStudio(createBrowser().openTab().controller, <StatusBar />);
  const said = ['Saved.', 'Saved.'].map((text) => {
    act(() => announce(text));
    return screen.getByRole('status').textContent;
  });
  expect(said[1]).not.toBe(said[0]);
  expect(said[1]?.trim()).toBe('Saved.');
});

test('shortcuts work by the place of a key on a Bangla keyboard, and Ctrl+Y repeats', async () => {
  const Keys = () => (useStudioKeys(), null);
  const { studio } = await openInStudio(<Keys />, { products: [product('alpha')] });
  await studio().remove([p('alpha')]);
  const isDeleted = () => studio().row('products', 'alpha')?.state.kind === 'deleted';
  fireEvent.keyDown(document.body, { key: '্', code: 'KeyZ', ctrlKey: true });
  await waitFor(() => expect(isDeleted()).toBe(false));
  fireEvent.keyDown(document.body, { key: 'y', code: 'KeyY', ctrlKey: true });
  await waitFor(() => expect(isDeleted()).toBe(true));
});

test('the heading has the focus after a store could not be opened again', async () => {
  const broken = { openDatabase: async () => ({ ok: false, reason: 'timeout' }) as const };
  const { controller } = createBrowser().openTab(undefined, broken);
  renderInStudio(
    controller,
    <main>
      <StudioGate>
        <p>Screen</p>
      </StudioGate>
    </main>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Your drafts could not/ })).toHaveFocus());
});

test('an article of a later day is not called online while its page is not there', async () => {
  const [news] = sampleContent.news;
  const article = { ...news, _id: 'later', title: pair('Later'), createdAt: '2099-11-24' };
  const browser = createBrowser();
  const writing = await browser.startTab();
  await writing.studio().put({ entity: 'news', id: 'later' }, article);
  await writing.studio().put(p('delta'), product('delta'));
  writing.controller.stop();

  const reading = browser.openTab({ news: [article], products: [product('delta')] });
  renderInStudio(reading.controller, <Notices />);
  expect(
    await screen.findByText(
      '“Later”: waiting for Nov 24, 2099; somebody has to update the website on that day.',
    ),
  ).toBeVisible();
  expect(screen.getByText('On the website now: “Name of delta”.')).toBeVisible();
});

test('a new title is announced once, when it is typed to its end', async () => {
  const tab = await openInStudio(<StatusBar />, {});
  const { studio } = tab;
  const heard: (string | null)[] = [];
  const stop = announcement.subscribe((text) => heard.push(text));
  const session = await act(async () => edit(tab, null));
  act(() => type(session, 'name', 'Fresh thi'));
  await waitFor(() => expect(studio().state.steps).toHaveLength(1));
  act(() => type(session, 'name', 'Fresh thing'));
  await waitFor(() => expect(heard).toEqual(['Added “Fresh thing”.']), { timeout: 5_000 });
  stop();
});
