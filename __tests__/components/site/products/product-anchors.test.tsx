import { render } from '@testing-library/react';
import { ProductCatalogue } from '@/components/site/products/product-catalogue';
import { english } from '@/content/strings/english';

jest.mock('@/content/entities/products/data.json', () => {
  const [first, second, ...others] = jest.requireActual<readonly object[]>(
    '@/content/entities/products/data.json',
  );
  return [{ ...first, id: 'main' }, { ...second, id: 'menu' }, ...others];
});

it('gives a product called as a part of the page is an id of its own', () => {
  const { container } = render(<ProductCatalogue locale={english} />);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['product-main', 'product-menu']));
  expect(ids).not.toContain('main');
  expect(ids).not.toContain('menu');
});
