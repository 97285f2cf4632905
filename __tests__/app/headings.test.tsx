import { act, render, screen } from '@testing-library/react';
import { BlogScreen } from '@/app/(site)/_lists/blog-screen';
import { blogListing, newsListing, worksListing } from '@/app/(site)/_lists/lists';
import { NewsScreen } from '@/app/(site)/_lists/news-screen';
import { AboutUsScreen } from '@/app/(site)/_screens/about-us';
import { CareerScreen } from '@/app/(site)/_screens/career';
import { ClientsScreen } from '@/app/(site)/_screens/clients';
import { ContactScreen } from '@/app/(site)/_screens/contact';
import { GalleryScreen } from '@/app/(site)/_screens/gallery';
import { HomeScreen } from '@/app/(site)/_screens/home';
import { KeyProductScreen } from '@/app/(site)/_screens/key-product';
import { ProjectListScreen } from '@/app/(site)/_screens/list';
import { ProductsScreen } from '@/app/(site)/_screens/products';
import { QualityScreen } from '@/app/(site)/_screens/quality';
import { SearchScreen } from '@/app/(site)/_screens/search';
import type { TextPair, ManagedRecord } from '@/lib/records';
import { english } from '@/content/strings/english';

jest.mock('@/content/entities/pages/data.json', () =>
  jest
    .requireActual<readonly (ManagedRecord & { readonly id: string; readonly title: TextPair })[]>(
      '@/content/entities/pages/data.json',
    )
    .map((page) => {
      const titled = { ...page, title: { ...page.title, en: `Title of ${page.id}` } };
      // Without a heading, like older records.
      if (page.id === 'works' || page.id === 'gallery') return titled;
      const bn = { text: 'পাতার শিরোনাম', of: '00000000' };
      return { ...titled, heading: { en: `Heading of ${page.id}`, bn } };
    }),
);

const locale = english;

it.each([
  ['home', <HomeScreen key="" locale={locale} />],
  ['products', <ProductsScreen key="" locale={locale} />],
  ['about-us', <AboutUsScreen key="" locale={locale} />],
  ['news-events', <NewsScreen key="" locale={locale} listing={newsListing} page={1} />],
  ['career', <CareerScreen key="" locale={locale} />],
  ['quality', <QualityScreen key="" locale={locale} />],
  ['key-product', <KeyProductScreen key="" locale={locale} />],
  ['clients', <ClientsScreen key="" locale={locale} />],
  ['blog', <BlogScreen key="" locale={locale} listing={blogListing} page={1} />],
  ['contact', <ContactScreen key="" locale={locale} />],
  ['list', <ProjectListScreen key="" locale={locale} />],
  ['search', <SearchScreen key="" locale={locale} />],
])('%s shows its heading at the top, not the title of its tab', async (id, page) => {
  // Lazily loaded parts may still update the page.
  await act(async () => void render(page));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Heading of ${id}`);
});

it.each([
  ['its title', <NewsScreen key="" locale={locale} listing={worksListing} page={1} />, 'Title of works'],
  ['what the menu calls it', <GalleryScreen key="" locale={locale} />, 'Gallery'],
])('a page without a heading has %s there', (_what, page, heading) => {
  render(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});
