import { render, screen } from '@testing-library/react';
import { ProductCard } from '@/components/site/products/product-card';
import { english } from '@/content/strings/english';

const image = { src: '/images/products/uni-paver-60.jpg', alt: 'A uni paver.', width: 1200, height: 1200 };
const size = '225 × 112 × 60\u00a0mm';
const inch = '8.9″ × 4.4″ × 2.4″';

describe('ProductCard', () => {
  it('shows picture, name, size and inches', () => {
    render(
      <ProductCard
        locale={english}
        name="Uni Paver"
        label="Uni Paver"
        size={size}
        inch={inch}
        image={image}
      />,
    );

    expect(screen.getByRole('article', { name: 'Uni Paver' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Uni Paver' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'A uni paver.' })).toBeVisible();
    expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual([size, inch]);
  });

  it('is named and linked by its label where the product has no name, and has no empty heading', () => {
    const label = 'Pavment Tiles, 300 mm';
    render(
      <ProductCard
        locale={english}
        name=""
        label={label}
        size={size}
        inch={inch}
        image={image}
        link={{ href: '/products?category=pavement-tiles' }}
      />,
    );

    expect(screen.getByRole('article', { name: label })).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute(
      'href',
      '/products?category=pavement-tiles',
    );
  });
});
