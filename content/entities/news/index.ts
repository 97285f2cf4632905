import { newestFirst, DAY_MS } from '../../../lib/records';
import { products } from '../products';
import { onlineRecords, publishedRecords, requireRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** News, events and works, online or not. */
const all = publishedRecords('news', recordSchema, records);

/** Items that the build shows, in the order of the works page: finished works first, not by date. */
export const newsItems = onlineRecords('news', all);

requireRecords('news', recordSchema, all, { products });

export type NewsItem = (typeof newsItems)[number];

const newsItemsById = new Map(newsItems.map((item) => [item._id, item]));

export const getNewsItem = (id: string) => newsItemsById.get(id);

/** News, events and works together, newest first. */
export const newestNewsItems = newestFirst(newsItems);

/** Items of category news for the news page, newest first. */
export const newestNews = newestNewsItems.filter(({ category }) => category === 'news');

const byProduct = new Map<string, NewsItem[]>();
for (const item of newestNewsItems.filter(({ quantity }) => quantity !== undefined)) {
  for (const id of item.products ?? []) byProduct.set(id, [...(byProduct.get(id) ?? []), item]);
}

/** Lists finished works, which state a quantity, that name a product, newest first. */
export const newsOfProduct = (id: string): readonly NewsItem[] => byProduct.get(id) ?? [];

/** Days that one shared trait outweighs: more than any archive spans. */
const MATCH_WEIGHT = 1_000_000;
const categoryOf = new Map(products.map(({ id, category }) => [id, category]));

/** Traits for comparing items: categories of their products, finished work or not, category and day. */
const traits = new Map(
  newsItems.map((item) => [
    item._id,
    {
      categories: (item.products ?? []).map((id) => categoryOf.get(id)),
      isWork: item.quantity !== undefined,
      category: item.category,
      day: Date.parse(item.createdAt) / DAY_MS,
    },
  ]),
);

/** Distance of two items: days between them, minus `MATCH_WEIGHT` for each shared trait. */
function distance(id: string, otherId: string) {
  const [a, b] = [traits.get(id), traits.get(otherId)];
  if (a === undefined || b === undefined) return Infinity;
  const shared =
    Number(a.categories.some((category) => b.categories.includes(category))) +
    Number(a.isWork === b.isWork) +
    Number(a.category === b.category);
  return Math.abs(a.day - b.day) - shared * MATCH_WEIGHT;
}

/** Suggests items: same category, work after work, nearest in time. In one pass: sorting takes minutes. */
export function relatedNews(item: NewsItem, count: number): readonly NewsItem[] {
  const nearest: { readonly other: NewsItem; readonly away: number }[] = [];
  for (const other of newestNewsItems) {
    if (other._id === item._id) continue;
    const away = distance(item._id, other._id);
    const place = nearest.findIndex((item) => away < item.away);
    if (place >= 0) nearest.splice(place, 0, { other, away });
    else if (nearest.length < count) nearest.push({ other, away });
    nearest.length = Math.min(nearest.length, count);
  }
  return nearest.map(({ other }) => other);
}
