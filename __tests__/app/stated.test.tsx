import { render, screen, within } from '@testing-library/react';
import { clauseOf } from '@/app/(site)/_screens/clause-of';
import { columnIn } from '@/app/(site)/_screens/compare';
import { productPages } from '@/app/(site)/_screens/product';
import { statedHints } from '@/content/registry/product-hints';
import { statedRows } from '@/components/site/products/page/stated-rows';
import { block, form, product, statedFigures, test7 } from '@/__tests__/fixtures/stated';
import { pair } from '@/__tests__/fixtures/pair';
import { type Product, products } from '@/content/entities/products';
import { recordSchema } from '@/content/entities/products/schema';
import { english } from '@/content/strings/english';
import { locales } from '@/content/strings/locales';
import { productIn } from '@/content/strings/product-in';
import { layingOf } from '@/lib/geometry';

const rows = () =>
  within(screen.getByRole('table', { name: /Declared values and their sources|প্রতিটির উৎসসহ/ }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

it('shows each figure that is set with its unit, test and report, and no certificate that has expired', () => {
  render(<productPages.Screen locale={english} item={product} />);
  expect(screen.getByRole('link', { name: /^Report/ })).toHaveAttribute('href', 'https://example.com/r7');
  for (const link of screen.getAllByRole('link', { name: /^Report/ })) link.remove();
  expect(rows()).toEqual(statedFigures.map((texts) => texts.join('')));
});

it('shows the same in Bangla, in its digits', () => {
  render(<productPages.Screen locale={locales.bn} item={product} />);
  expect(rows()).toHaveLength(20);
  expect(rows()).toContain('এক প্যালেটে৯০টি');
});

it('has them in the clause', () => {
  const clause = clauseOf(product, form).replace(/\s+/g, ' ');
  for (const [title, , value] of statedFigures) expect(clause).toContain(`${title}: ${value}`);
});

it('shows nothing of a product of which nothing is set', () => {
  const { id, name, category, size, inch, image } = block;
  const bare = { id, name, category, size, inch, image, form };
  expect(statedRows(productIn(bare, english), english)).toEqual([]);
});

it('refuses a figure beyond its limits and names the place', () => {
  const result = recordSchema().safeParse({
    ...product,
    measured: [{ kind: 'strength', value: 2100, ...test7 }],
  });
  expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['measured.0.value', 'must be at most 150 MPa'],
  ]);
});

it('refuses a colour with the name of another one, or without a letter that its id can have', () => {
  const named = (...names: readonly string[]) =>
    recordSchema()
      .safeParse({ ...product, colours: names.map((name) => ({ name: pair(name) })) })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(named('Dark grey', 'Red', 'dark-Grey!', '12')).toEqual([
    ['colours.2.name.en', 'is the name of colour 1 already: choose another name'],
    ['colours.3.name.en', 'needs a letter from A to Z'],
  ]);
  expect(named('Grey', 'Red')).toBeUndefined();
});

it('stores a colour in capitals, and refuses other text', () => {
  const filled = (fill: string) =>
    recordSchema().safeParse({ ...product, colours: [{ name: pair('Grey'), fill }] });
  expect(filled(' #7c4b40').data?.colours?.[0]?.fill).toBe('#7C4B40');
  expect(filled('#7C4').error?.issues[0]?.message).toMatch(/^must be “#” and six digits/);
});

it('shows the only colour of paving, for which the calculator has no field', () => {
  const paving = products.find(({ form: shape }) => shape && layingOf(shape) === 'paving');
  const { id, name, category, size, inch, image, form: shape } = paving as Product;
  const bare = { id, name, category, size, inch, image, ...(shape && { form: shape }) };
  const headings = [['Grey'], ['Grey', 'Red']].map((names) => {
    const colours = names.map((one) => ({ name: pair(one) }));
    const { unmount } = render(<productPages.Screen locale={english} item={{ ...bare, colours }} />);
    const shown = screen.queryAllByRole('table', { name: /Declared values and their sources/ });
    unmount();
    return shown.length;
  });
  expect(headings).toEqual([1, 0]);
});

it('reports the field of a strength without a report and of an expired certificate', () => {
  const unproved = { ...product, measured: [{ kind: 'strength', value: 14.5, ...test7 }] };
  const expired = ['declarations.1.until', 'C-9 expired on 2021-01-01.'];
  expect([...statedHints(product, '2026-11-25')]).toEqual([expired]);
  expect([...statedHints(unproved, '2026-11-25')]).toEqual([
    ['measured.0.report', 'a strength has no report.'],
    expired,
  ]);
});

it('has them in the comparison, several of one kind in one cell', () => {
  const { cells } = columnIn(productIn(product, english), english);
  expect(cells.get('Standard')).toBe('ASTM C90, BDS 1263');
  expect(cells.get('Compressive strength, mean, after 28 days')).toBe('14.5\u00a0MPa');
});

it('marks weights from an assumed density in the head of the page and in the comparison', () => {
  const headOf = (item: typeof block) => {
    const { unmount } = render(<productPages.Screen locale={english} item={item} />);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    unmount();
    return terms.filter((term) => term.startsWith('Weight'));
  };
  const massesOf = (item: typeof block) =>
    [...columnIn(productIn(item, english), english).cells.keys()].filter((title) =>
      /weight|truck/i.test(title),
    );
  const measured = { ...block, density: 2050, densitySource: pair('Report 7') };
  const masses = [
    'Weight per piece',
    'Weight per m² / 100 sft',
    'Pieces per truck (3\u00a0/\u00a05\u00a0/\u00a010 t)',
  ];
  expect(headOf(block)).toEqual(['Weight per piece (assumed density)']);
  expect(massesOf(block)).toEqual(masses.map((title) => `${title} (assumed density)`));
  expect(headOf(measured)).toEqual(['Weight per piece']);
  expect(massesOf(measured)).toEqual(masses);
});
