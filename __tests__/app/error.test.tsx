import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import StudioError from '@/app/(admin)/error';
import { PageBoundary } from '@/components/site/layout/page-boundary.client';
import { SiteShell } from '@/components/site/layout/site-shell';
import { error } from '@/content/strings/error';
import { oneLanguage } from '@/lib/text';
import { locales } from '@/content/strings/locales';

function FailingPage(): never {
  throw new Error('A page that fails.');
}

const SiteError = () => (
  <PageBoundary texts={oneLanguage(error, 'en')}>
    <FailingPage />
  </PageBoundary>
);

// Silences React's reports of errors that a boundary catches.
beforeEach(() => {
  // `CSS.supports`, which jsdom lacks and the header uses.
  Object.assign(window, { CSS: { supports: () => true } });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const HEADING = 'Unexpected Application Error!';

test.each([
  ['inside a public page', SiteError],
  ['inside the studio', StudioError],
] as const)('a failure %s shows the heading and a way back to the same page', (_where, Screen) => {
  history.replaceState(null, '', '/products?category=pavement-tiles');
  render(<Screen />);
  expect(screen.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Load the page again' })).toHaveAttribute(
    'href',
    '/products?category=pavement-tiles',
  );
  // React hoists it to the head; the failed page's title was removed.
  expect(document.title).toBe(HEADING);
  const sections = within(screen.getByRole('navigation', { name: 'Main sections' }));
  expect(sections.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(sections.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('a failure inside a page in Bangla shows its screen in Bangla, between header and footer', () => {
  render(
    <SiteShell locale={locales.bn} path="/quality">
      <FailingPage />
    </SiteShell>,
  );
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: 'পাতাটি দেখাতে সমস্যা হয়েছে!' })).toBeVisible();
  expect(main.getByRole('link', { name: 'পাতাটি আবার লোড করুন' })).toBeVisible();
  const sections = within(main.getByRole('navigation', { name: 'প্রধান পাতাগুলো' }));
  expect(sections.getByRole('link', { name: 'পণ্য' })).toHaveAttribute('href', '/bn/products');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'যোগাযোগ' })).toHaveAttribute('href', '/bn/contact');
  expect(screen.getByRole('button', { name: 'মেনু খুলুন' })).toBeVisible();
});

test('has no accessibility violation', async () => {
  const { container } = render(<StudioError />);
  expect(await axe(container)).toHaveNoViolations();
});
