import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from '@/components/admin/ui/lazy-part';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

it('shows the part once it has arrived', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting));
  render(
    <Suspense fallback={<p>On its way</p>}>
      <Part name="mason" />
    </Suspense>,
  );
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('Hello mason')).toBeVisible();
});

it('says so where the part cannot be loaded, and what stands around it stays', async () => {
  const Part = lazyPart<{ name: string }>(() => Promise.reject(new Error('The chunk is gone.')));
  render(
    <>
      <p>A list</p>
      <Suspense fallback={null}>
        <Part name="mason" />
      </Suspense>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This part of the studio could not be loaded. Reload the page; your drafts are safe.',
  );
  expect(screen.getByText('A list')).toBeVisible();
});
