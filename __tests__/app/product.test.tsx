import { render, screen, within } from '@testing-library/react';
import { productPages } from '@/app/(site)/_screens/product';
import { newsItems } from '@/content/entities/news';
import { products } from '@/content/entities/products';
import { english } from '@/content/strings/english';

function show(id: string) {
  const item = productPages.find(id);
  if (item === undefined) throw new Error(`There is no product ${id}.`);
  render(<productPages.Screen locale={english} item={item} />);
  const uses = screen.queryByRole('region', { name: 'Where it was used' });
  return uses === null ? null : within(uses).getAllByRole('link');
}

it('leads to the news and works that name the product', () => {
  const item = newsItems.find((one) => (one.products ?? []).length > 0);
  const links = show(item?.products?.[0] ?? '');
  expect(links?.map((link) => link.getAttribute('href'))).toContain(`/news-events/${item?._id}`);
});

it('leaves the section out where nothing names the product', () => {
  const named = new Set(newsItems.flatMap((item) => item.products ?? []));
  const product = products.find(({ id }) => !named.has(id));
  expect(show(product?.id ?? '')).toBeNull();
});
