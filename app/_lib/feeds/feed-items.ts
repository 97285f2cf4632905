import { blogs } from '@/content/entities/blogs';
import { newestFirst } from '@/content/lib/dates';
import type { Picture } from '@/content/lib/fields';
import { summary } from '@/content/lib/text';
import { newsItems } from '@/content/entities/news';
import { routes } from '@/content/routes';
import { escapeMarkup } from '../markup';
import { absoluteUrl, addressOf } from '../site-origin';
import { hasLanguage, inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

/** Data of one article for both feeds. */
export type FeedItem = {
  /** Absolute address and id of the item. */
  readonly url: string;
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
  /** Self-contained HTML. */
  readonly html: string;
  readonly image: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly tag: string;
};

type Article = {
  readonly title: string;
  readonly desc: string;
  readonly createdAt: string;
  readonly image: Readonly<Picture>;
};

/** Converts an article to a feed item. `path` is the English one. */
export function feedItem(
  { path, tag, locale }: { readonly path: string; readonly tag: string; readonly locale: Locale },
  { title, desc, createdAt, image }: Article,
): FeedItem {
  const url = addressOf(path, locale.language);
  const text = summary(desc);
  const picture = absoluteUrl(image.src);
  return {
    url,
    title,
    summary: text,
    html:
      `<p><img src="${escapeMarkup(picture)}" alt="${escapeMarkup(image.alt)}" width="${image.width}" height="${image.height}"></p>` +
      `<p>${escapeMarkup(text)}</p><p><a href="${escapeMarkup(url)}">${escapeMarkup(locale.strings.shared.feed.whole)}</a></p>`,
    image: picture,
    day: createdAt,
    tag,
  };
}

/** Lists blog posts, news and events with texts in a language, newest first. */
export function feedItems(locale: Locale): readonly FeedItem[] {
  const { language, strings } = locale;
  const translated = <Item extends { readonly bn?: unknown }>(items: readonly Item[]) =>
    items.filter((item) => hasLanguage(item, language)).map((item) => inLanguage(item, language));
  const { feed } = strings.shared;
  const tags = { news: feed.news, events: feed.events };
  return newestFirst([
    ...translated(blogs).map((post) => ({
      createdAt: post.createdAt,
      item: feedItem(
        { path: routes.blogPost(post._id), tag: strings.blog.categories[post.category], locale },
        post,
      ),
    })),
    ...translated(newsItems).map((news) => ({
      createdAt: news.createdAt,
      item: feedItem({ path: routes.newsItem(news._id), tag: tags[news.category], locale }, news),
    })),
  ]).map(({ item }) => item);
}
