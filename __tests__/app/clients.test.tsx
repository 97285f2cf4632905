import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { metadata } from '@/app/(site)/clients/page';
import { ClientsScreen } from '@/app/(site)/_screens/clients';
import { partnersIn } from '@/content/entities/partners';
import { english } from '@/content/strings/english';

test('is titled from its path', () => {
  render(<ClientsScreen locale={english} />);
  expect(metadata.title).toEqual({ absolute: 'Clients | Atrai Blocks' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('clients');
});

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

test('has no accessibility violation', async () => {
  const { container } = render(<ClientsScreen locale={english} />);
  expect(await axe(container)).toHaveNoViolations();
});
