import type { MetadataRoute } from 'next';
import { type PublicPage, publicPages } from '@/content/public-pages';
import type { Language } from '@/lib/text';
import { dayOfChange, updatedOn } from './_lib/day-of-change';
import { languagesOf } from './_lib/page-meta';
import { isUnlinked } from './_lib/unlinked';
import { absoluteUrl } from './_lib/site-origin';

export const dynamic = 'force-static';

const articleEntities = new Map<string, 'blogs' | 'news'>([
  ['blogPost', 'blogs'],
  ['newsItem', 'news'],
]);

/** Day of the last change of a page's record in a language, or of the newest item of a list; other pages have none. */
function dayOfPage({ route, id = '', day }: PublicPage, language: Language) {
  if (route === 'product') return dayOfChange('products', id, language);
  const entity = articleEntities.get(route);
  if (entity === undefined || day === undefined) return day;
  return updatedOn(entity, { _id: id, createdAt: day }, language) ?? day;
}

function entriesOf(page: PublicPage) {
  const hreflang = languagesOf(page.path);
  const inLanguages = hreflang === undefined ? (['en'] as const) : (['en', 'bn'] as const);
  return inLanguages.map((language) => {
    const lastModified = dayOfPage(page, language);
    return {
      url: hreflang?.[language] ?? absoluteUrl(page.path),
      ...(lastModified !== undefined && { lastModified }),
      ...(hreflang !== undefined && { alternates: { languages: hreflang } }),
    };
  });
}

/** Pages that search engines must not list: search, the visitor's own list, and landing pages to which nothing leads. */
const isListed = ({ route, id = '' }: PublicPage) =>
  route !== 'search' && route !== 'list' && !(route === 'landingPage' && isUnlinked(id));

/** Every public page by its canonical address, except those that search engines must not list. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages.filter(isListed).flatMap(entriesOf);
}
