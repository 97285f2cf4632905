import { type PlantedFault, unit } from '../fault';

const metadata = unit('export/metadata', '/quality describes itself');
const discovery = (name: string) => unit('export/discovery', name);
const structured = (name: string) => unit('export/structured-data', name);

const QUALITY = 'out/quality.html';
const ARTICLE = 'out/blog/why-hollow-blocks-save-energy.html';

/** What pages say about themselves to search engines, feeds and shares. */
export const headFaults: readonly PlantedFault[] = [
  {
    name: 'title-without-brand',
    notice: 'a result of a search does not say whose page it is',
    file: QUALITY,
    find: ' | Atrai Blocks</title>',
    replace: '</title>',
    command: metadata,
  },
  {
    name: 'description-empty',
    notice: 'a search engine makes up its own text',
    file: QUALITY,
    find: /<meta name="description" content="[^"]+"/,
    replace: '<meta name="description" content=""',
    command: metadata,
  },
  {
    name: 'canonical-of-another-page',
    notice: 'the page disappears from search results',
    file: QUALITY,
    find: /(<link rel="canonical" href="[^"]*)\/quality"/,
    replace: '$1/products"',
    command: metadata,
  },
  {
    name: 'share-picture-of-another-page',
    notice: 'a shared link shows a picture of something else',
    file: QUALITY,
    find: /(<meta property="og:image" content="[^"]*\/og\/)quality/,
    replace: '$1home',
    command: unit('export/metadata', 'no page describes itself as another'),
  },
  {
    name: 'public-page-noindex',
    notice: 'the page cannot be found',
    file: QUALITY,
    find: '<meta name="theme-color"',
    replace: '<meta name="robots" content="noindex"/><meta name="theme-color"',
    command: metadata,
  },
  {
    name: 'language-missing',
    notice: 'a screen reader takes the wrong voice',
    file: QUALITY,
    find: '<html lang="en"',
    replace: '<html',
    command: metadata,
  },
  {
    name: 'feed-not-linked',
    notice: 'a feed reader does not find the feed',
    file: QUALITY,
    find: '<link rel="alternate" type="application/feed+json"',
    replace: '<link rel="alternate" type="text/plain"',
    command: metadata,
  },
  {
    name: 'icon-missing',
    notice: 'a phone shows a letter for the site',
    file: QUALITY,
    find: '<link rel="apple-touch-icon"',
    replace: '<link rel="none"',
    command: unit('export/metadata', '/quality offers the icons'),
  },
  {
    name: 'studio-may-be-listed',
    notice: 'the studio appears in search results',
    file: 'out/admin.html',
    find: '<meta name="robots" content="noindex, nofollow"',
    replace: '<meta name="robots" content="index, follow"',
    command: unit('export/metadata', '^/admin is not for search engines'),
  },
  {
    name: 'not-found-may-be-listed',
    notice: 'an error page appears in search results',
    file: 'out/404.html',
    find: /<meta name="robots" content="noindex[^"]*"/,
    replace: '<meta name="robots" content="all"',
    command: unit('export/metadata', '^/404 is not for search engines'),
  },
  {
    name: 'article-without-its-type',
    notice: 'no rich result for an article',
    file: ARTICLE,
    find: '"@type":"BlogPosting"',
    replace: '"@type":"CreativeWork"',
    command: structured('why-hollow-blocks-save-energy'),
  },
  {
    name: 'headline-not-the-one-read',
    notice: 'a search result has a title that the page does not have',
    file: ARTICLE,
    find: '"headline":"Why hollow',
    replace: '"headline":"Ten reasons why hollow',
    command: structured('what it says is what visitors read'),
  },
  {
    name: 'vacancy-without-last-day',
    notice: 'a search engine lists a vacancy that is long closed',
    file: 'out/career/quality-control-engineer.html',
    find: /"validThrough":"[^"]*",/,
    replace: '',
    command: structured('every object of /career/quality-control-engineer'),
  },
  {
    name: 'sitemap-without-a-page',
    notice: 'a page is found late or never',
    file: 'out/sitemap.xml',
    find: /<url>\s*<loc>[^<]*\.example\/clients<\/loc>(?:(?!<\/url>)[^])*<\/url>/,
    replace: '',
    command: discovery('the sitemap lists'),
  },
  {
    name: 'robots-forbid-everything',
    notice: 'the whole site leaves the search results',
    file: 'out/robots.txt',
    find: 'Allow: /',
    replace: 'Disallow: /',
    command: discovery('robots.txt lets'),
  },
  {
    name: 'feed-with-another-title',
    notice: 'a feed reader shows an article that does not exist',
    file: 'out/feed.xml',
    find: '<title>Paving that locks without mortar</title>',
    replace: '<title>Paving</title>',
    command: discovery('both feeds have every article'),
  },
  {
    name: 'manifest-icon-missing',
    notice: 'the site put on a home screen has no picture',
    file: 'out/manifest.webmanifest',
    find: '/icons/icon-192.png',
    replace: '/icons/icon-193.png',
    command: discovery('the manifest parses'),
  },
];
