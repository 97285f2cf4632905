import { existsSync } from 'node:fs';
import sharp from 'sharp';
import manifest from '@/app/manifest';
import sitemap from '@/app/sitemap';
import { blogs } from '@/content/entities/blogs';

describe('sitemap', () => {
  const entries = sitemap();

  it('has the dates of content, and no dates for undated content', () => {
    const days = new Map(entries.map(({ url, lastModified }) => [new URL(url).pathname, lastModified]));
    for (const { _id, createdAt } of blogs) expect(days.get(`/blog/${_id}`)).toBe(createdAt);
    expect(days.get('/blog')).toBe(
      blogs
        .map(({ createdAt }) => createdAt)
        .sort()
        .at(-1),
    );
    expect(days.get('/quality')).toBeUndefined();
  });
});

describe('manifest', () => {
  it('opens the site in the browser', () => {
    expect(manifest()).toMatchObject({
      name: 'Atrai Blocks',
      display: 'browser',
      lang: 'en',
      start_url: '/',
    });
  });

  it.each(manifest().icons ?? [])('$src has the size it states', async ({ src, sizes }) => {
    expect(existsSync(`public${src}`)).toBe(true);
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  });
});
