import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS, banglaOf, type TextPair, withBangla } from '../../lib/records';

type Article = { readonly _id: string; readonly title: TextPair; readonly desc: TextPair };

/** Seeded pseudo-random numbers in [0, 1), equal in every run (mulberry32). */
function lots(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LAST_DAY = Date.UTC(2026, 0, 1);

/** Replaces posts, news items and products by `count` of each, with words of real ones: they compress alike. */
export function growArchive(folder: string, count: number) {
  const draw = lots(count);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(draw() * items.length)] as Item;
  const file = (name: string) => path.join(folder, 'content', name);
  const read = <Record>(name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as Record[];

  const posts = read<Article>('entities/blogs/data.json');
  const words = posts
    .flatMap(({ desc }) => desc.en.match(/[a-z]{3,}/gi) ?? [])
    .map((word) => word.toLowerCase());
  const phrase = (length: number) => {
    const text = Array.from({ length }, () => pick(words)).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const paragraphs = (number: number) =>
    Array.from({ length: number }, () => `${phrase(60)}.`)
      .join('\n\n## Part\n\n')
      .replace(/## Part/g, () => `## ${phrase(4)}`);
  const articles = <Kind extends Article>(samples: readonly Kind[]) =>
    Array.from({ length: count }, (_, index) => {
      const sample = pick(samples);
      return {
        ...sample,
        _id: `entry-${index + 1}`,
        title: withBangla({ en: `${phrase(5)} ${index + 1}` }, banglaOf(sample.title)),
        createdAt: new Date(LAST_DAY - index * DAY_MS * draw()).toISOString().slice(0, 10),
        desc: withBangla({ en: paragraphs(8) }, banglaOf(sample.desc)),
      };
    });

  writeFileSync(file('entities/blogs/data.json'), JSON.stringify(articles(posts)));

  const products = read<{ readonly id: string; readonly name: TextPair }>('entities/products/data.json');
  const grown = Array.from({ length: count }, (_, index) => {
    const product = pick(products);
    // Tiles have no name of their own, in neither language.
    const name = withBangla({ en: phrase(2) }, banglaOf(product.name) || 'পণ্য');
    return { ...product, id: `product-${index + 1}`, name };
  });
  writeFileSync(file('entities/products/data.json'), JSON.stringify(grown));

  // Landing pages and gallery pictures name the replaced products.
  writeFileSync(file('entities/landing-pages/data.json'), '[]');
  const galleries = read<{ readonly images: readonly object[] }>('entities/galleries/data.json');
  const unnamed = galleries.map((gallery) => ({
    ...gallery,
    images: gallery.images.map((row) => ({ ...row, product: undefined })),
  }));
  writeFileSync(file('entities/galleries/data.json'), JSON.stringify(unnamed));

  const sample = { ...posts[0], category: 'news' } as unknown as Article;
  writeFileSync(file('entities/news/data.json'), JSON.stringify(articles([sample])));
}
