import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductFilter } from '@/components/site/products/product-filter.client';
import { strings as en } from '@/content/strings/en';

/** 13 blocks and 3 pavers. */
const ids = Array.from({ length: 16 }, (_, index) => `product-${index + 1}`);
const tiles = [
  { slug: undefined, name: 'All', count: 16, ids, href: '#product-1', picture: null },
  { slug: 'block', name: 'Blocks', count: 13, ids: ids.slice(0, 13), href: '/block', picture: null },
  { slug: 'paver', name: 'Pavers', count: 3, ids: ids.slice(13), href: '/paver', picture: null },
] as const;
/** Renders the list of the exported page, before the filter starts. */
const filter = (
  <ProductFilter language="en" texts={en.products.filter} tiles={tiles}>
    <ul>
      {ids.map((id, index) => (
        <li key={id} id={id} tabIndex={-1} hidden={index >= 8} data-beyond={index >= 8 ? '' : undefined}>
          <h3>{`Product ${index + 1}`}</h3>
        </li>
      ))}
    </ul>
  </ProductFilter>
);

const setUp = (address = '/products') => {
  window.history.replaceState(null, '', address);
  const view = render(filter);
  return { user: userEvent.setup(), ...view };
};
const shownNames = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const tile = (name: RegExp) => screen.getByRole('button', { name });
const seeMore = () => screen.queryByRole('button', { name: 'See More' });

beforeEach(() => {
  // Reduced motion: the list changes at once.
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

it('presses All alone and shows eight products at first', () => {
  setUp();
  expect(shownNames()).toHaveLength(8);
  expect(screen.getByText('8 of 16 shown')).toBeInTheDocument();
  const group = screen.getByRole('group', { name: 'Product categories' });
  expect(within(group).getAllByRole('button')).toHaveLength(3);
  expect(within(group).getAllByRole('button', { pressed: true })).toEqual([tile(/^All/)]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('has no tiles where all products are of one category', () => {
  const { rerender } = setUp();
  const [all, category] = tiles;
  rerender(
    <ProductFilter language="en" texts={en.products.filter} tiles={[all, category]}>
      <ul />
    </ProductFilter>,
  );
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('adds four with each See More, focuses the first of them, and unmounts at the end', async () => {
  const { user } = setUp();
  for (const [shown, firstNew] of [
    [12, 'product-9'],
    [16, 'product-13'],
  ] as const) {
    await user.click(tile(/See More/));
    expect(shownNames()).toHaveLength(shown);
    expect(document.activeElement).toHaveAttribute('id', firstNew);
    expect(screen.getByRole('status')).toHaveTextContent(`4 more. ${shown} of 16 are shown`);
  }
  expect(seeMore()).not.toBeInTheDocument();
});

it('announces the actual number when fewer than four are left', async () => {
  const { user } = setUp('/products?category=block');
  await user.click(tile(/See More/));
  await user.click(tile(/See More/));
  expect(screen.getByRole('status')).toHaveTextContent('1 more. 13 of 13 are shown');
});

it('filters by category, by mouse and by Space, and keeps the choice in the address', async () => {
  const { user } = setUp();
  await user.click(tile(/Pavers/));
  expect(shownNames()).toEqual(['Product 14', 'Product 15', 'Product 16']);
  expect(window.location.search).toBe('?category=paver');
  expect(screen.getByRole('status')).toHaveTextContent('3 products in Pavers');
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([tile(/Pavers/)]);
  expect(seeMore()).not.toBeInTheDocument();

  tile(/^All/).focus();
  await user.keyboard(' ');
  expect(window.location.search).toBe('');
  expect(shownNames()).toHaveLength(8);
  expect(screen.getByRole('status')).toHaveTextContent('16 products');
});

it('does not note the chosen category twice in the history', async () => {
  const { user } = setUp('/products?category=paver');
  const before = window.history.length;
  await user.click(tile(/Pavers/));
  expect(window.history.length).toBe(before);
});

it.each([
  ['?category=paver', 3, /Pavers/],
  ['?category=unheard-of', 8, /^All/],
])('opens %s with %i products', (query, count, pressed) => {
  setUp(`/products${query}`);
  expect(shownNames()).toHaveLength(count);
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([tile(pressed)]);
});

it('leaves a click with a modifier to the browser', async () => {
  const { user } = setUp();
  await user.keyboard('{Control>}');
  await user.click(tile(/Pavers/));
  expect(window.location.search).toBe('');
});
