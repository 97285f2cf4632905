import { render, screen, within } from '@testing-library/react';
import { metadata } from '@/app/not-found';
import { NotFoundScreen } from '@/components/site/shared/not-found-screen';
import { english } from '@/content/strings/english';
import { locales } from '@/content/strings/locales';

test('has the wording of the specification', () => {
  render(<NotFoundScreen locale={english} other={locales.bn} />);
  expect(screen.getByText('404!')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: "You're lost." })).toBeVisible();
  expect(
    screen.getByText(
      'The page you are looking for does not exist. How you got here is a mystery. But you can click the button bellow to go back to the homepage.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'প্রচ্ছদে যান' })).toHaveAttribute('href', '/bn');
});

test('links to the main sections and to the contact page', () => {
  render(<NotFoundScreen locale={english} other={locales.bn} />);
  const ways = within(screen.getByRole('navigation', { name: 'Main sections' })).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Products', '/products'],
    ['News & Events', '/news-events'],
    ['Key Product Information', '/keyProduct'],
    ['Our Works', '/works'],
    ['Contact Us', '/contact'],
  ]);
});

test('links to search, products and contact in Bangla', () => {
  render(<NotFoundScreen locale={english} other={locales.bn} />);
  const ways = within(screen.getByRole('navigation', { name: 'প্রধান পাতাগুলো' })).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['খুঁজুন', '/bn/search'],
    ['পণ্য', '/bn/products'],
    ['যোগাযোগ', '/bn/contact'],
  ]);
});

test('has its title and no canonical address', () => {
  expect(metadata.title).toEqual({ absolute: 'Page not found | Atrai Blocks' });
  expect(metadata.alternates).toBeUndefined();
  expect(metadata.openGraph).toBeUndefined();
});
