import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { pageIn } from '@/app/_lib/page-in';
import { pageMeta } from '@/app/_lib/page-meta';
import type { PublicPage, SingleRoute } from '@/content/public-pages';
import { BlogScreen } from '../_lists/blog-screen';
import { type ListScreenProps, metaOfList } from '../_lists/list-pages';
import { type ArticleListing, blogListing, newsListing, worksListing } from '../_lists/lists';
import { NewsScreen } from '../_lists/news-screen';
import { AboutUsScreen } from './about-us';
import { blogPost } from './blog-post';
import { CareerScreen } from './career';
import { ClientsScreen } from './clients';
import { ContactScreen } from './contact';
import { DetailsScreen } from './details';
import { files } from './files';
import { newsItem } from './news-item';
import { QualityScreen } from './quality';
import { productRange } from './product-range';
import type { RecordScreen, RouteScreen } from './site-page';
import { vacancy } from './vacancy';

const ofPage = (route: SingleRoute, Screen: RouteScreen['Screen']): RouteScreen => ({
  meta: (locale) => pageMeta(pageIn(route, locale)),
  Screen,
});

function ofRecord<Item>({ find, factsOf, Screen }: RecordScreen<Item>): RouteScreen {
  const itemOf = ({ id = '' }: PublicPage) => find(id) ?? notFound();
  return {
    meta: (locale, page) => pageMeta(factsOf(itemOf(page), locale)),
    Screen: ({ locale, page }) => <Screen locale={locale} item={itemOf(page)} />,
  };
}

function ofList<Item>(
  listing: ArticleListing<Item>,
  Screen: ComponentType<ListScreenProps<Item>>,
): RouteScreen {
  return {
    meta: (locale, { number = 1 }) => metaOfList(listing, locale, number),
    Screen: ({ locale, page: { number = 1 } }) => <Screen locale={locale} listing={listing} page={number} />,
  };
}

/** Screens that share one file in Bangla: they have hardly any client components, which Next loads for all. */
export const banglaScreens: Readonly<Partial<Record<PublicPage['route'], RouteScreen>>> = {
  aboutUs: ofPage('aboutUs', AboutUsScreen),
  newsEvents: ofList(newsListing, NewsScreen),
  newsItem: ofRecord(newsItem),
  career: ofPage('career', CareerScreen),
  vacancy: ofRecord(vacancy),
  quality: ofPage('quality', QualityScreen),
  works: ofList(worksListing, NewsScreen),
  clients: ofPage('clients', ClientsScreen),
  blog: ofList(blogListing, BlogScreen),
  blogPost: ofRecord(blogPost),
  contact: ofPage('contact', ContactScreen),
  details: ofPage('details', DetailsScreen),
  files,
  productRange,
};
