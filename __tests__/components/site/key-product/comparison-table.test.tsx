import { render, screen, within } from '@testing-library/react';
import { ComparisonTable } from '@/components/site/key-product/comparison-table';
import { comparison } from '@/content/entities/comparison';
import { english } from '@/content/strings/english';

it('is a table of eight factors with a caption, column heads and row heads', () => {
  render(<ComparisonTable locale={english} rows={comparison} />);
  const table = screen.getByRole('table', { name: /clay brick compared with hollow block/ });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Factor', 'Traditional clay brick', 'Hollow block']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Quality of the Structure',
    'Dampness',
    'Building Weight',
    'Product Availability',
    'Insulation Quality',
    'Fire Resistance',
    'Salinity and Fungus',
    'Construction Cost',
  ]);
});

it('sets the clay brick before the block in every row', () => {
  render(<ComparisonTable locale={english} rows={comparison} />);
  const dampness = screen.getByRole('row', { name: /^Dampness/ });
  const [clay, block] = within(dampness).getAllByRole('cell');
  expect(clay).toHaveTextContent(/12–20\s%/);
  expect(block).toHaveTextContent(/3–7\s%/);
});
