import type { ArticleTeaser } from '@/components/site/shared/article-card';
import type { NewsItem } from '@/content/entities/news';
import { routes } from '@/content/routes';

/** What the tag on a card and on an article says. */
export const newsTag: Record<NewsItem['category'], string> = { news: 'News', events: 'Event' };

/** A news item as its card shows it. */
export function newsTeaser(item: NewsItem): ArticleTeaser {
  const { _id, title, createdAt, category, image, desc, place, quantity } = item;
  const data = [place, quantity].filter((fact) => fact !== undefined);
  return { path: routes.newsItem(_id), title, createdAt, tag: newsTag[category], image, desc, data };
}
