import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ProductCard } from '@/components/site/products/product-card';
import { english } from '@/content/strings/english';

const image = { src: '/images/products/uni-paver-60.jpg', alt: 'A uni paver.', width: 1200, height: 1200 };
const size = '225 × 112 × 60\u00a0mm';
const inch = '8.9″ × 4.4″ × 2.4″';

describe('ProductCard', () => {
  it('shows picture, name, size and inches', async () => {
    const { container } = render(
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
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is named by its label where the product has no name, and has no empty heading', () => {
    render(
      <ProductCard
        locale={english}
        name=""
        label="Pavment Tiles, 300 mm"
        size={size}
        inch={inch}
        image={image}
      />,
    );

    expect(screen.getByRole('article', { name: 'Pavment Tiles, 300 mm' })).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('links by its label where the product has no name', () => {
    render(
      <ProductCard
        locale={english}
        name=""
        label="Pavment Tiles, 300 mm"
        size={size}
        inch={inch}
        image={image}
        link={{ href: '/products?category=pavement-tiles' }}
      />,
    );

    expect(screen.getByRole('link', { name: 'Pavment Tiles, 300 mm' })).toHaveAttribute(
      'href',
      '/products?category=pavement-tiles',
    );
  });
});
