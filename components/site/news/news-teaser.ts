import type { ArticleTeaser } from '@/components/site/shared/article-card';
import type { NewsItem } from '@/content/entities/news';
import { inLanguage } from '@/content/lib/language';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

/** Returns the data of a news item's card; for a work also its place and quantity. */
export function newsTeaser(item: NewsItem, locale: Locale): ArticleTeaser {
  const { _id, title, createdAt, category, image, desc, place, quantity } = inLanguage(item, locale.language);
  const data = [place, quantity].filter((fact) => fact !== undefined);
  const tag = locale.strings.news.tags[category];
  return { link: locale.to(routes.newsItem(_id)), title, createdAt, tag, image, desc, data };
}
