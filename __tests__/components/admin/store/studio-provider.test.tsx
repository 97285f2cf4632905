import { textOf } from '@/lib/records';
import './browser-platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StudioProvider, useStudio } from '@/components/admin/store/studio-context.client';
import { useEditSession, useSession } from '@/components/admin/store/edit-session';
import { createBrowser, p } from './studio-kit';

function ProductNames() {
  const { state, rows } = useStudio();
  return (
    <>
      <p>{state.status.phase}</p>
      <ul>
        {rows('products').map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  );
}

function NameField({ id }: { readonly id: string | null }) {
  const session = useEditSession('products', id, () => ({ category: 'other-products' }));
  const value = useSession(session, (shown) => shown.value);
  const state = useSession(session, ({ mode, id: recordId }) => `${mode} ${recordId ?? 'without id'}`);
  return (
    <>
      <p>{`${state} ${String(value.category)}`}</p>
      <input
        aria-label="Name"
        value={textOf(value.name)}
        onChange={({ target }) => session.change({ ...value, name: target.value }, 'name')}
      />
    </>
  );
}

/** Like the add screen: the address gets the record's id as soon as it exists. */
function Editor() {
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      <NameField id={id} />
      <button onClick={() => setId('b')}>Address</button>
      <button onClick={() => setId(null)}>Another</button>
    </>
  );
}

it('renders on the server without touching the browser', () => {
  const html = renderToString(
    <StudioProvider>
      <ProductNames />
    </StudioProvider>,
  );
  expect(html).toContain('starting');
});

function renderStrict(children: ReactNode) {
  const tab = createBrowser().openTab();
  const studio = <StudioProvider studio={tab.controller}>{children}</StudioProvider>;
  render(<StrictMode>{studio}</StrictMode>);
  return tab;
}

it('shows the rows once it is ready, in strict mode too, and follows changes', async () => {
  const tab = renderStrict(<ProductNames />);
  expect(await screen.findByText('ready')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await act(async () => void (await tab.studio().put(p('kerb'), { name: 'Kerb' })));
  expect(screen.getByText('Kerb')).toBeVisible();
});

it('keeps one opening while a new record gets its id and the address follows', async () => {
  const tab = renderStrict(<Editor />);
  expect(await screen.findByText('editing without id other-products')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name'), 'B');
  expect(screen.getByText('editing b other-products')).toBeVisible();
  await userEvent.click(screen.getByText('Address'));
  await userEvent.type(screen.getByLabelText('Name'), 'lock');
  expect(screen.getByLabelText('Name')).toHaveValue('Block');
  await waitFor(() => expect(textOf(tab.studio().row('products', 'b')?.value.name)).toBe('Block'));
  expect(tab.studio().state.steps).toHaveLength(1);

  await userEvent.click(screen.getByText('Another'));
  expect(await screen.findByText('editing without id other-products')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('saves when the editor unmounts, and when the page is hidden or left', async () => {
  const tab = createBrowser().openTab();
  const view = render(
    <StudioProvider studio={tab.controller}>
      <NameField id="alpha" />
    </StudioProvider>,
  );
  await screen.findByText('editing alpha other-products');
  const name = () => textOf(tab.studio().row('products', 'alpha')?.value.name);

  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await userEvent.type(screen.getByLabelText('Name'), '1');
  expect(leave()).toBe(false);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(leave()).toBe(true));
  expect(name()).toBe('Name of alpha1');

  await userEvent.type(screen.getByLabelText('Name'), '2');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(name()).toBe('Name of alpha12'));
  jest.restoreAllMocks();

  await userEvent.type(screen.getByLabelText('Name'), '3');
  view.unmount();
  await waitFor(() => expect(tab.controller.hasUnsaved()).toBe(false));
  expect(name()).toBe('Name of alpha123');
});
