import type { Faults } from './plant';

const QUALITY = 'out/quality.html';
const BANGLA = 'out/bn/quality.html';
const STYLES = 'out/_next/static/chunks/quality-*.css';
const HEADING = '<h2 id="quality-tests"';

/** Command for tests of one file of `__tests__/export` whose names match. */
const inExport = (file: string, name: string) => ['jest', `__tests__/export/${file}.test`, '-t', name];
const METADATA = inExport('metadata', '/quality describes itself');
const WEIGH = ['tsx', 'scripts/weigh.ts'];

/** Faults in exported files that tests detect without a browser. */
export const pageFaults: Faults = {
  'description-empty': {
    notice: 'a search engine makes up its own text',
    file: QUALITY,
    find: /<meta name="description" content="[^"]+"/,
    replace: '<meta name="description" content=""',
    command: METADATA,
  },
  'canonical-of-another-page': {
    notice: 'the page disappears from search results',
    file: QUALITY,
    find: /(<link rel="canonical" href="[^"]*)\/quality"/,
    replace: '$1/products"',
    command: METADATA,
  },
  'studio-may-be-listed': {
    notice: 'the studio appears in search results',
    file: 'out/admin.html',
    find: '<meta name="robots" content="noindex, nofollow"',
    replace: '<meta name="robots" content="index, follow"',
    command: inExport('metadata', '^/admin is not for search engines'),
  },
  'headline-not-the-one-read': {
    notice: 'a search result has a title that the page does not have',
    file: 'out/blog/why-hollow-blocks-save-energy.html',
    find: '"headline":"Why hollow',
    replace: '"headline":"Ten reasons why hollow',
    command: inExport('structured-data', 'what it says is what visitors read'),
  },
  'sitemap-without-a-page': {
    notice: 'a page is found late or never',
    file: 'out/sitemap.xml',
    find: /<url>\s*<loc>[^<]*\.example\/clients<\/loc>(?:(?!<\/url>)[^])*<\/url>/,
    replace: '',
    command: inExport('discovery', 'the sitemap lists'),
  },
  'sitemap-without-a-language': {
    notice: 'a search engine offers the English page to those who search in Bangla',
    file: 'out/sitemap.xml',
    find: /(\/quality<\/loc>\n<xhtml:link[^>]*hreflang="en"[^>]*example\/quality" \/>\n)<xhtml:link[^>]*hreflang="bn"[^>]*>\n(?=[^]*\/bn\/quality<\/loc>)/,
    replace: '$1',
    command: inExport('discovery', 'the sitemap names the languages'),
  },
  'feed-with-another-title': {
    notice: 'a feed reader shows an article that does not exist',
    file: 'out/feed.xml',
    find: '<title>Paving that locks without mortar</title>',
    replace: '<title>Paving</title>',
    command: inExport('discovery', 'both feeds have every article'),
  },
  'english-word-on-a-page-in-bangla': {
    notice: 'a screen reader says “Open menu” in the midst of Bangla',
    file: BANGLA,
    find: 'aria-label="মেনু খুলুন"',
    replace: 'aria-label="Open menu"',
    command: inExport('bangla', '/bn/quality is in Bangla throughout'),
  },
  'switch-leads-home': {
    notice: 'whoever changes the language has lost the page',
    file: BANGLA,
    find: '<a href="/quality" lang="en" hrefLang="en" class="language-switch inline-flex min-h-12 items-center font-semibold">',
    replace:
      '<a href="/" lang="en" hrefLang="en" class="language-switch inline-flex min-h-12 items-center font-semibold">',
    command: inExport('bangla', 'header, menu and footer'),
  },
  'element-never-closed': {
    notice: 'browsers disagree on what belongs together',
    file: QUALITY,
    find: HEADING,
    replace: `<div>${HEADING}`,
    command: inExport('markup', 'html-validate finds no error'),
  },
  'id-twice': {
    notice: 'an address leads to the wrong place on the page',
    file: QUALITY,
    find: HEADING,
    replace: '<h2 id="checking-points"',
    command: inExport('crawl', '/quality has no id twice'),
  },
  'link-to-nowhere': {
    notice: 'a link of the footer leads to “You’re lost”',
    file: QUALITY,
    find: '<a href="/aboutUs" class="inline-block py-1 first',
    replace: '<a href="/about" class="inline-block py-1 first',
    command: inExport('crawl', 'every address in every page'),
  },
  'font-not-there': {
    notice: 'the text is in another font',
    file: STYLES,
    find: /media\/archivo[^)]*\.woff2/,
    replace: 'media/archivo.woff2',
    command: inExport('crawl', 'every style sheet finds'),
  },
  'policy-hash-wrong': {
    notice: 'the scripts of the page do not start',
    file: QUALITY,
    find: /script-src 'strict-dynamic' 'sha256-.{4}/,
    replace: "script-src 'strict-dynamic' 'sha256-AAAA",
    command: inExport('policy', '^/quality '),
  },
  'policy-allows-inline-scripts': {
    notice: 'a script that slipped into the content would run',
    file: QUALITY,
    find: "'self'; style-src 'self'",
    replace: "'self' 'unsafe-inline'; style-src 'self'",
    command: inExport('policy', '^/quality '),
  },
  'studio-code-on-public-pages': {
    notice: 'every visitor downloads a part of the studio',
    file: 'out/_next/static/chunks/*.js',
    find: /"appBootstrap",\{enumerable:!0/,
    replace: '"appBootstrap",{enumerable:!!"studio:rescue"',
    command: inExport('studio-files', 'draft store'),
  },
  'fonts-over-budget': {
    notice: 'text appears late on a slow line',
    file: QUALITY,
    find: /(<link rel="preload" href="[^"]*\.woff2"[^>]*>)/,
    replace: '$1$1',
    command: WEIGH,
  },
  'library-no-longer-on-demand': {
    notice: 'nothing yet, but its bytes are no longer weighed',
    file: 'out/_next/static/chunks/*.js',
    // The product in 3D, which is in one file.
    find: '"turn-view',
    replace: '"turned-view',
    command: WEIGH,
  },
};
