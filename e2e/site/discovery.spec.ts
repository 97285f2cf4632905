import { readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { exportedDocuments, indexable } from '../support/exported-documents';
import { expect, test } from '../support/test';

const ORIGIN = process.env.SITE_URL ?? 'https://www.atraiblocks.example';

test.skip(({ isMobile }) => isMobile, 'files are the same at every width');

const read = (file: string) => readFileSync(`out/${file}`, 'utf8');
const asUrl = (path: string) => (path === '/' ? `${ORIGIN}/` : ORIGIN + path);

function parsedXml(file: string): unknown {
  expect(XMLValidator.validate(read(file))).toBe(true);
  return new XMLParser({ isArray: (name) => name === 'url' || name === 'item', htmlEntities: true }).parse(
    read(file),
  );
}

test('the sitemap lists exactly the pages that may be found', async ({ page }) => {
  const { urlset } = parsedXml('sitemap.xml') as {
    urlset: { url: readonly { loc: string; lastmod?: string }[] };
  };
  const pages = indexable(await exportedDocuments(page)).map(({ path }) => asUrl(path));
  expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(pages.sort());
  const today = new Date().toISOString();
  for (const { loc, lastmod } of urlset.url) {
    if (lastmod === undefined) continue;
    expect(lastmod, loc).toMatch(/^\d{4}-\d{2}-\d{2}/);
    expect(lastmod < today, `${loc} was changed on ${lastmod}`).toBe(true);
  }
  // Of the content, not of the build: articles stand with their own day.
  const days = new Map(urlset.url.map(({ loc, lastmod }) => [loc, String(lastmod).slice(0, 10)]));
  expect(days.get(asUrl('/blog/why-hollow-blocks-save-energy'))).toBe('2024-05-06');
});

test('robots.txt lets everything be read and names the sitemap', () => {
  const lines = read('robots.txt').trim().split(/\n+/);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${ORIGIN}/sitemap.xml`]);
});

test('both feeds have every article under its address, title and picture', async ({ page }) => {
  const articles = indexable(await exportedDocuments(page)).filter(({ path }) =>
    /^\/(blog|news-events)\/./.test(path),
  );
  const { rss } = parsedXml('feed.xml') as {
    rss: { channel: { item: readonly { link: string; title: string }[] } };
  };
  const json = JSON.parse(read('feed.json')) as {
    items: readonly { url: string; title: string; image: string; content_html: string }[];
  };
  const expected = articles.map(({ path, levelOne }) => `${asUrl(path)} ${levelOne[0]}`).sort();
  expect(rss.channel.item.map(({ link, title }) => `${link} ${title}`).sort()).toEqual(expected);
  expect(json.items.map(({ url, title }) => `${url} ${title}`).sort()).toEqual(expected);
  for (const { image } of json.items)
    expect(read(new URL(image).pathname.slice(1)).length).toBeGreaterThan(0);
});

test('the manifest parses, and its icons are files', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest')) as { icons: readonly { src: string }[] };
  expect(icons).toHaveLength(3);
  for (const { src } of icons) expect(read(src.slice(1)).length).toBeGreaterThan(0);
});
