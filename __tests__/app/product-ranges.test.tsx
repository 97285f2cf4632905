import { render, screen, within } from '@testing-library/react';
import { productRange } from '@/app/(site)/_screens/product-range';
import { RangeLinks } from '@/components/site/products/range-links';
import { type Product, productCategories } from '@/content/entities/products';
import { isListed, rangePages, rangesOf } from '@/content/pages/product-ranges';
import { publicPages } from '@/content/pages/public-pages';
import { english } from '@/content/strings/english';
import { locales } from '@/content/strings/locales';
import { asTyped } from '@/lib/text';

const block = (width: number) => ({
  form: { shape: 'extrusion', outline: 'rectangle', laying: 'wall', length: 390, width, height: 190 },
});
const paver = (height: number) => ({
  form: { shape: 'extrusion', outline: 'rectangle', laying: 'paving', length: 200, width: 100, height },
});
const kerb = { form: { shape: 'profile', section: 'kerb', length: 900, width: 100, height: 300 } };
const strength = (...values: readonly number[]) => ({
  measured: values.map((value) => ({ kind: 'strength', value })),
});
const named = (parts: readonly object[]) =>
  parts.map((part, index) => ({ id: `p${index}`, category: 'edging-block', ...part }) as unknown as Product);
const idsOf = (parts: readonly object[]) =>
  rangesOf(named(parts)).map(({ slug, members }) => [slug, members.map(({ id }) => id).join()]);

it('finds products by category, walls by their thickness, paving by its own, and kerbs by neither', () => {
  expect(idsOf([block(190), paver(60), block(100), kerb, paver(100), block(100), block(112.5), {}])).toEqual([
    ['edging-block', 'p0,p1,p2,p3,p4,p5,p6,p7'],
    ['wall-100', 'p2,p5'],
    ['wall-112-5', 'p6'],
    ['wall-190', 'p0'],
    ['paving-60', 'p1'],
    ['paving-100', 'p4'],
  ]);
});

it('finds products by every use that is set', () => {
  const uses = (...names: readonly string[]) => ({ uses: names });
  expect(idsOf([uses('roads', 'car parks'), {}, uses('Car parks'), uses('পার্কিং')])).toEqual([
    ['edging-block', 'p0,p1,p2,p3'],
    ['use-roads', 'p0'],
    ['use-car-parks', 'p0,p2'],
  ]);
});

it('finds products of at least a strength, by the least that is stated of each', () => {
  const slip = { measured: [{ kind: 'slip', value: 65 }] };
  expect(idsOf([strength(14.5), strength(30, 9), strength(4), slip, strength(21)])).toEqual([
    ['edging-block', 'p0,p1,p2,p3,p4'],
    ['strength-5', 'p0,p1,p4'],
    ['strength-10', 'p0,p4'],
    ['strength-20', 'p4'],
  ]);
});

it('finds products by the class of their strength, as it is written', () => {
  const [grade, load] = [{ strengthClass: 'M 7.5' }, { strengthClass: 'EN 1339 U14' }];
  const ranges = rangesOf(named([grade, {}, load, grade]));
  expect(ranges.map(({ slug, members }) => [slug, members.length])).toEqual([
    ['edging-block', 4],
    ['class-m-7-5', 2],
    ['class-en-1339-u14', 1],
  ]);
  render(<RangeLinks locale={english} ranges={ranges} />);
  const list = within(screen.getByRole('list', { name: 'Strength class' }));
  expect(list.getByRole('link', { name: /^M 7\.5/ })).toHaveAttribute('href', '/products/range/class-m-7-5');
});

it('has one page for ranges of the same products, which every link to them leads to', () => {
  const [kept, drive] = [
    { ...paver(60), uses: ['paths'] },
    { ...paver(80), uses: ['drives'] },
  ];
  const ranges = rangesOf(named([kept, kept, drive, drive]));
  expect(ranges.map(({ ownSlug, slug }) => [ownSlug, slug])).toEqual([
    ['edging-block', 'edging-block'],
    ['paving-60', 'paving-60'],
    ['paving-80', 'paving-80'],
    ['use-paths', 'paving-60'],
    ['use-drives', 'paving-80'],
  ]);
  render(<RangeLinks locale={english} ranges={ranges} current="paving-80" />);
  const drives = screen.getByRole('link', { name: /^drives/ });
  expect(drives).toHaveAttribute('href', '/products/range/paving-80');
  expect(drives).toHaveAttribute('aria-current', 'page');
});

it('lets search engines list ranges of several products, and every category', () => {
  const ranges = rangesOf([
    { ...named([block(100)])[0], category: 'walls' } as Product,
    ...named([paver(60), paver(60)]),
  ]);
  expect(ranges.map((range) => [range.ownSlug, isListed(range)])).toEqual([
    ['walls', true],
    ['edging-block', true],
    ['wall-100', false],
    ['paving-60', true],
  ]);
});

it('has as many pages as values, whatever the number of products', () => {
  const many = Array.from({ length: 600 }, (_, index) => block(100 + (index % 3) * 40));
  expect(idsOf(many).map(([slug]) => slug)).toEqual(['edging-block', 'wall-100', 'wall-140', 'wall-180']);
});

it('links say how many products there are', () => {
  const ranges = rangesOf(named(Array.from({ length: 25 }, (_, index) => block(index === 0 ? 90 : 100))));
  render(<RangeLinks locale={english} ranges={ranges} />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [`${productCategories[2]?.name.en} 25 products`, '/products/range/edging-block'],
    ['90\u00a0mm 1 product', '/products/range/wall-90'],
    ['100\u00a0mm 24 products', '/products/range/wall-100'],
  ]);
});

const screenOf = (slug: string, locale = english) => {
  const page = publicPages.find(({ path }) => path === `/products/range/${slug}`);
  if (page === undefined) throw new Error(`No page of ${slug}.`);
  return render(<productRange.Screen locale={locale} page={page} />);
};

describe.each([english, locales.bn])('the pages in $language', (locale) => {
  it('have a table of their products, and mark their own link', () => {
    for (const { slug, members } of rangePages) {
      const { unmount } = screenOf(slug, locale);
      const nav = within(screen.getByRole('navigation', { name: locale.strings.products.ranges.label }));
      const current = nav.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
      const { href } = locale.to(`/products/range/${slug}`);
      expect([...new Set(current.map((link) => link.getAttribute('href')))]).toEqual([href]);
      const all = nav.getByRole('link', { name: locale.strings.products.ranges.all });
      expect(all).toHaveAttribute('href', locale.to('/products').href);
      expect(screen.getAllByRole('row')).toHaveLength(Math.min(members.length, 96) + 1);
      unmount();
    }
  });
});

const answersTo = (question: string) => {
  const heading = screen.getByRole('heading', { name: (name) => asTyped(name) === question });
  return [...(heading.parentElement?.querySelectorAll('p') ?? [])].map(({ textContent }) =>
    asTyped(textContent ?? ''),
  );
};

describe('the page of a category', () => {
  it('gives size, weight and count of each product, and the ways to its page and calculator', () => {
    screenOf('hollow-block');
    const row = within(screen.getByRole('row', { name: /490 × 100 × 190/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['13.4\u00a0kg', '90']);
    expect(row.getByRole('link', { name: /^Count yours/ })).toHaveAttribute(
      'href',
      '/products/core-block-100#estimator',
    );
    expect(row.getByText((text) => asTyped(text) === '4-inch block, shed block')).toBeVisible();
  });

  it('answers how many a wall takes, what one weighs, and how many a truck takes', () => {
    screenOf('hollow-block');
    // 100 sft ÷ (20 × 8 in) = 90; bricks of 10 × 4 in: 360.
    expect(answersTo('How many for a wall of 10 × 10 ft?')).toEqual([
      '90 of Core Block, 490 × 200 × 190 mm. With 5% for breakage, order 95.',
      '360 of Cored Brick, 240 × 110 × 90 mm for a 5-inch wall. With 5% for breakage, order 378.',
    ]);
    const [brick, block] = ['Cored Brick, 240 × 110 × 90 mm', 'Core Block, 490 × 200 × 190 mm'];
    expect(answersTo('What does one weigh?')).toEqual([
      `From about 4.2 kg (${brick}) to about 20.8 kg (${block}).`,
    ]);
    expect(answersTo('How many fit on a truck?')).toEqual([
      `A truck that carries 5 tonnes takes 1,190 of ${brick}.`,
      `A truck that carries 5 tonnes takes 240 of ${block}.`,
    ]);
  });

  it('says what buyers call it, marks names of a sample, and names the designs of pavers', () => {
    screenOf('paving-block');
    expect(screen.getByText('Also called (sample names): yard tiles')).toBeVisible();
    expect(screen.getByText(/^Pavers and slabs for yards, lanes and garden paths/)).toBeVisible();
    expect(answersTo('Which designs can be laid?')).toContain(
      'Slab, 250 × 125 × 50 mm: Running bond, Herringbone 90°, Herringbone 45°, Basket weave.',
    );
  });

  it('says under the heading Price how to ask for it', () => {
    screenOf('other-products');
    const price = screen.getByRole('region', { name: 'Price' });
    expect(price).toHaveTextContent('Tell us how many you need and where. We will reply with a price.');
    expect(within(price).getByRole('link', { name: 'Ask for a price' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contact\?about=/),
    );
  });
});
