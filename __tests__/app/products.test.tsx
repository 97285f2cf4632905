import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ProductsScreen } from '@/app/(site)/_screens/products';
import { productCategories } from '@/content/entities/products/categories';
import { productAnchor } from '@/content/routes';
import { catalogueProducts, products } from '@/content/entities/products';
import { english } from '@/content/strings/english';

it('offers All and every category that has products, in full, with the number of its products', () => {
  render(<ProductsScreen locale={english} />);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  for (const { name } of productCategories) {
    const count = products.filter(({ category }) => category === name).length;
    const tile = names.filter((text) => text === `${name}${count} ${count === 1 ? 'product' : 'products'}`);
    expect(tile).toHaveLength(count === 0 ? 0 : 1);
  }
  expect(names[0]).toMatch(new RegExp(`^All${products.length} products?$`));
});

it('has an anchor for every product', () => {
  const { container } = render(<ProductsScreen locale={english} />);
  const ids = [...container.querySelectorAll('.product-cell')].map(({ id }) => id);
  expect(ids).toEqual(catalogueProducts.map(({ id }) => productAnchor(id)));
});

it('is exported with eight visible products and the others hidden for See More', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<ProductsScreen locale={english} />);
  const cells = [...page.querySelectorAll<HTMLElement>('.product-cell')];
  expect(cells.filter(({ hidden }) => !hidden)).toEqual(cells.slice(0, 8));
  expect(cells.filter((cell) => cell.matches('[data-beyond]'))).toEqual(cells.slice(8));
});
