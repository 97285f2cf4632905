import { statSync } from 'node:fs';
import sharp from 'sharp';
import { type ExportedDocument, exportedDocuments, indexable } from '../support/exported-documents';
import { expect, test } from '../support/test';

const ORIGIN = process.env.SITE_URL ?? 'https://www.atraiblocks.example';
const BRAND = 'Atrai Blocks';

test.skip(({ isMobile }) => isMobile, 'files are the same at every width');

const contents = ({ metas }: ExportedDocument, name: string) =>
  metas.filter((meta) => meta.name === name || meta.property === name).map(({ content }) => content);
const addresses = ({ links }: ExportedDocument, rel: string) =>
  links.filter((link) => link.rel === rel).map(({ href }) => href);

test('every public page describes itself completely, and as no other', async ({ page }) => {
  const documents = indexable(await exportedDocuments(page));
  expect(documents.length).toBeGreaterThan(30);
  for (const document of documents) {
    const url = document.path === '/' ? `${ORIGIN}/` : ORIGIN + document.path;
    await test.step(document.path, async () => {
      expect(document.language).toBe('en');
      expect(document.title).toMatch(new RegExp(`^\\S.* \\| ${BRAND}$`));
      expect(document.title.length).toBeLessThanOrEqual(60);
      expect(document.levelOne).toHaveLength(1);
      const [description = ''] = contents(document, 'description');
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(addresses(document, 'canonical').map((href) => new URL(href ?? '').href)).toEqual([url]);
      expect(contents(document, 'robots').join()).not.toContain('noindex');

      const feeds = document.links.filter(({ rel, type = '' }) => rel === 'alternate' && type !== '');
      expect(feeds.map(({ type, href }) => [type, href])).toEqual([
        ['application/rss+xml', `${ORIGIN}/feed.xml`],
        ['application/feed+json', `${ORIGIN}/feed.json`],
      ]);

      const isArticle = /^\/(blog|news-events)\/./.test(document.path);
      const expected = {
        'og:title': document.title,
        'og:description': description,
        'og:site_name': BRAND,
        'og:locale': 'en_US',
        'og:type': isArticle ? 'article' : 'website',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:type': 'image/png',
        'twitter:card': 'summary_large_image',
        'twitter:title': document.title,
        'twitter:description': description,
      };
      for (const [name, content] of Object.entries(expected))
        expect(contents(document, name)).toEqual([content]);
      expect(new URL(contents(document, 'og:url')[0] ?? '').href).toBe(url);
      expect(contents(document, 'og:image:alt')[0]).toMatch(/\S{3}/);
      expect(contents(document, 'twitter:image:alt')).toEqual(contents(document, 'og:image:alt'));
      expect(contents(document, 'article:published_time')).toHaveLength(isArticle ? 1 : 0);
    });
  }

  const distinct = (values: readonly unknown[]) => new Set(values).size;
  expect(distinct(documents.map(({ title }) => title))).toBe(documents.length);
  expect(distinct(documents.map((document) => contents(document, 'description')[0]))).toBe(documents.length);
  expect(distinct(documents.map((document) => contents(document, 'og:image')[0]))).toBe(documents.length);
});

test('every share picture is a PNG of 1200 × 630 px under 300 kB', async ({ page }) => {
  const documents = indexable(await exportedDocuments(page));
  const pictures = documents.flatMap((document) => [
    ...contents(document, 'og:image'),
    ...contents(document, 'twitter:image'),
  ]);
  for (const picture of new Set(pictures)) {
    const { origin, pathname } = new URL(picture ?? '');
    expect(origin).toBe(ORIGIN);
    const { width, height, format } = await sharp(`out${pathname}`).metadata();
    expect({ pathname, width, height, format }).toEqual({
      pathname,
      width: 1200,
      height: 630,
      format: 'png',
    });
    expect(statSync(`out${pathname}`).size).toBeLessThan(300_000);
  }
});

test('what is not for search engines says so, and has neither canonical, feeds nor Open Graph', async ({
  page,
}) => {
  const documents = await exportedDocuments(page);
  const others = documents.filter((document) => !indexable(documents).includes(document));
  expect(others.map(({ file }) => file)).toContain('404.html');
  for (const document of others) {
    expect(contents(document, 'robots').join(), document.path).toContain('noindex');
    expect(addresses(document, 'canonical'), document.path).toEqual([]);
    expect(addresses(document, 'alternate'), document.path).toEqual([]);
    expect(contents(document, 'og:image'), document.path).toEqual([]);
    if (document.isStudio) {
      expect(contents(document, 'robots').join(), document.path).toContain('nofollow');
      expect(document.title, document.path).toMatch(/Admin/);
    }
  }
});

test('every page offers the icons and the manifest', async ({ page }) => {
  for (const document of await exportedDocuments(page)) {
    const icons = document.links.filter(({ rel }) => rel === 'icon' || rel === 'apple-touch-icon');
    const names = icons.map(({ rel, href = '', sizes }) => `${rel} ${href.replace(/\?.*/, '')} ${sizes}`);
    expect(names, document.path).toEqual(
      expect.arrayContaining([
        'icon /favicon.ico 32x32',
        'icon /icon.svg any',
        'apple-touch-icon /apple-icon.png 180x180',
      ]),
    );
    expect(addresses(document, 'manifest'), document.path).toEqual(['/manifest.webmanifest']);
  }
});
