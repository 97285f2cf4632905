import { browser, type PlantedFault, unit } from '../fault';

const QUALITY = 'out/bn/quality.html';
const HEADING = '<h2 id="quality-tests" class="';
const onPhone = browser('site/page', '/bn/quality is in order on a phone', 'phone');
const pages = (name: string) => unit('export/bangla', name);

/** What is peculiar to the pages in Bangla. */
export const banglaFaults: readonly PlantedFault[] = [
  {
    name: 'bangla-cut-from-below',
    notice: 'of a heading the signs below its letters are cut off on a small phone',
    file: QUALITY,
    find: HEADING,
    replace: HEADING.replace('class', 'style="height:0.7em;overflow:hidden" class'),
    command: onPhone,
  },
  {
    name: 'bangla-cut-at-the-side',
    notice: 'of a heading the last words are cut off on a small phone',
    file: QUALITY,
    find: HEADING,
    replace: HEADING.replace('class', 'style="width:4em;white-space:nowrap;overflow:hidden" class'),
    command: onPhone,
  },
  {
    name: 'bangla-words-over-each-other',
    notice: 'a heading and the sentence below it cannot be read for each other',
    file: QUALITY,
    find: HEADING,
    replace: HEADING.replace('class', 'style="margin-bottom:-1.5em" class'),
    command: onPhone,
  },
  {
    name: 'bangla-letters-spaced',
    notice: 'the stroke over a word is torn at every letter',
    file: QUALITY,
    find: HEADING,
    replace: HEADING.replace('class', 'style="letter-spacing:1px" class'),
    command: onPhone,
  },
  {
    name: 'english-word-on-a-page-in-bangla',
    notice: 'a screen reader says “Open menu” in the midst of Bangla',
    file: QUALITY,
    find: 'aria-label="মেনু খুলুন"',
    replace: 'aria-label="Open menu"',
    command: pages('/bn/quality is in Bangla throughout'),
  },
  {
    name: 'latin-digit-on-a-page-in-bangla',
    notice: 'a count stands in the digits of the other language',
    file: QUALITY,
    find: /(data-copyright-year="20..">)২০/,
    replace: '$120',
    command: pages('/bn/quality is in Bangla throughout'),
  },
  {
    name: 'switch-leads-home',
    notice: 'whoever changes the language has lost the page',
    file: QUALITY,
    find: '<a href="/quality" lang="en" hrefLang="en" class="inline-flex min-h-12 items-center font-semibold">',
    replace: '<a href="/" lang="en" hrefLang="en" class="inline-flex min-h-12 items-center font-semibold">',
    command: pages('header, menu and footer'),
  },
  {
    name: 'sitemap-without-a-language',
    notice: 'a search engine offers the English page to those who search in Bangla',
    file: 'out/sitemap.xml',
    find: /(\/quality<\/loc>\n<xhtml:link[^>]*hreflang="en"[^>]*example\/quality" \/>\n)<xhtml:link[^>]*hreflang="bn"[^>]*>\n(?=[^]*\/bn\/quality<\/loc>)/,
    replace: '$1',
    command: unit('export/discovery', 'the sitemap names the languages'),
  },
  {
    name: 'drawing-in-english',
    notice: 'the file taken from a page in Bangla is labelled in English',
    file: 'app/(site)/_screens/drawing-of.ts',
    find: 'locales[language]',
    replace: 'locales.en',
    command: unit('app/drawing-of'),
  },
  {
    name: 'failure-told-in-english',
    notice: 'a page in Bangla that fails says so in English',
    file: 'app/global-error.tsx',
    find: 'isBangla() ? bangla : undefined',
    replace: 'undefined as typeof bangla | undefined',
    command: unit('app/global-error'),
  },
];
