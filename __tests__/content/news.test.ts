import { relatedNews, newestNews, newsItems, newsOfProduct } from '@/content/entities/news';
import { unknownNames } from '@/lib/records';
import { formOf } from '@/content/registry/forms';

const daysOf = (items: typeof newsItems) => items.map(({ createdAt }) => createdAt);

it('lists only news, newest first', () => {
  expect(newestNews).toHaveLength(newsItems.filter(({ category }) => category === 'news').length);
  expect(newestNews.every(({ category }) => category === 'news')).toBe(true);
  expect(daysOf(newestNews)).toEqual(daysOf(newestNews).sort().reverse());
});

it('finds the items that name a product, newest first', () => {
  const named = newsItems.find(({ products = [] }) => products.length > 0);
  const [id = ''] = named?.products ?? [];
  const productNews = newsOfProduct(id);
  expect(productNews).toContain(named);
  expect(productNews.every(({ products = [] }) => products.includes(id))).toBe(true);
  expect(daysOf(productNews)).toEqual(daysOf(productNews).sort().reverse());
  expect(newsOfProduct('no-such-product')).toEqual([]);
});

it('follows a finished work by other works, an event by events, and nothing by itself', () => {
  for (const item of newsItems) {
    const isRelated = (other: typeof item) =>
      other.category === item.category && (other.quantity === undefined) === (item.quantity === undefined);
    const offered = relatedNews(item, 3);
    const others = newsItems.filter((other) => other !== item);
    expect(offered).toHaveLength(Math.min(3, others.length));
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered).not.toContain(item);
    // An item about the same products may precede one of the same kind.
    if (item.products === undefined)
      expect(offered.filter(isRelated)).toHaveLength(Math.min(3, others.filter(isRelated).length));
  }
});

it('refuses a product that does not exist, with record, field and reason', () => {
  const items = [{ _id: 'a-wall', products: ['brick', 'no-such-brick'] }, { _id: 'a-tree' }];
  expect(unknownNames(formOf('news').fields, items, () => ({ singular: 'product', ids: ['brick'] }))).toEqual(
    [
      expect.objectContaining({
        record: '"a-wall"',
        field: 'products.1',
        reason: 'there is no product "no-such-brick": name another, or take it out',
      }),
    ],
  );
});
