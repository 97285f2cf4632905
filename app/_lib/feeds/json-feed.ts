import { company } from '@/content/entities/company';
import { routes } from '@/content/routes';
import { dayStart } from '../iso-time';
import { absoluteUrl, addressOf } from '../site-origin';
import type { FeedItem } from './feed-items';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

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
  };
}
