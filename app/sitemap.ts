import type { MetadataRoute } from 'next';
import { type PublicPage, publicPages } from '@/content/public-pages';
import { languagesOf } from './_lib/page-meta';
import { absoluteUrl } from './_lib/site-origin';

export const dynamic = 'force-static';

/** A page changed when its newest item was published. Where no day is known, none is given. */
function entriesOf({ path, day }: PublicPage) {
  const languages = languagesOf(path);
  const facts = {
    ...(day !== undefined && { lastModified: day }),
    ...(languages !== undefined && { alternates: { languages } }),
  };
  const inLanguages = languages === undefined ? [absoluteUrl(path)] : [languages.en, languages.bn];
  return inLanguages.map((url) => ({ url, ...facts }));
}

/** Every public page under its one address, but the search, which search engines do not list. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages.filter(({ route }) => route !== 'search').flatMap(entriesOf);
}
