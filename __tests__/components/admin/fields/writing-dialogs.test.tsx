import { openInStudio } from '../in-studio';
import { EditorState, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { LinkDialog } from '@/components/admin/fields/writing/link-dialog';
import { usePastedPictures } from '@/components/admin/fields/writing/use-pasted-pictures';
import { schema } from '@/components/admin/writing/schema';
import { screen, waitFor } from '@testing-library/react';
import { readablePicture, readPictures } from '../readable-pictures';

/** The visual editor without its layout, which jsdom lacks. */
function viewOf() {
  const view = {
    isDestroyed: false,
    state: EditorState.create({ schema }),
    dispatch: (transaction: Transaction) => void (view.state = view.state.apply(transaction)),
  };
  return view as typeof view & EditorView;
}

test.each([
  ['info@surmablocks.com', 'mailto:info@surmablocks.com'],
  ['+880 1711-000000', 'tel:+8801711000000'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['products', '/products'],
])('a link to %s leads to %s', async (typed, href) => {
  const view = viewOf();
  const { user } = await openInStudio(<LinkDialog view={view} onClosed={() => undefined} />);
  await user.type(screen.getByRole('textbox', { name: 'Address' }), `${typed}{Enter}`);
  expect(JSON.stringify(view.state.doc)).toContain(`"href":"${href}"`);
});

test('files that cannot be pictures of an article are named beside those that were added', async () => {
  readPictures();
  const notes = jest.fn();
  const [wall, plan] = [readablePicture('wall.webp'), readablePicture('plan.svg', 0, 0, '<svg>')];
  function Article() {
    const { take } = usePastedPictures({ readTitle: () => '', onNote: notes, onOne: notes });
    return <button onClick={() => void take(viewOf(), [wall, plan, wall])}>Drop</button>;
  }
  const { user } = await openInStudio(<Article />);
  await user.click(screen.getByRole('button', { name: 'Drop' }));
  await waitFor(() =>
    expect(notes).toHaveBeenCalledWith(expect.stringMatching(/^2 pictures added\..* plan\.svg: /)),
  );
});
