import { renderInStudio } from '../../in-studio';
import { act, screen, waitFor } from '@testing-library/react';
import { EditorNotices } from '@/components/admin/screens/editor/editor-header';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { createBrowser, p, product } from '../../store/studio-kit';

const STANDS_LAST = /^A new product is last, until you reorder it\. .*home page/;

/** Renders the notices of a product; without an id, of a new one. */
function Notices({ id }: { readonly id: string | null }) {
  const { row, state } = useStudio();
  const shown = id === null ? null : row('products', id);
  return (
    <>
      <p>{state.status.phase}</p>
      <EditorNotices entity="products" row={shown} mode="editing" />
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
