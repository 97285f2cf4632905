import type { MetadataRoute } from 'next';
import { getBlog } from '@/content/entities/blogs';
import { photoGalleryIn } from '@/content/entities/galleries';
import { getNewsItem } from '@/content/entities/news';
import { getProduct } from '@/content/entities/products';
import { type PublicPage, publicPages } from '@/content/pages/public-pages';
import { english } from '@/content/strings/english';
import { shownFile } from '@/lib/pictures';
import type { Picture } from '@/lib/records';
import type { Language } from '@/lib/text';
import { dayOfChange, updatedOn } from './_lib/day-of-change';
import { languagesOf } from './_lib/page-meta';
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

/** Pictures that a page is about, as it shows them. */
function picturesOf({ route, id = '' }: PublicPage): readonly Pick<Picture, 'src' | 'width'>[] {
  if (route === 'gallery')
    return photoGalleryIn(english).flatMap(({ images }) => images.map(({ image }) => image));
  const find = { product: getProduct, blogPost: getBlog, newsItem: getNewsItem };
  const record = route in find ? find[route as keyof typeof find](id) : undefined;
  return record === undefined ? [] : [record.image];
}

function entriesOf(page: PublicPage) {
  const hreflang = languagesOf(page.path);
  const images = [...new Set(picturesOf(page).map((picture) => absoluteUrl(shownFile(picture))))];
  const inLanguages = hreflang === undefined ? (['en'] as const) : (['en', 'bn'] as const);
  return inLanguages.map((language) => {
    const lastModified = dayOfPage(page, language);
    return {
      url: hreflang?.[language] ?? absoluteUrl(page.path),
      ...(lastModified !== undefined && { lastModified }),
      ...(images.length > 0 && { images }),
      ...(hreflang !== undefined && { alternates: { languages: hreflang } }),
    };
  });
}

/** Not search and the visitor's own list, and not what its record says. The export takes further pages out (`index-rules.ts`). */
const isListed = ({ route, isUnlisted = false }: PublicPage) =>
  !isUnlisted && route !== 'search' && route !== 'list';

/** Every public page that search engines may list, by its canonical address. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages.filter(isListed).flatMap(entriesOf);
}
