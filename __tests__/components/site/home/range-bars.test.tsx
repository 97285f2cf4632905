import { render, screen, within } from '@testing-library/react';
import { RangeBars } from '@/components/site/home/range-bars';
import { english } from '@/content/strings/english';

const ranges = [
  { label: 'Clay', low: 12, high: 20, unit: '%', material: 'clay' },
  { label: 'Block', low: 30, high: 40, unit: '%', material: 'block' },
] as const;

const widths = (label: string) => {
  const row = screen.getByText(label).parentElement;
  return [...(row?.querySelectorAll('span') ?? [])].map((bar) => bar.style.width);
};

describe('RangeBars', () => {
  it('shows each range as text', () => {
    render(<RangeBars locale={english} ranges={ranges} />);

    const row = screen.getByText('Clay').parentElement;
    expect(row && within(row).getByText('12–20 %')).toBeVisible();
  });

  it('draws all ranges to one scale that ends at the highest ten', () => {
    render(<RangeBars locale={english} ranges={ranges} />);

    expect(widths('Clay')).toEqual(['50%', '30%']);
    expect(widths('Block')).toEqual(['100%', '75%']);
  });
});
