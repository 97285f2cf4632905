/** @jest-environment node */
import { quantityRows } from '@/components/site/products/page/quantities';
import { quantitiesOf } from '@/content/entities/products/form/quantities';
import { presets } from '@/content/entities/products/form/presets';
import type { Form } from '@/content/entities/products/form/schema';
import { locales } from '@/content/strings/locales';
import { forms } from '@/__tests__/fixtures/forms';

const rowsOf = (form: Form, language: 'en' | 'bn' = 'en') =>
  quantityRows(form, quantitiesOf(form), locales[language]);
const { open, volume, concrete } = locales.en.strings.quantities;

it.each(presets)('states an open share of "$name" only where there are openings', ({ form }) => {
  const titles = rowsOf(form).map(({ title }) => title);
  expect(titles.includes(open)).toBe('holes' in form);
});

it('counts the keys of a grid block as open: 46 % of the 400 × 400 mm that it covers', () => {
  const valueOf = (language: 'en' | 'bn') => rowsOf(forms.gridBlock, language).at(-1)?.value;
  expect(valueOf('en')).toBe('46\u00a0%');
  expect(valueOf('bn')).toBe('৪৬%');
});

it('states equal volumes once, with the formula of the volume', () => {
  const rows = rowsOf(forms.uniPaver).filter(({ title }) => [volume, concrete].includes(title));
  expect(rows).toEqual([{ title: concrete, value: '1.51 L', how: 'surface in plan × height' }]);
});
