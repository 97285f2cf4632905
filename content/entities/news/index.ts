import { defineCollection } from '../../lib/define-collection';
import { onlineToday } from '../../lib/schedule';
import { newestFirst } from '../../lib/dates';
import { news as about } from './about';
import records from './data.json' with { type: 'json' };
import { newsItemSchema } from './schema';

/**
 * News, events and works in one, those of today and of days before. The order is that of the works page, finished works first, and not by date.
 */
export const newsItems = onlineToday(
  defineCollection({
    file: 'content/entities/news/data.json',
    schema: newsItemSchema,
    records,
    idField: about.idField,
    least: about.least,
  }),
  { scheduleOf: ({ createdAt, until }) => ({ from: createdAt, until }), least: about.least },
);

export type NewsItem = (typeof newsItems)[number];

const newsItemsById = new Map(newsItems.map((item) => [item._id, item]));

export const getNewsItem = (id: string) => newsItemsById.get(id);

/** News, events and works together, newest first. */
export const newestNewsItems = newestFirst(newsItems);

/** What the news page lists: items of category news, newest first. */
export const newestNews = newestNewsItems.filter(({ category }) => category === 'news');
