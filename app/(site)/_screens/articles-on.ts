import { blogs } from '@/content/entities/blogs';
import { newsItems } from '@/content/entities/news';
import { newestFirst } from '@/lib/records';

const posts = blogs.map((item) => ({ route: 'blogPost', item }) as const);
// Finished works, which state a quantity, have a list of their own (`newsOfProduct`).
const news = newsItems
  .filter(({ quantity }) => quantity === undefined)
  .map((item) => ({ route: 'newsItem', item }) as const);

const newest = newestFirst([...posts, ...news].map((article) => ({ ...article, ...article.item })));

/** Lists the posts and news that name a product, newest first. */
export const articlesOn = (product: string) =>
  newest.filter(({ item }) => item.products?.includes(product) === true);
