import { act, render, screen } from '@testing-library/react';
import { listNames } from '@/app/(site)/_screens/list-names';
import { ListLoader } from '@/components/site/list/list-loader.client';
import { strings as en } from '@/content/strings/en';

const KEY = 'project-list';
const list = JSON.stringify({
  version: 2,
  lines: [{ id: 'full-brick', product: 'full-brick', count: 500 }],
  note: '',
});
const show = () =>
  render(
    <ListLoader
      language="en"
      names={listNames(en)}
      email="info@x.test"
      whatsApp={undefined}
      fault={en.listPage.fault}
    >
      <p>Nothing yet</p>
    </ListLoader>,
  );
const pieces = () => screen.findByRole('textbox', { name: 'Quantity of full-brick' });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/list');
  window.fetch = jest.fn(() => Promise.reject(new Error('offline')));
});

it('shows a list that is kept on the device, and one that another tab begins', async () => {
  localStorage.setItem(KEY, list);
  const { unmount } = show();
  expect(await pieces()).toHaveValue('500');
  expect(screen.queryByText('Nothing yet')).toBeNull();
  unmount();

  localStorage.clear();
  show();
  expect(screen.getByText('Nothing yet')).toBeVisible();
  act(() => {
    localStorage.setItem(KEY, list);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(await pieces()).toHaveValue('500');
});

it.each(['?lines=full-brick_5', '?items=full-brick*5'])('shows the list of a link: %s', async (query) => {
  window.history.replaceState(null, '', `/list${query}`);
  show();
  expect(await screen.findByRole('button', { name: 'Add it to my list' })).toBeVisible();
});

it('says that a kept list cannot be read', async () => {
  localStorage.setItem(KEY, '{"version":3}');
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be read/);
});
