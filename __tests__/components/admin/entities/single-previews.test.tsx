import { inLanguage, type Entity, type ManagedRecord } from '@/lib/records';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { published } from '@/__tests__/content/published';
import { AboutUsPreview, HomePreview } from '@/app/(admin)/_studio/previews/home';
import { BlogPreview, NewsPreview } from '@/app/(admin)/_studio/previews/articles';
import * as cards from '@/app/(admin)/_studio/previews/cards';
import {
  AdvantagePreview,
  BenefitPreview,
  CareersPreview,
  ComparisonPreview,
  KeyProductPreview,
} from '@/app/(admin)/_studio/previews/key-product';
import { LandingPagePreview } from '@/app/(admin)/_studio/previews/landing-pages';
import {
  CheckPreview,
  CompanyPreview,
  ContactPreview,
  PagePreview,
  QualityPreview,
  VacancyPreview,
} from '@/app/(admin)/_studio/previews/pages';
import { completed } from '@/components/admin/preview/completed';
import type { PreviewPartProps } from '@/app/(admin)/_studio/previews/preview-props';
import { ProductPreview } from '@/app/(admin)/_studio/previews/products';
import { filledIn } from '@/content/strings/filled-in';
import { ShownOn } from '@/components/admin/preview/preview-pane';
import { RecordPreview } from '@/components/admin/preview/record-preview';
import { asTyped } from '@/lib/text';
import { formOf } from '@/content/registry/forms';
import { english } from '@/content/strings/english';
import { openInStudio } from '../in-studio';

type Preview = ComponentType<PreviewPartProps<never>>;

/** Previews that show every text of their records. */
const whole: Partial<Record<Entity, readonly [Preview, ManagedRecord | undefined]>> = {
  'about-us': [AboutUsPreview, published['about-us'][0]],
  careers: [CareersPreview, published.careers[0]],
  company: [CompanyPreview, published.company[0]],
  contact: [ContactPreview, published.contact[0]],
  home: [HomePreview, published.home[0]],
  'key-product': [KeyProductPreview, published['key-product'][0]],
  // Without banner: it is decorative.
  pages: [PagePreview, { ...published.pages[1], banner: undefined }],
  quality: [QualityPreview, published.quality[0]],
  vacancies: [VacancyPreview, published.vacancies[0]],
};
const previews: readonly (readonly [Entity, Preview])[] = [
  ...Object.entries(whole).map(([entity, [Preview]]) => [entity as Entity, Preview] as const),
  ['advantages', AdvantagePreview],
  ['banners', cards.BannerPreview],
  ['benefits', BenefitPreview],
  ['blogs', BlogPreview],
  ['comparison', ComparisonPreview],
  ['feedbacks', cards.FeedbackPreview],
  ['films', cards.FilmPreview],
  ['galleries', cards.GalleryPreview],
  ['landing-pages', LandingPagePreview],
  ['news', NewsPreview],
  ['partners', cards.PartnerPreview],
  ['products', ProductPreview],
  ['quality-checks', CheckPreview],
  ['services', cards.ServicePreview],
];

jest.mock('@/app/(admin)/_studio/previews', () => ({
  previews: {
    blogs: ({ value }: { readonly value: ManagedRecord }) => {
      if (value.title === 'Broken') throw new Error('It cannot be shown.');
      return <p>{String(value.title)}</p>;
    },
  },
}));

it('shows a sentence for a record that it cannot show, until the record changes', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  window.ResizeObserver = jest.fn(() => ({
    observe: jest.fn(),
    unobserve: jest.fn(),
    disconnect: jest.fn(),
  }));
  const pane = (title: string) => (
    <RecordPreview entity="blogs" value={{ title }} width="360" language="en" />
  );
  const { container, rerender } = await openInStudio(pane('Broken'));
  const frame = container.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  fireEvent.load(frame);
  const page = within(frame.contentDocument?.body ?? container);
  expect(await page.findByText('The preview cannot show these values. They are kept.')).toBeVisible();
  rerender(pane('Mended'));
  expect(await page.findByText('Mended')).toBeVisible();
});

it('shows an article of a day that no calendar has', () => {
  const value = completed(formOf('blogs'), { title: 'Kerbs', createdAt: '20265-11-27' }, String);
  render(<BlogPreview value={value as never} locale={english} pictureUrl={String} />);
  expect(screen.getByRole('heading', { name: 'Kerbs' })).toBeVisible();
});

it('names the pages that show a record', () => {
  render(<ShownOn entity="company" />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/contact', '/aboutUs', '/career']);
});

/** Whether a text is prose: excludes ids, file paths, drawings, dates and names of colours. */
const isShown = (text: string) => / /.test(text) && !/^[/<]/.test(text);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isShown(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

function show([entity, Preview]: readonly [Entity, Preview], draft: ManagedRecord) {
  const value = completed(formOf(entity), draft, String);
  const { container } = render(<Preview value={value as never} locale={english} pictureUrl={String} />);
  const read = [...container.querySelectorAll('[alt], [aria-label]')].map(
    (element) => element.getAttribute('alt') ?? element.getAttribute('aria-label'),
  );
  return `${container.textContent} ${read}`.trim();
}

it.each(Object.entries(whole))('shows every sentence of %s', (entity, [Preview, first]) => {
  const record = inLanguage(first ?? {}, 'en');
  const shown = asTyped(show([entity as Entity, Preview], record));
  const isMissing = (text: string) =>
    !shown.includes(asTyped(text)) && !shown.includes(asTyped(filledIn(text, english)));
  expect(textsIn(record).filter(isMissing)).toEqual([]);
});

it.each(previews)('shows %s while hardly anything of it is written, or in another form', (...preview) => {
  expect(show(preview, {})).not.toBe('');
  const names = formOf(preview[0]).fields.map(({ name }) => name);
  for (const junk of [7, null, '', [null], { title: 3, ranges: 'x', high: 1e9 }]) {
    const draft = Object.fromEntries(names.map((name) => [name, junk]));
    expect(show(preview, draft)).not.toBe('');
  }
});
