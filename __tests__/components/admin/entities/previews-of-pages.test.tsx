import { render, screen } from '@testing-library/react';
import { AboutUsPreview, HomePreview } from '@/app/(admin)/_studio/previews/home';
import { KeyProductPreview } from '@/app/(admin)/_studio/previews/key-product';
import { QualityPreview } from '@/app/(admin)/_studio/previews/pages';
import { about } from '@/content/entities/about-us';
import { company } from '@/content/entities/company';
import { home } from '@/content/entities/home';
import { keyProduct } from '@/content/entities/key-product';
import { quality } from '@/content/entities/quality';
import { english } from '@/content/strings/english';
import { inLanguage } from '@/lib/records';

// A firm that has none of the lists whose sections pages leave out when they are empty, and no film.
jest.mock('@/content/entities/services/data.json', () => []);
jest.mock('@/content/entities/partners/data.json', () => []);
jest.mock('@/content/entities/feedbacks/data.json', () => []);
jest.mock('@/content/entities/comparison/data.json', () => []);
jest.mock('@/content/entities/benefits/data.json', () => []);
jest.mock('@/content/entities/quality-checks/data.json', () => []);
jest.mock('@/content/entities/quality-tests/data.json', () => []);
jest.mock('@/content/entities/company/data.json', () =>
  jest
    .requireActual<readonly object[]>('@/content/entities/company/data.json')
    .map((record) => ({ ...record, filmId: undefined })),
);
jest.mock('@/content/entities/quality', () => ({
  ...jest.requireActual<object>('@/content/entities/quality'),
  hasOwnFilm: false,
}));

const props = { locale: english, pictureUrl: String };
const braces = /\{(?:factory|headOffice|group|brand|telephone)\}/;

it('the preview of the home page leaves out what the page leaves out, and has the firm’s own places and number', () => {
  const value = inLanguage(home, 'en');
  const { container } = render(<HomePreview {...props} value={value} />);
  for (const name of [
    value.services.title,
    value.group.title,
    value.feedbacks.title,
    value.whoWeAre.filmTitle,
  ])
    expect(screen.queryByText(name)).toBeNull();
  expect(screen.getByRole('heading', { name: value.featured.title })).toBeVisible();
  expect(container).not.toHaveTextContent(braces);
  expect(container).toHaveTextContent(company.factory.city.en);
  expect(screen.getByRole('link', { name: company.mainNumber })).toBeVisible();
});

it('the preview of About Us has the cities of the firm', () => {
  const { container } = render(<AboutUsPreview {...props} value={inLanguage(about, 'en')} />);
  expect(container).not.toHaveTextContent(braces);
  expect(container).toHaveTextContent(company.headOffice.city.en);
});

it('the previews of key products and quality have no table, cards or lists without entries', () => {
  const { comparison, savings, advantages } = inLanguage(keyProduct, 'en');
  render(<KeyProductPreview {...props} value={inLanguage(keyProduct, 'en')} />);
  expect(screen.queryByRole('table')).toBeNull();
  for (const { title } of [comparison, savings]) expect(screen.queryByText(title)).toBeNull();
  expect(screen.getByRole('heading', { name: advantages.title })).toBeVisible();
  const { checks, tests } = inLanguage(quality, 'en');
  render(<QualityPreview {...props} value={inLanguage(quality, 'en')} />);
  for (const { title } of [checks, tests]) expect(screen.queryByText(title)).toBeNull();
});
