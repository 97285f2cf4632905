import { render, waitFor } from '@testing-library/react';
import { BackCloses } from '@/components/site/layout/back-closes.client';

document.body.innerHTML = '<dialog id="menu"></dialog><dialog id="film"></dialog>';
const [menu, film] = document.querySelectorAll('dialog') as unknown as [HTMLDialogElement, HTMLDialogElement];

const isPage = () => (history.state as unknown) === 'page';

beforeEach(() => {
  jest.restoreAllMocks();
  history.pushState('page', '');
  render(<BackCloses />);
});

/** Opens a dialog, as a button does, and waits for its entry. */
async function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  await waitFor(() => expect(isPage()).toBe(false));
}

test('Back closes a dialog, and the page stays', async () => {
  await open(menu);
  history.back();
  await waitFor(() => expect(menu.open).toBe(false));
  expect(isPage()).toBe(true);
});

test('a dialog that its button closes leaves no entry for Back', async () => {
  await open(menu);
  menu.close();
  await waitFor(() => expect(isPage()).toBe(true));
});

test.each([
  ['at once', 0, undefined],
  ['before the browser has gone back', 1, Promise.resolve()],
])('a dialog that is opened %s after another stays open, and Back closes it', async (_, entries, pause) => {
  await open(menu);
  const push = jest.spyOn(history, 'pushState');
  menu.close();
  if (pause) await pause;
  film.showModal();
  await waitFor(() => expect(push).toHaveBeenCalledTimes(entries));
  expect(film.open).toBe(true);
  history.back();
  await waitFor(() => expect(film.open).toBe(false));
  expect(isPage()).toBe(true);
});

test('Forward opens nothing, and leads back to the page', async () => {
  await open(menu);
  menu.close();
  await waitFor(() => expect(isPage()).toBe(true));
  const goBack = jest.spyOn(history, 'back');
  history.forward();
  await waitFor(() => expect(goBack).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(isPage()).toBe(true));
  expect(document.querySelector('dialog[open]')).toBeNull();
});
