import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListPages } from '@/components/admin/screens/list/list-pages';

test('another page starts at the head of the list, and Next has no effect on the last one', async () => {
  const onQuery = jest.fn();
  const onPage = jest.fn();
  const pages = (page: number) => (
    <ListPages page={page} pages={2} size={25} total={30} onQuery={onQuery} onPage={onPage} />
  );
  const { rerender } = render(pages(1));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onQuery.mock.calls).toEqual([[{ page: 2 }]]);
  expect(onPage).toHaveBeenCalledTimes(1);
  rerender(pages(2));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onPage).toHaveBeenCalledTimes(1);
});
