import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FooterYear } from '@/components/site/layout/footer-year.client';
import { SiteFooter } from '@/components/site/layout/site-footer';
import { english } from '@/content/strings/english';

afterEach(() => jest.useRealTimers());

test.each([
  ['moves on with the calendar', 2029],
  ['is not turned back by a calendar that is behind', 2001],
])('the copyright year of the build %s', (_, today) => {
  jest.useFakeTimers({ now: new Date('2026-11-20') });
  document.body.innerHTML = renderToStaticMarkup(<SiteFooter locale={english} path="/quality" />);
  jest.setSystemTime(new Date(`${today}-02-01`));
  render(<FooterYear language="en" />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${Math.max(2026, today)} Atrai Blocks`);
});
