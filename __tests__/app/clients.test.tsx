import { render, screen } from '@testing-library/react';
import { ClientsScreen } from '@/app/(site)/_screens/clients';
import { partnersIn } from '@/content/entities/partners';
import { english } from '@/content/strings/english';

test('shows the logos of the category Group, each leading out in a new tab', () => {
  render(<ClientsScreen locale={english} />);
  const links = partnersIn('Group').map(({ name, link }) => {
    const element = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(element).toHaveAttribute('href', link);
    expect(element).toHaveAttribute('target', '_blank');
    return element;
  });
  expect(document.querySelectorAll('a[target="_blank"]')).toHaveLength(links.length);
  expect(links.length).toBeGreaterThanOrEqual(4);
});
