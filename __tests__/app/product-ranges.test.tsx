import { render, screen, within } from '@testing-library/react';
import { productRange } from '@/app/(site)/_screens/product-range';
import { RangeLinks } from '@/components/site/products/range-links';
import { type Product, productCategories } from '@/content/entities/products';
import { productRanges, rangesOf } from '@/content/product-ranges';
import { publicPages } from '@/content/public-pages';
import { english } from '@/content/strings/english';
import { locales } from '@/content/strings/locales';

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

it('finds walls by their thickness, paving by its own, and kerbs by neither', () => {
  expect(idsOf([block(190), paver(60), block(100), kerb, paver(100), block(100), block(112.5), {}])).toEqual([
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
    ['use-roads', 'p0'],
    ['use-car-parks', 'p0,p2'],
  ]);
});

it('finds products of at least a strength, by the least that is stated of each', () => {
  const slip = { measured: [{ kind: 'slip', value: 65 }] };
  expect(idsOf([strength(14.5), strength(30, 9), strength(4), slip, strength(21)])).toEqual([
    ['strength-5', 'p0,p1,p4'],
    ['strength-10', 'p0,p4'],
    ['strength-20', 'p4'],
  ]);
});

it('finds products by the class of their strength, as it is written', () => {
  const [grade, load] = [{ strengthClass: 'M 7.5' }, { strengthClass: 'EN 1339 U14' }];
  const ranges = rangesOf(named([grade, {}, load, grade]));
  expect(ranges.map(({ slug, members }) => [slug, members.length])).toEqual([
    ['class-m-7-5', 2],
    ['class-en-1339-u14', 1],
  ]);
  render(<RangeLinks locale={english} ranges={ranges} />);
  const list = within(screen.getByRole('list', { name: 'Strength class' }));
  expect(list.getByRole('link', { name: /^M 7\.5/ })).toHaveAttribute('href', '/products/range/class-m-7-5');
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

describe.each([english, locales.bn])('the pages in $language', (locale) => {
  it('show their products, and mark their own link', () => {
    for (const { slug, members } of productRanges) {
      const page = publicPages.find(({ path }) => path === `/products/range/${slug}`);
      if (page === undefined) throw new Error(`No page of ${slug}.`);
      const { unmount } = render(<productRange.Screen locale={locale} page={page} />);
      const nav = within(screen.getByRole('navigation', { name: locale.strings.products.ranges.label }));
      const current = nav.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
      const href = locale.to(page.path).href;
      expect(current.map((link) => link.getAttribute('href'))).toEqual([href]);
      const all = nav.getByRole('link', { name: locale.strings.products.ranges.all });
      expect(all).toHaveAttribute('href', locale.to('/products').href);
      expect(screen.getAllByRole('article')).toHaveLength(Math.min(members.length, 96));
      unmount();
    }
  });
});
