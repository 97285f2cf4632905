import { render, screen, within } from '@testing-library/react';
import ProductRoute from '@/app/(site)/products/[id]/page';
import { newsItems } from '@/content/entities/news';
import { products } from '@/content/entities/products';

const show = async (id: string) => {
  render(await ProductRoute({ params: Promise.resolve({ id }) }));
  const uses = screen.queryByRole('region', { name: 'Where it was used' });
  return uses === null ? null : within(uses).getAllByRole('link');
};

it('leads to the news and works that name the product', async () => {
  const item = newsItems.find((one) => (one.products ?? []).length > 0);
  const links = await show(item?.products?.[0] ?? '');
  expect(links?.map((link) => link.getAttribute('href'))).toContain(`/news-events/${item?._id}`);
});

it('leaves the section out where nothing names the product', async () => {
  const named = new Set(newsItems.flatMap((item) => item.products ?? []));
  const product = products.find(({ id }) => !named.has(id));
  expect(await show(product?.id ?? '')).toBeNull();
});
