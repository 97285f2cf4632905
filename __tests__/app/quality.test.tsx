import { render, screen, within } from '@testing-library/react';
import { QualityScreen } from '@/app/(site)/_screens/quality';
import { english } from '@/content/strings/english';

it.each([
  ['Eight field-level checking points', 8],
  ['Five quality tests', 5],
])('lists under %s %i checks', (name, count) => {
  render(<QualityScreen locale={english} />);
  const section = screen.getByRole('region', { name });
  expect(within(within(section).getByRole('list')).getAllByRole('listitem')).toHaveLength(count);
});
