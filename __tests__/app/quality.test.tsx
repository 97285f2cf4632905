import { render, screen, within } from '@testing-library/react';
import { metadata } from '@/app/(site)/quality/page';
import { QualityScreen } from '@/app/(site)/_screens/quality';
import { english } from '@/content/strings/english';

it('has its title, one h1 and a description of the right length', () => {
  render(<QualityScreen locale={english} />);
  expect(metadata.title).toEqual({ absolute: 'Quality Assurance | Atrai Blocks' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const { length } = metadata.description ?? '';
  expect(length).toBeGreaterThanOrEqual(70);
  expect(length).toBeLessThanOrEqual(160);
});

it.each([
  ['Eight field-level checking points', 8],
  ['Five quality tests', 5],
])('lists under %s %i checks', (name, count) => {
  render(<QualityScreen locale={english} />);
  const section = screen.getByRole('region', { name });
  expect(within(within(section).getByRole('list')).getAllByRole('listitem')).toHaveLength(count);
});
