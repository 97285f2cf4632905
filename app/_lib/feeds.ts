import { type Blog, blogs } from '@/content/entities/blogs';
import { company } from '@/content/entities/company';
import { newestFirst, hasLanguage, inLanguage, type InLanguage } from '@/lib/records';
import { summary } from '@/lib/text';
import { newsItems } from '@/content/entities/news';
import { routes } from '@/content/routes';
import { dayStart, rfc822 } from './iso-time';
import { escapeMarkup } from './markup';
import { absoluteUrl, addressOf } from './site-origin';
import type { Locale } from '@/content/strings/locale';

type Article = Pick<InLanguage<Blog>, 'title' | 'desc' | 'createdAt' | 'image'>;

/** Data of one article for both feeds. */
type FeedItem = ReturnType<typeof feedItem>;

/** Converts an article to a feed item: `url` is absolute and its id, `summary` plain text. `path` is the English one. */
export function feedItem(
  { path, tag, locale }: { readonly path: string; readonly tag: string; readonly locale: Locale },
  { title, desc, createdAt, image }: Article,
) {
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
    createdAt,
    tag,
  };
}

/** Lists blog posts, news and events with texts in a language, newest first. */
function feedItems(locale: Locale): readonly FeedItem[] {
  const { language, strings } = locale;
  const translated = <Item extends object>(items: readonly Item[]) =>
    items.filter((item) => hasLanguage(item, language)).map((item) => inLanguage(item, language));
  const { feed } = strings.shared;
  const tags = { news: feed.news, events: feed.events };
  return newestFirst([
    ...translated(blogs).map((post) =>
      feedItem(
        { path: routes.blogPost(post._id), tag: strings.blog.categories[post.category], locale },
        post,
      ),
    ),
    ...translated(newsItems).map((news) =>
      feedItem({ path: routes.newsItem(news._id), tag: tags[news.category], locale }, news),
    ),
  ]);
}

/** Builds a JSON Feed 1.1 document of articles, newest first. */
export function jsonFeed(items: readonly FeedItem[], { language, strings, fill }: Locale) {
  const { brand, summary: description } = inLanguage(company, language);
  const home = addressOf(routes.home, language);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: fill(strings.shared.feed.title, { brand }),
    home_page_url: home,
    feed_url: addressOf('/feed.json', language),
    description,
    icon: absoluteUrl('/icons/icon-512.png'),
    language,
    authors: [{ name: brand, url: home }],
    items: items.map(({ url, title, summary, html, image, createdAt, tag }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      image,
      date_published: dayStart(createdAt),
      tags: [tag],
    })),
  };
}

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

const itemElement = ({ url, title, html, createdAt, tag }: FeedItem) =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeMarkup(url)}</guid>`,
    element('pubDate', rfc822(createdAt)),
    element('category', tag),
    element('description', html),
    '</item>',
  ].join('\n');

/** Builds an RSS 2.0 document of articles, newest first. Its date is that of the newest article, not of the build. */
export function rss(items: readonly FeedItem[], { language, strings, fill }: Locale) {
  const { brand, summary } = inLanguage(company, language);
  const newest = items[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', fill(strings.shared.feed.title, { brand })),
    element('link', addressOf(routes.home, language)),
    element('description', summary),
    element('language', language),
    `<atom:link href="${escapeMarkup(addressOf('/feed.xml', language))}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', rfc822(newest.createdAt))] : []),
    ...items.map(itemElement),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Blog and news in a language as RSS. */
export const rssResponse = (locale: Locale) =>
  new Response(rss(feedItems(locale), locale), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });

/** Blog and news in a language as JSON Feed. */
export const jsonResponse = (locale: Locale) => Response.json(jsonFeed(feedItems(locale), locale));
