import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import StudioError from '@/app/(admin)/error';
import { PageBoundary } from '@/components/site/layout/page-boundary.client';

function FailingPage(): never {
  throw new Error('A page that fails.');
}

const SiteError = () => (
  <PageBoundary>
    <FailingPage />
  </PageBoundary>
);

// React reports what a boundary catches.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const HEADING = 'Unexpected Application Error!';

test.each([
  ['inside a public page', SiteError],
  ['inside the studio', StudioError],
] as const)('a failure %s shows the heading and a way back to the same page', (_where, Screen) => {
  history.replaceState(null, '', '/products?category=edging-block');
  render(<Screen />);
  expect(screen.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Load the page again' })).toHaveAttribute(
    'href',
    '/products?category=edging-block',
  );
  // Hoisted into the head by React; the failed page has taken its own along.
  expect(document.title).toBe(HEADING);
  const sections = within(screen.getByRole('navigation', { name: 'Main sections' }));
  expect(sections.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(sections.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('has no accessibility violation', async () => {
  const { container } = render(<StudioError />);
  expect(await axe(container)).toHaveNoViolations();
});
