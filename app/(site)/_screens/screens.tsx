import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import type { PublicPage } from '@/content/public-pages';
import type { Locale } from '@/content/strings/locale';
import { BlogScreen } from '../_lists/blog-screen';
import { type ListScreenProps, metaOfList } from '../_lists/list-pages';
import { type ArticleListing, blogListing, newsListing, worksListing } from '../_lists/lists';
import { NewsScreen } from '../_lists/news-screen';
import { aboutUsMeta, AboutUsScreen } from './about-us';
import { blogPost } from './blog-post';
import { careerMeta, CareerScreen } from './career';
import { clientsMeta, ClientsScreen } from './clients';
import { contactMeta, ContactScreen } from './contact';
import { detailsMeta, DetailsScreen } from './details';
import { filesMeta, FilesScreen } from './files';
import { newsItem } from './news-item';
import { qualityMeta, QualityScreen } from './quality';
import { productRange } from './product-range';
import type { ScreenProps } from './screen';
import type { RecordScreen } from './site-page';
import { vacancy } from './vacancy';

/** Metadata and component of a route. */
type RouteScreen = {
  readonly meta: (locale: Locale, page: PublicPage) => Metadata;
  readonly Screen: ComponentType<ScreenProps & { readonly page: PublicPage }>;
};

function ofRecord<Item>({ find, meta, Screen }: RecordScreen<Item>): RouteScreen {
  const itemOf = ({ id = '' }: PublicPage) => find(id) ?? notFound();
  return {
    meta: (locale, page) => meta(itemOf(page), locale),
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

/**
 * Screens that share one file in Bangla. Next loads the client components of a file's screens on all of its pages;
 * these have hardly any. Other screens have their own files in `app/bn`.
 */
export const banglaScreens: Readonly<Partial<Record<PublicPage['route'], RouteScreen>>> = {
  aboutUs: { meta: aboutUsMeta, Screen: AboutUsScreen },
  newsEvents: ofList(newsListing, NewsScreen),
  newsItem: ofRecord(newsItem),
  career: { meta: careerMeta, Screen: CareerScreen },
  vacancy: ofRecord(vacancy),
  quality: { meta: qualityMeta, Screen: QualityScreen },
  works: ofList(worksListing, NewsScreen),
  clients: { meta: clientsMeta, Screen: ClientsScreen },
  blog: ofList(blogListing, BlogScreen),
  blogPost: ofRecord(blogPost),
  contact: { meta: contactMeta, Screen: ContactScreen },
  details: { meta: detailsMeta, Screen: DetailsScreen },
  files: { meta: filesMeta, Screen: FilesScreen },
  productRange,
};
