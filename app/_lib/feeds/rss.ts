import { company } from '@/content/entities/company';
import { routes } from '@/content/routes';
import { rfc822 } from '../iso-time';
import { escapeMarkup } from '../markup';
import { absoluteUrl } from '../site-origin';
import type { FeedItem } from './feed-items';

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

const itemElement = ({ url, title, html, day, tag }: FeedItem) =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeMarkup(url)}</guid>`,
    element('pubDate', rfc822(day)),
    element('category', tag),
    element('description', html),
    '</item>',
  ].join('\n');

/** The RSS 2.0 document of some articles, newest first. Its date is that of the newest, not of the build. */
export function rss(items: readonly FeedItem[]) {
  const newest = items[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${company.brand}: blog and news`),
    element('link', absoluteUrl(routes.home)),
    element('description', company.summary),
    element('language', 'en'),
    `<atom:link href="${escapeMarkup(absoluteUrl('/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', rfc822(newest.day))] : []),
    ...items.map(itemElement),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
