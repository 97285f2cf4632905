import { getNewsItem, newestNews, newsItems } from '@/content/entities/news';
import { newsItemSchema } from '@/content/entities/news/schema';

const dates = newsItems.map(({ createdAt }) => createdAt);

it('finds an item by its id, events too', () => {
  expect(newsItems.map(({ _id }) => getNewsItem(_id))).toEqual(newsItems);
  expect(getNewsItem('no-such-item')).toBeUndefined();
});

it('lists news alone, newest first, and leaves the data order alone', () => {
  const listed = newestNews;
  expect(listed.map(({ category }) => category)).toEqual(listed.map(() => 'news'));
  expect(listed).toHaveLength(newsItems.filter(({ category }) => category === 'news').length);
  expect(listed.map(({ createdAt }) => createdAt)).toEqual(
    listed
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  expect(newsItems.map(({ createdAt }) => createdAt)).toEqual(dates);
});

describe('newsItemSchema', () => {
  it.each([
    ['category', 'works'],
    ['link', 'http://news.example/a'],
    ['link', '/news-events/a'],
    ['link', 'javascript:alert(1)'],
    ['createdAt', '5 October 2024'],
    ['excerpt', 'An unknown field'],
  ])('refuses %s %j', (field, value) => {
    const result = newsItemSchema.safeParse({ ...newsItems[0], [field]: value });
    expect(result.success).toBe(false);
    expect(result.error?.issues.filter((issue) => !JSON.stringify(issue).includes(field))).toEqual([]);
  });

  it('accepts an item without a link', () => {
    expect(newsItemSchema.safeParse({ ...newsItems[0], link: undefined }).success).toBe(true);
  });
});
