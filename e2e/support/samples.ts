import { readFileSync } from 'node:fs';
import { newsItems } from '../../content/entities/news';
import { productCategories } from '../../content/entities/products';
import { routes } from '../../content/routes';
import { openFirst } from '../../content/entities/vacancies';
import { buildDay } from '../../lib/records';

// Node refuses to import JSON without an attribute, which the site's own modules do not carry.
const blogs = JSON.parse(readFileSync('content/entities/blogs/data.json', 'utf8')) as readonly {
  _id: string;
}[];

function first<Item>(list: readonly Item[], what: string) {
  const [item] = list;
  if (item === undefined) throw new Error(`The content holds no ${what} for the tests to use.`);
  return item;
}

const { id: slug, name } = first(productCategories, 'category');
const category = { slug, name: name.en };

/** Records and addresses that exist, from the content itself: a made-up value would let a test pass over nothing. */
export const samples = {
  category,
  filteredProducts: `${routes.products}?category=${category.slug}`,
  blogPost: routes.blogPost(first(blogs, 'blog post')._id),
  newsItem: routes.newsItem(first(newsItems, 'news item')._id),
  vacancy: routes.vacancy(first(openFirst(buildDay()), 'vacancy')._id),
} as const;
