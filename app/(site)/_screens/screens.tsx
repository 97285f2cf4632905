import { pageIn } from '@/app/_lib/page-in';
import { pageMeta } from '@/app/_lib/page-meta';
import type { PublicPage, SingleRoute } from '@/content/pages/public-pages';
import { blogPages } from '../_lists/blog-screen';
import { newsPages, worksPages } from '../_lists/news-screen';
import { AboutUsScreen } from './about-us';
import { blogPost } from './blog-post';
import { CareerScreen } from './career';
import { ClientsScreen } from './clients';
import { wallPages } from './common-walls';
import { ContactScreen } from './contact';
import { DetailsScreen } from './details';
import { files } from './files';
import { newsItem } from './news-item';
import { QualityScreen } from './quality';
import { productRange } from './product-range';
import { ofRecord, type RouteScreen } from './site-page';
import { vacancy } from './vacancy';

const ofPage = (route: SingleRoute, Screen: RouteScreen['Screen']): RouteScreen => ({
  meta: (locale) => pageMeta(pageIn(route, locale)),
  Screen,
});

/** Screens that share one file in Bangla: they have hardly any client components, which Next loads for all. */
export const banglaScreens: Readonly<Partial<Record<PublicPage['route'], RouteScreen>>> = {
  aboutUs: ofPage('aboutUs', AboutUsScreen),
  newsEvents: newsPages,
  newsItem: ofRecord(newsItem),
  career: ofPage('career', CareerScreen),
  vacancy: ofRecord(vacancy),
  quality: ofPage('quality', QualityScreen),
  works: worksPages,
  clients: ofPage('clients', ClientsScreen),
  blog: blogPages,
  blogPost: ofRecord(blogPost),
  contact: ofPage('contact', ContactScreen),
  details: ofPage('details', DetailsScreen),
  files,
  productRange,
  commonWalls: wallPages,
};
