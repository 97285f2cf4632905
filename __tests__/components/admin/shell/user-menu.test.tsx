import { renderInStudio } from '../in-studio';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserMenu } from '@/components/admin/shell/user-menu';
import { createBrowser } from '../store/studio-kit';

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
  return userEvent.setup();
}
const trigger = () => screen.getByRole('button', { name: /Sample User/ });
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';

test('one click opens, although the press has focused before; a second one closes', async () => {
  const hands = show();
  await hands.click(trigger());
  expect(isOpen()).toBe(true);
  expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'My Contacts' })).toHaveAttribute('href', '#');
  expect(screen.getByRole('link', { name: 'Account Settings' })).toHaveAttribute('href', '/pages/settings');
  await hands.click(trigger());
  expect(isOpen()).toBe(false);
});

test('Tab opens, walks all four entries, and closes behind the last', async () => {
  const hands = show();
  await hands.tab();
  expect(isOpen()).toBe(true);
  for (const name of ['My Profile', 'My Contacts', 'Account Settings', 'Log Out']) {
    await hands.tab();
    expect(document.activeElement).toHaveTextContent(name);
    expect(isOpen()).toBe(true);
  }
  await hands.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('Escape closes, focuses the trigger and does not open it again', async () => {
  const hands = show();
  await hands.tab();
  await hands.tab();
  await hands.keyboard('{Escape}');
  expect(trigger()).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('My Contacts closes the panel and stays on the page', async () => {
  const hands = show();
  await hands.click(trigger());
  await hands.click(screen.getByRole('link', { name: 'My Contacts' }));
  expect(isOpen()).toBe(false);
  expect(location.hash).toBe('');
});

test('a press inside the panel does not close it, a press outside does', async () => {
  const hands = show();
  await hands.click(trigger());
  await hands.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: 'My Profile' }) });
  trigger().blur();
  expect(isOpen()).toBe(true);
  await hands.pointer({ keys: '[/MouseLeft]', target: document.body });
  await hands.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);
});
