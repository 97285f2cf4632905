import { existsSync } from 'node:fs';
import { blogs, getBlog, newestBlogs } from '@/content/blogs';
import { blogSchema } from '@/content/schemas';
import { plainText } from '@/content/lib/markdown/plain-text';
import { summary } from '@/content/lib/text';

const words = (markdown: string) => plainText(markdown).split(/\s+/).length;
const firstBlock = (markdown: string) => markdown.split('\n\n')[0] ?? '';
const picturesIn = (markdown: string) =>
  [...markdown.matchAll(/!\[[^\]]+\]\((\S+) "[^"]+"\)/g)].map(([, src]) => src);

it('has one post in each category', () => {
  expect(blogs.map(({ category }) => category).sort()).toEqual(['Concrete Industry', 'Future', 'Innovation']);
});

it('uses a picture once', () => {
  const pictures = blogs.flatMap(({ image, desc }) => [image.src, ...picturesIn(desc)]);
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('has descriptions that differ', () => {
  expect(new Set(blogs.map(({ desc }) => summary(desc))).size).toBe(blogs.length);
});

describe.each(blogs)('$_id', ({ title, createdAt, image, desc }) => {
  it('runs to an article', () => {
    expect(words(desc)).toBeGreaterThanOrEqual(700);
  });

  it('opens with prose that fills an excerpt and a description', () => {
    expect(firstBlock(desc)).toBe(plainText(firstBlock(desc)));
    expect(firstBlock(desc).length).toBeGreaterThanOrEqual(160);
    expect(summary(desc).length).toBeGreaterThanOrEqual(70);
    expect(summary(desc).length).toBeLessThanOrEqual(160);
  });

  it('has headings below the title, none skipped', () => {
    const levels = [...desc.matchAll(/^(#+) /gm)].map(([, marks]) => marks?.length ?? 0);
    expect(levels[0]).toBe(2);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1));
    expect(new Set(levels)).toEqual(new Set([2, 3]));
  });

  it('has one quotation and a list', () => {
    expect(desc.match(/^> /gm)).toHaveLength(1);
    expect(desc).toMatch(/^- /m);
  });

  it('is dated in 2024 and titled for a browser tab', () => {
    expect(createdAt).toMatch(/^2024-/);
    expect(title.length).toBeLessThanOrEqual(45);
  });

  it('shows pictures that exist', () => {
    const sources = [image.src, ...picturesIn(desc)];
    expect(desc.match(/!\[/g) ?? []).toHaveLength(sources.length - 1);
    expect(sources.filter((src) => !existsSync(`public${src}`))).toEqual([]);
  });
});

it('finds a post by its id', () => {
  expect(getBlog('how-a-block-is-made')?.title).toBe('How a block is made, from sand to stack');
  expect(getBlog('no-such-post')).toBeUndefined();
});

it('lists the newest post first and leaves the data order alone', () => {
  const before = blogs.map(({ _id }) => _id);
  const dates = newestBlogs.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(
    blogs
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  expect(new Set(dates).size).toBe(blogs.length);
  expect(blogs.map(({ _id }) => _id)).toEqual(before);
});

describe('blogSchema', () => {
  it.each([
    ['_id', 'How a block'],
    ['title', 'Sand'],
    ['title', 'a'.repeat(141)],
    ['category', 'Past'],
    ['createdAt', '2024-02-30'],
    ['desc', 'a'.repeat(49)],
    ['desc', 'a'.repeat(20_001)],
    ['draft', true],
  ])('refuses %s %j', (field, value) => {
    const result = blogSchema.safeParse({ ...blogs[0], [field]: value });
    expect(result.error?.issues).toHaveLength(1);
    expect(JSON.stringify(result.error?.issues[0])).toContain(field);
  });

  it.each([
    ['title', 'Sands'],
    ['title', 'a'.repeat(140)],
    ['desc', 'a'.repeat(50)],
    ['desc', 'a'.repeat(20_000)],
  ])('accepts %s at its limit', (field, value) => {
    expect(blogSchema.safeParse({ ...blogs[0], [field]: value }).success).toBe(true);
  });
});
