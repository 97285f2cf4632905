import type { MetadataRoute } from 'next';
import { type PublicPage, publicPages } from '@/content/public-pages';
import { languagesOf } from './_lib/page-meta';
import { absoluteUrl } from './_lib/site-origin';

export const dynamic = 'force-static';

/** A page's date is that of its newest item; a page without items has none. */
function entriesOf({ path, day }: PublicPage) {
  const languages = languagesOf(path);
  const facts = {
    ...(day !== undefined && { lastModified: day }),
    ...(languages !== undefined && { alternates: { languages } }),
  };
  const inLanguages = languages === undefined ? [absoluteUrl(path)] : [languages.en, languages.bn];
  return inLanguages.map((url) => ({ url, ...facts }));
}

/** Every public page by its canonical address, except the search, which search engines must not index. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages.filter(({ route }) => route !== 'search').flatMap(entriesOf);
}
