import type { MetadataRoute } from 'next';
import { blogs, newestBlogs } from '@/content/entities/blogs';
import { newestFirst } from '@/content/lib/dates';
import { countPages } from '@/content/lib/list-pages';
import { newestNews, newestNewsItems, newsItems } from '@/content/entities/news';
import { products, productsInCategory, wholeRanges } from '@/content/entities/products';
import { routes } from '@/content/routes';
import { vacancies } from '@/content/entities/vacancies';
import { languagesOf } from './_lib/page-meta';
import { absoluteUrl } from './_lib/site-origin';

export const dynamic = 'force-static';

type Dated = { readonly createdAt: string };

const newestDay = (items: readonly Dated[]) => newestFirst(items)[0]?.createdAt;

/** A page changed when its newest item was published; for pages without items no day is known, and none is given. */
function entry(path: string, day?: string) {
  const languages = languagesOf(path);
  const facts = {
    ...(day !== undefined && { lastModified: day }),
    ...(languages !== undefined && { alternates: { languages } }),
  };
  const inLanguages = languages === undefined ? [absoluteUrl(path)] : [languages.en, languages.bn];
  return inLanguages.map((url) => ({ url, ...facts }));
}

const furtherPagesOf = (list: string, items: readonly unknown[]) =>
  Array.from({ length: countPages(items) - 1 }, (_, index) => entry(routes.listPage(list, index + 2))).flat();

/** Every public page under its one address. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [
    ...entry(routes.home),
    ...entry(routes.products),
    ...entry(routes.aboutUs),
    ...entry(routes.newsEvents, newestNews[0]?.createdAt),
    ...entry(routes.gallery),
    ...entry(routes.career, newestDay(vacancies)),
    ...entry(routes.quality),
    ...entry(routes.keyProduct),
    ...entry(routes.works, newestNewsItems[0]?.createdAt),
    ...entry(routes.clients),
    ...entry(routes.blog, newestBlogs[0]?.createdAt),
    ...entry(routes.contact),
    ...entry(routes.list),
    ...furtherPagesOf(routes.newsEvents, newestNews),
    ...furtherPagesOf(routes.works, newsItems),
    ...furtherPagesOf(routes.blog, blogs),
    ...wholeRanges.flatMap(({ slug, name }) => [
      ...entry(routes.productRange(slug)),
      ...furtherPagesOf(routes.productRange(slug), productsInCategory(name)),
    ]),
    ...products.flatMap(({ id }) => entry(routes.product(id))),
    ...newsItems.flatMap(({ _id, createdAt }) => entry(routes.newsItem(_id), createdAt)),
    ...blogs.flatMap(({ _id, createdAt }) => entry(routes.blogPost(_id), createdAt)),
    ...vacancies.flatMap(({ _id, createdAt }) => entry(routes.vacancy(_id), createdAt)),
  ];
}
