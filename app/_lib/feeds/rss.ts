import { company } from '@/content/entities/company';
import { routes } from '@/content/routes';
import { rfc822 } from '../iso-time';
import { escapeMarkup } from '../markup';
import { addressOf } from '../site-origin';
import type { FeedItem } from './feed-items';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

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
    ...(newest ? [element('lastBuildDate', rfc822(newest.day))] : []),
    ...items.map(itemElement),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Returns the RSS document as a route's response. */
export const rssResponse = (items: readonly FeedItem[], locale: Locale) =>
  new Response(rss(items, locale), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
