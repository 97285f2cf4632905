import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FooterYear } from '@/components/site/layout/footer-year.client';
import { Hours } from '@/components/site/shared/hours';
import { SiteFooter } from '@/components/site/layout/site-footer';
import { company } from '@/content/entities/company';
import { english } from '@/content/strings/english';
import { pair } from '@/__tests__/fixtures/pair';

jest.mock('@/content/entities/products/data.json', () =>
  jest
    .requireActual<readonly { category: string }[]>('@/content/entities/products/data.json')
    .map((one) => (one.category === 'edging-block' ? { ...one, category: 'other-products' } : one)),
);

afterEach(() => jest.restoreAllMocks().useRealTimers());

const show = () => {
  document.body.innerHTML = renderToStaticMarkup(<SiteFooter locale={english} path="/quality" />);
};

test('the footer names the categories with a short name that have products', () => {
  show();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(1, 4)).toEqual(['Core blocks', 'Pavers', 'Tiles']);
});

test.each([
  ['with its figure', pair('On 5 million walls.'), ['On ', '5 million', ' walls. Have any query ?']],
  ['without that figure', pair('On many walls.'), ['On many walls. Have any query ?']],
  ['left out', undefined, ['Have any query ?']],
])('the claim %s is before the question', (_, claim, parts) => {
  jest.replaceProperty(company, 'claim', claim);
  jest.replaceProperty(company, 'claimFigure', pair('5 million'));
  show();
  const { parentElement } = screen.getByText(/Have any query/);
  expect([...(parentElement?.children ?? [])].map(({ textContent }) => textContent)).toEqual(parts);
});

test.each([
  ['moves on with the calendar', 2029],
  ['is not turned back by a calendar that is behind', 2001],
])('the copyright year of the build %s', (_, today) => {
  jest.useFakeTimers({ now: new Date('2026-11-20') });
  show();
  jest.setSystemTime(new Date(`${today}-02-01`));
  render(<FooterYear language="en" />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${Math.max(2026, today)} ${company.brand.en}`);
});

test('opening hours break only behind the days, and within a part that no line of a phone holds', () => {
  const text = 'Daily, 9:00–18:00, by appointment only in the rainy season';
  const { container } = render(<Hours text={text} />);
  expect(container).toHaveTextContent(text);
  const kept = [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
  expect(kept).toEqual(['Daily,', '9:00–18:00,']);
});
