import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { basisOfForm, comparison, sells, words } from '@/__tests__/fixtures/calculator';
import { ListingCalculator } from '@/components/site/estimator/listing-calculator.client';
import { WallEstimator } from '@/components/site/estimator/quantity-calculator';
import type { SoldProducts } from '@/components/site/estimator/words';
import type { Basis } from '@/lib/counting';
import { strings as bn } from '@/content/strings/bn';
import { english } from '@/content/strings/english';

const show = (basis: Basis, query: string, products: SoldProducts = sells('Block'), inBangla = false) =>
  render(
    <ListingCalculator
      words={inBangla ? { language: 'bn', texts: bn.calculator } : words}
      basis={basis}
      company="Surma Ltd."
      products={products}
      query={new URLSearchParams(query)}
      focusedId={undefined}
    />,
  );
const asked = () => {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Ask for a price|^দাম জানুন/ });
  const { pathname, searchParams } = new URL(link.href);
  return { page: pathname, order: searchParams.get('about')?.replaceAll('\u00a0', ' ').split('\n') };
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

it('takes product, count and measures with all openings to the contact page', () => {
  const openings = '&openings=1&openingWidth=1.5m&openingHeight=1.2m';
  show(
    basisOfForm('block'),
    `unit=m&length=4m&height=3m${openings}&openings2=1&openingWidth2=0.9m&openingHeight2=2.1m`,
  );
  expect(asked()).toEqual({
    page: '/contact',
    order: ['Block: 110', 'Wall without its openings: 4 m × 3 m − 1 × (1.5 m × 1.2 m) − 1 × (0.9 m × 2.1 m)'],
  });
});

it('names both colours and the pattern of a ground', () => {
  show(basisOfForm('paver'), 'unit=m&length=10.5m&width=4m&pattern=herringbone-45&second=30', sells('Paver'));
  expect(asked().order).toEqual(['Paver: 1,569 grey and 672 red, herringbone 45°', 'Area: 10.5 m × 4 m']);
});

it('counts the posts of a wall of planks as not sold', () => {
  show(basisOfForm('plank'), 'unit=ft&length=80ft&height=6ft', sells('K4'));
  expect(asked().order).toEqual([
    'K4: 129',
    'Line without its gaps: 80 ft',
    'Height of the wall: 5 ft 10.87 in',
    'Posts (we do not sell them): 22',
  ]);
});

it('is in Bangla on a page in Bangla', () => {
  show(basisOfForm('kerb'), 'unit=m&length=20m', sells('K9'), true);
  expect(asked().page).toBe('/bn/contact');
  expect(asked().order?.[1]).toMatch(/২০ মিটার$/);
});

it('names only the product while a field is faulty, since the measures are former ones', async () => {
  show(basisOfForm('block'), 'unit=m&length=4m');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Length (m)' }));
  expect(asked().order).toEqual(['Block']);
});

describe('the calculator beside brick', () => {
  it('lists the block of the chosen thickness, and asks for its price', async () => {
    const products = {
      90: { id: 'block-90', title: 'Block 90' },
      100: { id: 'block-100', title: 'Block 100' },
    };
    show(comparison, '', products);
    await userEvent.click(screen.getByRole('radio', { name: /90.mm/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Add to my list/ }));
    const { lines } = JSON.parse(localStorage.getItem('project-list') ?? '') as { lines: object[] };
    expect(lines).toMatchObject([{ product: 'block-90', count: 119 }]);
    expect(asked().order?.[0]).toBe('Block 90: 119');
  });

  it('lists nothing of a thickness that is not sold, and asks for it by its name', () => {
    show(comparison, '', {});
    expect(screen.queryByRole('button', { name: /my list/ })).not.toBeInTheDocument();
    expect(asked().order?.[0]).toBe('100 mm block: 119');
  });

  it('has both buttons before its script is there', () => {
    document.body.innerHTML = renderToStaticMarkup(<WallEstimator locale={english} />);
    expect(screen.getByRole('button', { name: /^Add to my list/ })).toBeDisabled();
    // No figure of the example is taken along.
    expect(asked().order).toEqual([expect.stringMatching(/490 × 100 × 190 mm$/)]);
  });
});
