import type { MetadataRoute } from 'next';
import { blogs } from '@/content/blogs';
import { newestFirst } from '@/content/lib/dates';
import { newestNews, newsItems } from '@/content/news';
import { routes } from '@/content/routes';
import { vacancies } from '@/content/vacancies';
import { absoluteUrl } from './_lib/site-origin';

export const dynamic = 'force-static';

type Dated = { readonly createdAt: string };

const newestDay = (items: readonly Dated[]) => newestFirst(items)[0]?.createdAt;

/** A page changed when its newest item was published; for pages without items no day is known, and none is given. */
const entry = (path: string, day?: string) => ({
  url: absoluteUrl(path),
  ...(day !== undefined && { lastModified: day }),
});

/** Every public page under its one address. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [
    entry(routes.home),
    entry(routes.products),
    entry(routes.aboutUs),
    entry(routes.newsEvents, newestDay(newestNews())),
    entry(routes.gallery),
    entry(routes.career, newestDay(vacancies)),
    entry(routes.quality),
    entry(routes.keyProduct),
    entry(routes.works, newestDay(newsItems)),
    entry(routes.clients),
    entry(routes.blog, newestDay(blogs)),
    entry(routes.contact),
    ...newsItems.map(({ _id, createdAt }) => entry(routes.newsItem(_id), createdAt)),
    ...blogs.map(({ _id, createdAt }) => entry(routes.blogPost(_id), createdAt)),
    ...vacancies.map(({ _id, createdAt }) => entry(routes.vacancy(_id), createdAt)),
  ];
}
