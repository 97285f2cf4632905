import type { MetadataRoute } from 'next';
import { type PublicPage, publicPages } from '@/content/public-pages';
import { dayOfChange } from './_lib/day-of-change';
import { languagesOf } from './_lib/page-meta';
import { absoluteUrl } from './_lib/site-origin';

export const dynamic = 'force-static';

/** A page's date is that of its newest item, or of its product's last change; other pages have none. */
function entriesOf({ route, id = '', path, day }: PublicPage) {
  const languages = languagesOf(path);
  const changed = route === 'product' ? dayOfChange(id) : day;
  const facts = {
    ...(changed !== undefined && { lastModified: changed }),
    ...(languages !== undefined && { alternates: { languages } }),
  };
  const inLanguages = languages === undefined ? [absoluteUrl(path)] : [languages.en, languages.bn];
  return inLanguages.map((url) => ({ url, ...facts }));
}

/** Every public page by its canonical address, except the search, which search engines must not index. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages.filter(({ route }) => route !== 'search').flatMap(entriesOf);
}
