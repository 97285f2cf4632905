import { leadingFigures, quantityRows } from '@/components/site/products/page/quantities';
import { presets, type Density, type Form } from '@/lib/geometry';
import { locales } from '@/content/strings/locales';
import { asTyped } from '@/lib/text';
import { type FormName, forms } from '@/__tests__/fixtures/forms';

const rowsOf = (form: Form, language: 'en' | 'bn' = 'en') =>
  quantityRows({ id: 'product', size: '', form }, locales[language]);
const { open, volume, concrete } = locales.en.strings.quantities;

it.each(presets)('states an open share of "$name" only where there are openings', ({ form }) => {
  const titles = rowsOf(form).map(({ title }) => title);
  expect(titles.includes(open)).toBe('holes' in form);
});

it('counts the keys of a grid block as open: 46 % of the 400 × 400 mm that it covers', () => {
  const valueOf = (language: 'en' | 'bn') => rowsOf(forms.gridBlock, language).at(-1)?.value;
  expect(valueOf('en')).toBe('46%');
  expect(valueOf('bn')).toBe('৪৬%');
});

it('states equal volumes once, with the formula of the volume', () => {
  const rows = rowsOf(forms.uniPaver).filter(({ title }) => [volume, concrete].includes(title));
  expect(rows).toMatchObject([{ title: concrete, value: '1.5\u00a0L', how: 'area in plan × height' }]);
});

const figures = (rows: ReturnType<typeof rowsOf>) => rows.map(({ title, value }) => [title, value]);

it.each<[FormName, string, string]>([
  // 10 m ÷ 0.9 m = 11.1, rounded up to 12.
  ['kerb', 'Pieces per 10 m', '12'],
  ['edging', 'Pieces per 10 m', '20'],
  // 10 m ÷ 0.6 m = 16.7.
  ['cover', 'Pieces per 10 m', '17'],
  ['plank', 'Planks per 10 m of wall, each row', '9'],
])('states whole pieces of %s: %s %s', (name, title, value) => {
  expect(figures(rowsOf(forms[name]))[0]).toEqual([title, value]);
});

it.each(['block', 'paver', 'brick'] as const)('marks the count of %s for 1 m² as not rounded', (name) => {
  expect(rowsOf(forms[name])[0]?.how).toMatch(/; before rounding$/);
});

it('states for 100 sft of wall which joints its count has, and the count with joints of 10 mm', () => {
  const row = rowsOf(forms.block)[1];
  // 9,290,304 mm² ÷ (406.4 × 203.2 mm) = 112.5; ÷ (400 × 200 mm) = 116.1.
  expect(row?.value).toBe('113');
  expect(asTyped(row?.how ?? '')).toBe(
    '100 sft ÷ (16 × 8 in): bed joints 13.2 mm, upright 16.4 mm; rounded up. With joints of 10 mm: 117',
  );
});

it('counts bricks for each thickness of wall: half a brick, one, and one and a half', () => {
  expect(figures(rowsOf(forms.brick)).slice(0, 4)).toEqual([
    ['Bricks per m² of 5-inch wall', '50'],
    ['Bricks per m² of 10-inch wall', '100'],
    ['Bricks per m² of 15-inch wall', '150'],
    ['Bricks per 100 sft (square feet) of 5-inch wall', '480'],
  ]);
  expect(leadingFigures(rowsOf(forms.brick)).map(({ value }) => value)).toEqual(['50', '480', '1.9\u00a0L']);
});

it('counts half blocks by the metre of jamb, as no wall is built of them', () => {
  const half = { id: 'half', size: '190 × 190 × 190 mm', form: { ...forms.block, length: 190 } };
  const whole = { id: 'whole', size: '390 × 190 × 190 mm', form: forms.block };
  const rows = quantityRows(half, locales.en, [whole, half]);
  expect(figures(rows)[0]).toEqual(['Half blocks per m of wall end or jamb', '2.5']);
  expect(figures(rows).map(([title]) => title)).not.toContain('Blocks per m² of wall');
});

it('shows the mass per piece, per m² and per 100 sft with formulas, and marks an assumed density', () => {
  const massesOf = (density: Density, language: 'en' | 'bn' = 'en') =>
    quantityRows({ id: 'product', size: '', form: forms.block, density }, locales[language])
      .filter(({ title }) => /[Ww]eight|ওজন/.test(title))
      .map(({ title, value, how }) => [title, value, how]);
  // 7.515 L × 2.2 = 16.53 kg, of which the density supports 16.5: × 12.5 = 206.3 kg; × 112.5 = 1,856 kg.
  expect(massesOf({ value: 2200 })).toEqual([
    ['Weight per piece', '16.5\u00a0kg', 'concrete per piece × 2,200 kg/m³, dry; assumed density'],
    ['Weight per m² / 100 sft', '206\u00a0/\u00a01,856\u00a0kg', '12.5 / 112.5 × 16.5 kg, without mortar'],
  ]);
  expect(massesOf({ value: 2200, source: 'Report 7' })[0]?.[2]).toMatch(/dry; source: Report 7$/);
  expect(massesOf({ value: 2200 }, 'bn')[0]?.slice(0, 2)).toEqual(['প্রতিটির ওজন', '১৬.৫\u00a0কেজি']);
  expect(rowsOf(forms.block).filter(({ title }) => /mass|truck/i.test(title))).toEqual([]);
});

it('states that two people lift a piece over 25 kg, and a machine or a kerb grab one over 50 kg', () => {
  // 40.01 L × 2,200 kg/m³ are 88 kg, × 1,240 are 49.6 kg, × 620 are 24.8 kg.
  const hows = [2200, 1240, 620].map((value) =>
    quantityRows({ id: 'kerb', size: '', form: forms.kerb, density: { value } }, locales.en).find(
      ({ title }) => title === 'Weight per piece',
    ),
  );
  expect(hows.map((row) => row?.how.split('; ')[2])).toEqual([
    'over 50 kg: lift it by machine or with a kerb grab',
    'over 25 kg: do not lift it alone',
    undefined,
  ]);
});
