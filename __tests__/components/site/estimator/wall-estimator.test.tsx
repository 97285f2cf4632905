import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { queryWithTyped } from '@/components/site/estimator/lazy-on-visible.client';
import { WallEstimator } from '@/components/site/estimator/quantity-calculator';
import { CountItYourself, GetInTouch } from '@/components/site/home/get-in-touch';
import { FooterColumns } from '@/components/site/layout/footer-columns';
import { MenuOverlay } from '@/components/site/layout/menu-overlay';
import { benefits } from '@/content/entities/benefits';
import { keyProduct } from '@/content/entities/key-product';
import { type Product, products } from '@/content/entities/products';
import { english } from '@/content/strings/english';
import { basisOfProduct, comparedWalls, type Measured, ownBlockOf } from '@/lib/counting';
import { calculated } from '@/__tests__/fixtures/calculator';
import { forms } from '@/__tests__/fixtures/forms';

jest.mock('@/content/registry/wall-figures', () => ({}));
const mocked = jest.requireMock<{
  compared: ReturnType<typeof comparedWalls>;
  ownBlock: ReturnType<typeof ownBlockOf>;
  hasEstimator: boolean;
}>('@/content/registry/wall-figures');

/** Shows the website of a firm with this own block, with or without figures to compare it with. */
function show(stated: Parameters<typeof comparedWalls>[0], cards = benefits, range = products) {
  mocked.compared = comparedWalls(stated, cards, range);
  mocked.ownBlock = ownBlockOf(stated, range);
  mocked.hasEstimator = mocked.ownBlock !== undefined;
}

beforeEach(() => {
  show(keyProduct);
  document.body.innerHTML = renderToStaticMarkup(<WallEstimator locale={english} />);
});

describe('WallEstimator without its script', () => {
  it('holds the worked example for 100 sft as a table', () => {
    const table = screen.getByRole('table', { name: /^Worked example: 100.sft of wall/ });

    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Result', 'Figure', 'Formula', 'Based on']);
    expect(
      within(table).getByRole('row', {
        name: /^Courses 15 15 whole, with bed joints of 13\.2.mm and upright joints of 18.mm/,
      }),
    ).toBeVisible();
    expect(
      within(table).getByRole('row', {
        // 14,400 ÷ 160 square inches; 5 % of 90 are 4.5.
        name: /^Blocks to lay 90 100.sft ÷ \(20 × 8.in\) = 90/,
      }),
    ).toBeVisible();
    expect(within(table).getByRole('row', { name: /^Blocks to order 95 90 \+ 5/ })).toBeVisible();
    expect(within(table).getByRole('row', { name: /^Bricks they replace 500/ })).toBeVisible();
  });

  it('names the source of the cards’ figures', () => {
    expect(screen.getByText(/ The cards above give our own figures\./)).toBeVisible();
  });

  it('has the example’s measures in its fields, and buttons that wait for the script', () => {
    expect(screen.getByRole('textbox', { name: 'Length (ft)' })).toHaveValue('12');
    expect(screen.getByRole('radio', { name: /100.mm/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^20 × 8.in/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  });
});

it('explains the name of a wall of 5 inches only where one is compared', () => {
  expect(screen.getByText(/A “5-inch” wall is nominally 127.mm/)).toBeVisible();
  show({ ...keyProduct, replaced: [{ thicknessIn: 10, bricks: 10, blocks: 1 }] }, []);
  document.body.innerHTML = renderToStaticMarkup(<WallEstimator locale={english} />);
  expect(screen.getByText(/^Openings are deducted at their own size/)).not.toHaveTextContent('5-inch');
});

it('names one block and several bricks, here and on the product’s page', () => {
  const replaced = [{ thicknessIn: 10, bricks: 10, blocks: 1 }];
  show({ ...keyProduct, replaced });
  const { figures } = mocked.compared as NonNullable<typeof mocked.compared>;
  const own = mocked.ownBlock?.product as Product & Measured;
  const here = calculated({ kind: 'comparison', figures }, { brick: '10' });
  const onItsPage = calculated(basisOfProduct({ ...own, form: { ...own.form, width: 150 } }, [own], figures));
  expect(JSON.stringify(here.results)).toMatch(
    /Our figure: 1 block replace 10 bricks of a 10-inch brick wall\./,
  );
  for (const { results } of [here, onItsPage])
    expect(JSON.stringify(results)).toMatch(/blocks of .* with joints × 10 bricks ÷ 1 block[^s]/);
});

const home = <GetInTouch locale={english} content={{ title: 'Your wall', text: '' }} telephone="+880 2" />;

it('counts a wall of the firm’s own block as home and the product’s page do, whatever its size', () => {
  const form = { ...forms.block, length: 400, width: 200, height: 200 };
  const own = { ...products[0], id: 'own', form } as Product & Measured;
  show({ ...keyProduct, block: 'own' }, benefits, [own, ...products]);
  const { figures } = mocked.compared as NonNullable<typeof mocked.compared>;
  const feet = (text: string) => ({ text, unit: 'ft' }) as const;
  const wall = { length: feet('12'), height: feet('10'), openings: '0' };
  const onKeyProduct = calculated({ kind: 'comparison', figures }, wall);
  const onItsPage = calculated(basisOfProduct(own, [own], figures), wall);
  // 14 courses of 410 × 210 mm and one that is cut, one from each block: 15 × 3.6576 ÷ 0.41 m are 133.8 blocks.
  document.body.innerHTML = renderToStaticMarkup(home);
  expect(document.body).toHaveTextContent(/141blocks to orderWall 12.ft × 10.ft134 to lay/);
  expect([onKeyProduct, onItsPage].map(({ counted }) => counted.order)).toEqual([141, 141]);
  expect(JSON.stringify(onKeyProduct.results)).toMatch(
    /blocks of 410 × 210.mm with joints × 500 bricks ÷ 90 blocks/,
  );
  document.body.innerHTML = renderToStaticMarkup(<WallEstimator locale={english} />);
  expect(screen.getByRole('radio', { name: /^\d+.mm$/ })).toHaveAttribute('value', '200');
});

it('without an own block home has no counter, key products no calculator, and nothing links to one', () => {
  show({});
  document.body.innerHTML = renderToStaticMarkup(
    <>
      {home}
      <CountItYourself locale={english} />
      <MenuOverlay locale={english} path="/" />
      <FooterColumns locale={english} />
      <WallEstimator locale={english} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Ask for a price' })).toHaveAttribute('href', '/contact');
  expect(document.body.innerHTML).not.toMatch(/estimator|<input/);
  // A heading that promises a count would stand over one line about drawings.
  expect(screen.queryByRole('heading', { name: 'Do the sums yourself' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Free drawings' })).toBeVisible();
});

it('an own block that is compared with nothing is counted at home and on the page of key products', () => {
  show({ block: keyProduct.block }, []);
  expect(mocked.compared).toBeUndefined();
  document.body.innerHTML = renderToStaticMarkup(
    <>
      {home}
      <CountItYourself locale={english} />
      <MenuOverlay locale={english} path="/" />
      <WallEstimator locale={english} />
    </>,
  );
  expect(screen.getByText('blocks to order')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Do the sums yourself' })).toBeVisible();
  expect(screen.getByRole('table')).toHaveTextContent(/Pieces to lay/);
  const calculator = screen.getByRole('region', { name: 'Work it out for your wall' });
  expect(calculator).not.toHaveTextContent(/brick/i);
  expect(calculator).toHaveAttribute('id', 'estimator');
});

describe('queryWithTyped', () => {
  it('overrides the address only by changed fields', () => {
    const length = screen.getByRole<HTMLInputElement>('textbox', { name: 'Length (ft)' });
    length.value = '20';
    screen.getByRole('radio', { name: /150.mm/ }).click();

    const query = queryWithTyped('?unit=m&length=6m&height=9ft', document);

    expect(Object.fromEntries(query)).toEqual({ unit: 'm', length: '20 ft', height: '9ft', block: '150' });
  });
});
