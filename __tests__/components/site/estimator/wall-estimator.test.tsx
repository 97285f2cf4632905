import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { queryWithTyped } from '@/components/site/estimator/lazy-on-visible.client';
import { WallEstimator } from '@/components/site/estimator/quantity-calculator';
import { english } from '@/content/strings/english';

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<WallEstimator locale={english} />);
});

describe('WallEstimator without its script', () => {
  it('holds the worked example for 100 sft as a table', () => {
    const table = screen.getByRole('table', { name: /^Worked example: 100.sft of wall/ });

    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Result', 'Figure', 'Formula', 'Rests on']);
    expect(
      within(table).getByRole('row', { name: /^Courses 15 15 whole, with bed joints of 13\.2.mm/ }),
    ).toBeVisible();
    expect(
      within(table).getByRole('row', {
        name: /^Blocks to lay 113 100.sft ÷ \(16 × 8.in\) = 112\.5, rounded up/,
      }),
    ).toBeVisible();
    expect(within(table).getByRole('row', { name: /^Blocks to order 119 113 \+ 6/ })).toBeVisible();
    expect(within(table).getByRole('row', { name: /^Bricks they replace 500/ })).toBeVisible();
  });

  it('names the source of the cards’ figures', () => {
    expect(screen.getByText(/ The cards above give our figures; this counts only your wall\./)).toBeVisible();
  });

  it('has the example’s measures in its fields, and buttons that wait for the script', () => {
    expect(screen.getByRole('textbox', { name: 'Length (ft)' })).toHaveValue('12');
    expect(screen.getByRole('radio', { name: /100.mm/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^16 × 8.in/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  });
});

describe('queryWithTyped', () => {
  it('overrides the address only by changed fields', () => {
    const length = screen.getByRole<HTMLInputElement>('textbox', { name: 'Length (ft)' });
    length.value = '20';
    screen.getByRole('radio', { name: /90.mm/ }).click();

    const query = queryWithTyped('?unit=m&length=6m&height=9ft', document);

    expect(Object.fromEntries(query)).toEqual({ unit: 'm', length: '20 ft', height: '9ft', block: '90' });
  });
});
