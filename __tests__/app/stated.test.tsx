import { render, screen, within } from '@testing-library/react';
import { clauseOf } from '@/app/(site)/_screens/clause-of';
import { columnIn } from '@/app/(site)/_screens/compare';
import { dataSheetOf } from '@/app/(site)/_screens/data-sheet-of';
import { productPages } from '@/app/(site)/_screens/product';
import { statedHints } from '@/content/check/hints';
import { statedRows } from '@/components/site/products/page/stated-rows';
import { products } from '@/content/entities/products';
import { recordSchema } from '@/content/entities/products/schema';
import { english } from '@/content/strings/english';
import { locales } from '@/content/strings/locales';
import { productIn } from '@/content/strings/product-in';

const test7 = { method: 'ASTM C140', laboratory: 'BUET', day: '2026-03-05' };
const set = {
  measured: [
    { kind: 'strength', value: 14.5, condition: 'after 28 days', ...test7, report: 'https://example.com/r7' },
    { kind: 'absorption', value: 5.2, ...test7 },
    { kind: 'shrinkage', value: 0.045, ...test7 },
    { kind: 'fire', value: 120, ...test7 },
    { kind: 'sound', value: 48, ...test7 },
    { kind: 'thermal', value: 0.35, ...test7 },
    { kind: 'abrasion', value: 20, ...test7 },
    { kind: 'slip', value: 65, ...test7 },
  ],
  facts: [{ label: 'Class', value: 'A', source: 'test report 12' }],
  ...{ strengthClass: 'M10', toleranceClass: 'D2', chamfer: 4.5 },
  colours: [{ name: 'Grey', sample: 'RAL 7037' }, { name: 'Red' }],
  standards: ['ASTM C90', 'BDS 1263'],
  declarations: [
    { kind: 'EPD', number: 'EPD-7', day: '2026-01-02', until: '2099-01-01' },
    { kind: 'Certificate', number: 'C-9', day: '2020-01-02', until: '2021-01-01' },
  ],
  supply: { perPallet: 90, palletMass: 1350, leastOrder: 500, days: 14 },
} as const;

const block = products.find(({ id }) => id === 'hollow-block-190');
if (!block?.form) throw new Error('No block.');
const { form } = block;
const product = recordSchema.parse({ ...block, bn: undefined, ...set });
const rows = () =>
  within(screen.getByRole('table', { name: /each with its source|প্রতিটির উৎসসহ/ }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

it('shows each figure that is set with its unit, test and report, and no certificate that has expired', () => {
  render(<productPages.Screen locale={english} item={product} />);
  const of = 'ASTM C140; BUET, Mar 5, 2026';
  expect(rows()).toEqual([
    // 14.5 MPa × 145.038 psi = 2,103 psi.
    expect.stringMatching(`^Compressive strength, mean, after 28 days2,100 psi; ${of}Report .*14.5 MPa$`),
    `Water absorption${of}5.2 %`,
    `Drying shrinkage${of}0.045 mm/m`,
    `Fire resistance${of}120 min`,
    `Sound reduction${of}48 dB`,
    `Thermal resistance${of}0.35 m²·K/W`,
    `Abrasion${of}20 mm`,
    `Slip resistance, pendulum value${of}65`,
    'ClassSource: test report 12A',
    'Strength classM10',
    'Tolerance classD2',
    'Chamfer4.5 mm',
    'ColoursGrey (RAL 7037), Red',
    'StandardASTM C90',
    'StandardBDS 1263',
    'Environmental declaration (EPD)of Jan 2, 2026, valid until Jan 1, 2099EPD-7',
    'Pieces on a pallet90',
    'Mass of a full pallet1,350 kg',
    'Least order500 pieces',
    'Delivery time14 days',
  ]);
  expect(screen.getByRole('link', { name: /^Report/ })).toHaveAttribute('href', 'https://example.com/r7');
});

it('shows the same in Bangla, in its digits', () => {
  render(<productPages.Screen locale={locales.bn} item={product} />);
  expect(rows()).toHaveLength(20);
  expect(rows()).toContain('এক প্যালেটে৯০টি');
});

it('has them in the data sheet and in the clause', () => {
  const stated = statedRows(productIn(product, english), english);
  expect(dataSheetOf(product, form).tables.map(({ rows }) => rows)).toContainEqual(stated);
  const clause = clauseOf(product, form).replace(/\s+/g, ' ');
  for (const { title, value } of stated)
    expect(clause).toContain(`${title}: ${value}`.replaceAll('\u00a0', ' '));
});

it('shows nothing of a product of which nothing is set', () => {
  const rows = products.flatMap((published) => statedRows(productIn(published, english), english));
  expect(rows).toEqual([]);
});

it('refuses a figure beyond its limits and names the place', () => {
  const result = recordSchema.safeParse({
    ...product,
    measured: [{ kind: 'strength', value: 2100, ...test7 }],
  });
  expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['measured.0.value', 'must be at most 150 MPa'],
  ]);
});

it('names a strength without a report and a certificate that has expired, by the place', () => {
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

it('marks masses of an assumed density in the head of the page and in the comparison', () => {
  const headOf = (item: typeof block) => {
    const { unmount } = render(<productPages.Screen locale={english} item={item} />);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    unmount();
    return terms.filter((term) => term.startsWith('Mass'));
  };
  const massesOf = (item: typeof block) =>
    [...columnIn(productIn(item, english), english).cells.keys()].filter((title) =>
      /mass|truck/i.test(title),
    );
  const measured = { ...block, density: 2050, densitySource: 'Report 7' };
  const masses = ['Mass of a piece', 'For 1 m² / 100 sft, mass', 'Pieces on a truck of 3 / 5 / 10 t'];
  expect(headOf(block)).toEqual(['Mass of a piece (assumed density)']);
  expect(massesOf(block)).toEqual(masses.map((title) => `${title} (assumed density)`));
  expect(headOf(measured)).toEqual(['Mass of a piece']);
  expect(massesOf(measured)).toEqual(masses);
});
