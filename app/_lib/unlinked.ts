import { about } from '@/content/entities/about-us';
import { banners } from '@/content/entities/banners';
import { blogs } from '@/content/entities/blogs';
import { contact } from '@/content/entities/contact';
import { home } from '@/content/entities/home';
import { keyProduct } from '@/content/entities/key-product';
import { landingPages } from '@/content/entities/landing-pages';
import { newsItems } from '@/content/entities/news';
import { pages } from '@/content/entities/pages';
import { products } from '@/content/entities/products';
import { quality } from '@/content/entities/quality';
import { unlinkedPages } from '@/content/unlinked-pages';

const unlinked = new Set(
  unlinkedPages(landingPages, [
    ...[about, contact, home, keyProduct, quality],
    ...[banners, blogs, newsItems, pages, products],
  ]),
);

/** Whether no page of the website leads to a landing page: search engines then do not list it. */
export const isUnlinked = (id: string) => unlinked.has(id);
