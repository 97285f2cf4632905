import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from '@/components/admin/ui/lazy-part';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

it('shows the part once it is loaded', async () => {
  const Part = lazyPart(() => Promise.resolve({ Greeting }), 'Greeting', <p>On its way</p>);
  render(<Part name="mason" />);
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('Hello mason')).toBeVisible();
});

it('a part that cannot be loaded shows an alert in its place, and loads when Try again is pressed', async () => {
  let isHere = false;
  const load = () =>
    isHere ? Promise.resolve({ Greeting }) : Promise.reject(new Error('There is no network.'));
  const Part = lazyPart(load, 'Greeting');
  render(
    <>
      <p>A list</p>
      <Part name="mason" />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This part of the studio could not be loaded. You are offline',
  );
  expect(screen.getByText('A list')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  isHere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello mason')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
