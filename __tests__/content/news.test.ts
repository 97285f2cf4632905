import { existsSync } from 'node:fs';
import { plainText } from '@/content/lib/markdown/plain-text';
import { summary } from '@/content/lib/text';
import { getNewsItem, newestNews, newsItems } from '@/content/entities/news';
import { newsItemSchema } from '@/content/entities/news/schema';

const dates = newsItems.map(({ createdAt }) => createdAt);
const datesInOrder = [...dates].sort();

it('has ten items of both categories', () => {
  expect(newsItems).toHaveLength(10);
  expect(newsItems.filter(({ category }) => category === 'events').length).toBeGreaterThanOrEqual(4);
  expect(newsItems.filter(({ category }) => category === 'news').length).toBeGreaterThanOrEqual(4);
});

it('runs from December 2023 to October 2024', () => {
  expect(datesInOrder.at(0)).toMatch(/^2023-12-/);
  expect(datesInOrder.at(-1)).toMatch(/^2024-10-/);
});

it('stands in an order of its own, neither by date nor backwards', () => {
  expect(dates).not.toEqual(datesInOrder);
  expect(dates).not.toEqual([...datesInOrder].reverse());
});

it('has items with an outside article and items without', () => {
  const links = newsItems.flatMap(({ link }) => link ?? []);
  expect(links).toHaveLength(5);
  expect(links.filter((link) => !new URL(link).hostname.endsWith('.example'))).toEqual([]);
});

it.each([
  ['picture', newsItems.map(({ image }) => image.src)],
  ['title', newsItems.map(({ title }) => title)],
  ['description', newsItems.map(({ desc }) => summary(desc))],
])('uses a %s once', (_, values) => {
  expect(new Set(values).size).toBe(values.length);
});

describe.each(newsItems)('$_id', ({ title, image, desc }) => {
  it('tells its story in at least 150 words', () => {
    expect(plainText(desc).split(/\s+/).length).toBeGreaterThanOrEqual(150);
  });

  it('opens with prose that fills an excerpt', () => {
    const [first = ''] = desc.split('\n\n');
    expect(plainText(first)).toBe(first.replaceAll('\n', ' '));
    expect(first.length).toBeGreaterThan(100);
  });

  it('has a description of 70 to 160 characters and a title for a browser tab', () => {
    expect(summary(desc).length).toBeGreaterThanOrEqual(70);
    expect(summary(desc).length).toBeLessThanOrEqual(160);
    expect(title.length).toBeLessThanOrEqual(45);
  });

  it('shows a picture that exists', () => {
    expect(existsSync(`public${image.src}`)).toBe(true);
  });
});

it('finds an item by its id, events too', () => {
  expect(getNewsItem('open-day-for-masons')?.category).toBe('events');
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
