import { company } from '@/content/entities/company';
import { routes } from '@/content/routes';
import { dayStart } from '../iso-time';
import { absoluteUrl } from '../site-origin';
import type { FeedItem } from './feed-items';

/** The JSON Feed 1.1 document of some articles, newest first. */
export const jsonFeed = (items: readonly FeedItem[]) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: `${company.brand}: blog and news`,
  home_page_url: absoluteUrl(routes.home),
  feed_url: absoluteUrl('/feed.json'),
  description: company.summary,
  icon: absoluteUrl('/icons/icon-512.png'),
  language: 'en',
  authors: [{ name: company.brand, url: absoluteUrl(routes.home) }],
  items: items.map(({ url, title, summary, html, image, day, tag }) => ({
    id: url,
    url,
    title,
    summary,
    content_html: html,
    image,
    date_published: dayStart(day),
    tags: [tag],
  })),
});
