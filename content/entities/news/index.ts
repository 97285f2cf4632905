import { defineCollection } from '../../lib/define-collection';
import { ContentError } from '../../lib/content-error';
import { onlineToday } from '../../lib/schedule';
import { newestFirst } from '../../lib/dates';
import { products } from '../products';
import { productsOfNews, unknownProducts } from '../products/named';
import { news as about } from './about';
import records from './data.json' with { type: 'json' };
import { newsItemSchema } from './schema';

const FILE = 'content/entities/news/data.json';

/** News, events and works in one, online or not. */
const all = defineCollection({
  file: FILE,
  schema: newsItemSchema,
  records,
  idField: about.idField,
  least: about.least,
});

/** Those of today and of days before. The order is that of the works page, finished works first, and not by date. */
export const newsItems = onlineToday(all, {
  scheduleOf: ({ createdAt, until }) => ({ from: createdAt, until }),
  least: about.least,
});

const problems = unknownProducts(productsOfNews(all), products);
if (problems.length > 0) throw new ContentError(FILE, problems);

export type NewsItem = (typeof newsItems)[number];

const newsItemsById = new Map(newsItems.map((item) => [item._id, item]));

export const getNewsItem = (id: string) => newsItemsById.get(id);

/** News, events and works together, newest first. */
export const newestNewsItems = newestFirst(newsItems);

/** What the news page lists: items of category news, newest first. */
export const newestNews = newestNewsItems.filter(({ category }) => category === 'news');

const byProduct = new Map<string, NewsItem[]>();
for (const item of newestNewsItems) {
  for (const id of item.products ?? []) byProduct.set(id, [...(byProduct.get(id) ?? []), item]);
}

/** The news and works that name a product, newest first. */
export const newsOfProduct = (id: string): readonly NewsItem[] => byProduct.get(id) ?? [];
