import { readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { siteOrigin } from '@/app/_lib/site-origin';
import { blogs } from '@/content/entities/blogs';
import { newsItems } from '@/content/entities/news';
import { products } from '@/content/entities/products';
import { routes } from '@/content/routes';
import { hasFeeds, isShown } from '@/content/pages/shown-pages';
import { buildDay } from '@/lib/records';
import { indexable, itWhere, languageFolders } from './exported-documents';

const read = (file: string) => readFileSync(`out/${file}`, 'utf8');
const asUrl = (path: string) => (path === '/' ? `${siteOrigin}/` : siteOrigin + path);

function parsedXml(file: string): unknown {
  expect(XMLValidator.validate(read(file))).toBe(true);
  return new XMLParser({ isArray: (name) => name === 'url' || name === 'item', htmlEntities: true }).parse(
    read(file),
  );
}

it('the sitemap lists exactly the pages that may be found', () => {
  const { urlset } = parsedXml('sitemap.xml') as {
    urlset: { url: readonly { loc: string; lastmod?: string }[] };
  };
  const pages = indexable.map(({ path }) => asUrl(path));
  expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(pages.sort());
  const changed = urlset.url.filter(({ lastmod }) => lastmod !== undefined);
  expect(changed.filter(({ lastmod = '' }) => !/^\d{4}-\d{2}-\d{2}/.test(lastmod))).toEqual([]);
  expect(changed.filter(({ lastmod = '' }) => lastmod.slice(0, 10) > buildDay())).toEqual([]);
  // Of the content, not of the build: that of an article is not before its publication.
  const days = new Map(urlset.url.map(({ loc, lastmod }) => [loc, String(lastmod).slice(0, 10)]));
  const articles = [
    ...blogs.map(({ _id, createdAt }) => [routes.blogPost(_id), createdAt] as const),
    ...newsItems.map(({ _id, createdAt }) => [routes.newsItem(_id), createdAt] as const),
  ].filter(([path]) => isShown(path));
  for (const [path, createdAt] of articles)
    expect([path, String(days.get(asUrl(path))) >= createdAt]).toEqual([path, true]);
});

it('the sitemap names the languages of each page as the page itself does', () => {
  const entries = read('sitemap.xml').split('</url>').slice(0, -1);
  const named = new Map(
    entries.map((entry) => [
      /<loc>([^<]*)/.exec(entry)?.[1] ?? '',
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]),
    ]),
  );
  for (const { path, links } of indexable) {
    const own = links
      .filter(({ hreflang }) => hreflang !== undefined)
      .map(({ hreflang, href = '' }) => [hreflang, href]);
    expect([path, named.get(asUrl(path))]).toEqual([path, own]);
  }
});

it('the sitemap has the pictures of products, articles and the gallery, as their pages show them', () => {
  const entries = read('sitemap.xml').split('</url>').slice(0, -1);
  const pictures = new Map(
    entries.map((entry) => [
      /<loc>([^<]*)/.exec(entry)?.[1] ?? '',
      [...entry.matchAll(/<image:loc>([^<]*)/g)].map(([, picture = '']) => new URL(picture).pathname),
    ]),
  );
  const shown = new Set<string>([
    ...products.map(({ id }) => routes.product(id)),
    ...blogs.map(({ _id }) => routes.blogPost(_id)),
    ...newsItems.map(({ _id }) => routes.newsItem(_id)),
  ]);
  for (const { path, englishPath, sources } of indexable) {
    const named = pictures.get(asUrl(path)) ?? [];
    expect([path, named.filter((picture) => !sources.includes(picture))]).toEqual([path, []]);
    if (shown.has(englishPath)) expect([path, named.length]).toEqual([path, 1]);
  }
});

it('robots.txt lets everything be read and names the sitemap', () => {
  const lines = read('robots.txt').trim().split(/\n+/);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${siteOrigin}/sitemap.xml`]);
});

/** Holds that both feeds of a language have its articles. */
function checkFeeds(language: string, folder: string) {
  const articles = indexable.filter(
    ({ ownLanguage, englishPath }) =>
      ownLanguage === language && /^\/(blog|news-events)\/./.test(englishPath),
  );
  const { rss } = parsedXml(`${folder}/feed.xml`) as {
    rss: {
      channel: {
        language: string;
        item?: readonly { link: string; title: string; guid: string; pubDate: string; description: string }[];
      };
    };
  };
  const { items: feedItems, ...feed } = JSON.parse(read(`${folder}/feed.json`)) as {
    items: readonly { id: string; url: string; title: string; image: string; content_html: string }[];
  };
  const { item: items = [] } = rss.channel;
  expect(rss.channel.language).toBe(language);
  expect(read(`${folder}/feed.xml`)).toContain(
    `<atom:link href="${siteOrigin}${folder}/feed.xml" rel="self" type="application/rss+xml"/>`,
  );
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${siteOrigin}${folder}/feed.json`,
    language,
  });
  const expected = articles.map(({ path, levelOne }) => `${asUrl(path)} ${levelOne[0]}`).sort();
  expect(items.map(({ link, title }) => `${link} ${title}`).sort()).toEqual(expected);
  // Newest first, from midnight in Dhaka.
  const days = items.map(({ pubDate }) => Date.parse(pubDate));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  for (const { guid, link, pubDate, description } of items) {
    expect([guid, pubDate.slice(-14)]).toEqual([link, '00:00:00 +0600']);
    expect(description).toContain(`<a href="${link}">`);
  }
  expect(feedItems.map(({ id, title }) => [id, title])).toEqual(
    items.map(({ link, title }) => [link, title]),
  );
  for (const { id, url, image, content_html: html } of feedItems) {
    expect([url, html]).toEqual([id, expect.stringMatching(/^<p><img src="https:/)]);
    expect(read(new URL(image).pathname.slice(1)).length).toBeGreaterThan(0);
  }
}

for (const [language, folder] of languageFolders)
  itWhere(hasFeeds, 'the website has no page of articles')(
    `both feeds have every article under its address, title and picture: ${language}`,
    () => checkFeeds(language, folder),
  );
