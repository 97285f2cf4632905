import { renderInStudio } from '../in-studio';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/components/admin/shell/search-box';
import { createBrowser } from '../store/studio-kit';

test('Escape leads back to where the search was opened from, and stays in a box that was opened first', async () => {
  const user = userEvent.setup();
  renderInStudio(
    createBrowser().openTab().controller,
    <>
      <SearchBox action="/admin" method="get" />
      <textarea aria-label="Text" />
    </>,
  );
  const box = screen.getByRole('combobox');
  await act(async () => box.focus());
  await user.keyboard('{Escape}');
  expect(box).toHaveFocus();
  await user.click(screen.getByRole('textbox', { name: 'Text' }));
  await act(async () => box.focus());
  await user.keyboard('solid{Escape}');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  expect(box).toHaveValue('solid');
});
