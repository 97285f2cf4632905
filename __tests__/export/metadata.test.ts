import { statSync } from 'node:fs';
import sharp from 'sharp';
import { siteOrigin } from '@/app/_lib/site-origin';
import { company } from '@/content/entities/company';
import { speaksBangla } from '@/content/registry/languages';
import { publicPageAt } from '@/content/pages/public-pages';
import { routes } from '@/content/routes';
import { hasFeeds, isShown } from '@/content/pages/shown-pages';
import { inLanguage } from '@/lib/records';
import {
  byPath,
  type ExportedDocument,
  exportedDocuments,
  indexable,
  inEnglish,
  languageFolders,
  unlisted,
} from './exported-documents';

const contents = ({ metas }: ExportedDocument, name: string) =>
  metas.filter((meta) => meta.name === name || meta.property === name).map(({ content }) => content);
const addresses = ({ links }: ExportedDocument, rel: string) =>
  links.filter((link) => link.rel === rel).map(({ href }) => href);

it.each(byPath(indexable))('%s describes itself completely', (path, document) => {
  const url = path === '/' ? `${siteOrigin}/` : siteOrigin + path;
  const language = document.ownLanguage;
  const { brand } = inLanguage(company, language);
  expect(document.language).toBe(language);
  expect(document.title).toMatch(/^\S/);
  expect(document.title.endsWith(` | ${brand}`)).toBe(true);
  expect(document.title.length).toBeLessThanOrEqual(60);
  expect(document.levelOne).toHaveLength(1);
  const [description = ''] = contents(document, 'description');
  expect(description.length).toBeGreaterThanOrEqual(70);
  // As a reader counts: a letter of Bangla with its vowel signs is one character.
  expect([...new Intl.Segmenter(language).segment(description)].length).toBeLessThanOrEqual(160);
  expect(addresses(document, 'canonical')).toEqual([url]);
  expect(contents(document, 'robots')).toEqual(['max-image-preview:large']);

  const feeds = document.links.filter(({ rel, type = '' }) => rel === 'alternate' && type !== '');
  const start = `${siteOrigin}${language === 'en' ? '' : '/bn'}`;
  const expectedFeeds = [
    ['application/rss+xml', `${start}/feed.xml`],
    ['application/feed+json', `${start}/feed.json`],
  ];
  expect(feeds.map(({ type, href }) => [type, href])).toEqual(hasFeeds ? expectedFeeds : []);

  const isArticle = /^\/(blog|news-events)\/./.test(document.englishPath);
  const expected = {
    'og:title': document.title,
    'og:description': description,
    'og:site_name': brand,
    'og:locale': language === 'en' ? 'en_US' : 'bn_BD',
    'og:type': isArticle ? 'article' : 'website',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': 'image/png',
    'twitter:card': 'summary_large_image',
    'twitter:title': document.title,
    'twitter:description': description,
  };
  const metadata = Object.keys(expected).map((name) => [name, contents(document, name)]);
  expect(metadata).toEqual(Object.entries(expected).map(([name, content]) => [name, [content]]));
  expect(contents(document, 'og:url')[0]).toBe(url);
  expect(contents(document, 'og:image:alt')[0]).toMatch(/\S{3}/);
  expect(contents(document, 'twitter:image:alt')).toEqual(contents(document, 'og:image:alt'));
  expect(contents(document, 'article:published_time')).toHaveLength(isArticle ? 1 : 0);
});

it('no page describes itself as another does', () => {
  const distinct = (values: readonly unknown[]) => new Set(values).size;
  expect(distinct(indexable.map(({ title }) => title))).toBe(indexable.length);
  expect(distinct(indexable.map((document) => contents(document, 'description')[0]))).toBe(indexable.length);
});

it('a page and its twin name each other, and English is the one for all other languages', () => {
  const urlOf = (path: string) => new URL(path, siteOrigin).href;
  const paths = new Set(indexable.map(({ path }) => path));
  const twinOf = (path: string) => (path === '/' ? '/bn' : `/bn${path}`);
  const twins = inEnglish.filter(({ path }) => paths.has(twinOf(path)));
  expect(twins.length > 0).toBe(speaksBangla);
  for (const document of indexable) {
    const named = document.links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
      .map(({ hreflang, href = '' }) => [hreflang, href]);
    const { englishPath } = document;
    const expected = paths.has(twinOf(englishPath))
      ? [
          ['en', urlOf(englishPath)],
          ['bn', urlOf(twinOf(englishPath))],
          ['x-default', urlOf(englishPath)],
        ]
      : [];
    expect([document.path, named]).toEqual([document.path, expected]);
  }
});

it('every share picture is a PNG of 1200 × 630 px under 300 kB', async () => {
  const pictures = indexable.flatMap((document) => [
    ...contents(document, 'og:image'),
    ...contents(document, 'twitter:image'),
  ]);
  for (const picture of new Set(pictures)) {
    const { origin, pathname } = new URL(picture ?? '');
    expect(origin).toBe(siteOrigin);
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

it.each(byPath(unlisted))(
  '%s is not for search engines, says so, and has neither canonical nor feeds',
  (_, document) => {
    expect(contents(document, 'robots').join()).toContain('noindex');
    expect(addresses(document, 'canonical')).toEqual([]);
    expect(addresses(document, 'alternate')).toEqual([]);
    if (document.isStudio) {
      expect(contents(document, 'robots').join()).toContain('nofollow');
      expect(document.title).toMatch(/Admin/);
    }
  },
);

it('beside the studio and ranges of one product these are the not-found page, search, the visitor’s list and pages to which nothing leads', () => {
  const own = [routes.search, routes.list].filter((path) => isShown(path));
  const expected = languageFolders.flatMap(([, folder]) => own.map((path) => `${folder}${path}`));
  const others = unlisted.filter(
    ({ isStudio, englishPath }) =>
      !isStudio && !/^\/p\//.test(englishPath) && publicPageAt(englishPath)?.isUnlisted !== true,
  );
  expect(others.map(({ path }) => path).sort()).toEqual(['/404', ...expected].sort());
});

it.each(byPath(exportedDocuments))('%s offers the icons and the manifest', (_, document) => {
  const icons = document.links.filter(({ rel }) => rel === 'icon' || rel === 'apple-touch-icon');
  const names = icons.map(({ rel, href = '', sizes }) => `${rel} ${href.replace(/\?.*/, '')} ${sizes}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'icon /favicon.ico 32x32',
      'icon /icon.svg any',
      'apple-touch-icon /apple-icon.png 180x180',
    ]),
  );
  expect(addresses(document, 'manifest')).toEqual(['/manifest.webmanifest']);
});
