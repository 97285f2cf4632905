import type { Faults } from './plant';

const QUALITY = 'out/quality.html';
const STYLES = 'out/_next/static/chunks/quality-*.css';
const SCRIPTS = 'out/_next/static/chunks/*.js';
const HEADING = '<h2 id="quality-tests" class="';
/** A heading with a style of its own. */
const onHeading = (style: string, file = QUALITY) => ({
  file,
  find: HEADING,
  replace: HEADING.replace('class', `style="${style}" class`),
});

/** Command for tests of one Playwright spec whose names match. */
const browser = (spec: string, name: string, project: 'desktop' | 'phone' = 'desktop') => [
  'playwright',
  'test',
  `e2e/${spec}.spec.ts`,
  `--project=${project}`,
  '--retries=0',
  '--grep',
  name,
];
const SWEEP = browser('site/page', '/quality is in order on a desktop');
const onPhone = (path: string) => browser('site/page', `${path} is in order on a phone`, 'phone');
const widget = (spec: string, name: string) => browser(`widgets/${spec}`, name);

/** Faults in exported files that only a browser can detect. */
export const browserFaults: Faults = {
  'text-too-pale': {
    notice: 'a heading can hardly be read',
    ...onHeading('color:#aaa'),
    command: SWEEP,
  },
  'jump-when-scripts-start': {
    notice: 'the page moves under the reader',
    file: STYLES,
    find: 'html:has(dialog:modal){overflow:hidden}',
    replace: 'html:has(dialog:modal){overflow:hidden}html[data-hydrated] main{padding-top:60px}',
    command: SWEEP,
  },
  'foreign-request': {
    notice: 'another company learns who reads the page',
    file: QUALITY,
    find: '<main id="main"',
    replace: '<img src="https://elsewhere.example/a.png" alt=""/><main id="main"',
    command: SWEEP,
  },
  'words-hidden-without-scripts': {
    notice: 'a heading is missing where scripts are off',
    ...onHeading('opacity:0'),
    command: SWEEP,
  },
  'wider-than-a-small-phone': {
    notice: 'the page scrolls sideways at 320 px',
    ...onHeading('min-width:380px'),
    command: onPhone('/quality'),
  },
  'bangla-cut-from-below': {
    notice: 'of a heading the signs below its letters are cut off on a small phone',
    ...onHeading('height:0.7em;overflow:hidden', 'out/bn/quality.html'),
    command: onPhone('/bn/quality'),
  },
  'own-styles-miss-a-rule': {
    notice: 'the underline of links sticks to the letters on one kind of page',
    file: 'out/_next/static/chunks/blog-entry-*.css',
    find: /\.underline-offset-4\{[^}]*\}/,
    replace: '',
    command: browser('site/own-styles', '/blog/.* looks as it does'),
  },
  'menu-button-empty-in-forced-colours': {
    notice: 'the menu button is an empty frame where the system sets the colours',
    file: 'out/index.html',
    find: '<span class="w-6.5 border-t-2"></span><span class="w-6.5 border-t-2"></span></button>',
    replace:
      '<span class="h-0.5 w-6.5 bg-current"></span><span class="h-0.5 w-6.5 bg-current"></span></button>',
    command: browser('site/forced-colours', 'the menu button'),
  },
  'no-print-header': {
    notice: 'a printed page does not say whose it is',
    file: 'out/products.html',
    find: '<div class="hidden items-end justify-between gap-8 border-b-2 border-ink pb-4 type-data print:flex"',
    replace: '<div class="hidden items-end justify-between gap-8 border-b-2 border-ink pb-4 type-data"',
    command: browser('site/paper', '/products prints with a header'),
  },
  'not-found-without-a-way-home': {
    notice: 'a lost visitor has to find the way alone',
    file: 'out/404.html',
    find: /<main([\s\S]*?)<a href="\/"/,
    replace: '<main$1<a href="/404"',
    command: browser('site/not-found', 'offers the way home'),
  },
  'header-turns-late': {
    notice: 'the header lies transparent over the text',
    file: STYLES,
    find: 'animation-range:90px 91px',
    replace: 'animation-range:190px 191px',
    command: widget('header', 'the header is transparent and 105 px'),
  },
  'menu-ignores-escape': {
    notice: 'Escape does not close the menu',
    file: 'out/products.html',
    find: '<dialog id="menu"',
    replace: '<dialog id="menu" closedby="none"',
    command: widget('menu-overlay', 'opens over the whole window'),
  },
  'hero-ends': {
    notice: 'Next does nothing on the last slide',
    file: SCRIPTS,
    find: 'rewind:!0,speed:2e3',
    replace: 'speed:2e3',
    command: widget('hero-slider', 'is endless both ways'),
  },
  'lightbox-loses-the-focus': {
    notice: 'after a photo the keyboard starts at the top of the page',
    file: SCRIPTS,
    find: /(closest\("ol"\)\?\.querySelectorAll\("a"\)\[[\w$]+\]\?\?[\w$]+\))\.focus\(\)/,
    replace: '$1.blur()',
    command: widget('open-states', 'the lightbox gives the focus back'),
  },
  'filter-not-in-the-history': {
    notice: 'Back leaves the products instead of the category',
    file: SCRIPTS,
    find: /(`\?category=\$\{[^}]*\}`,)"pushState"/,
    replace: '$1"replaceState"',
    command: widget('product-filter', 'filters by category'),
  },
  'form-sends': {
    notice: 'Send reloads the page and what was typed is gone',
    file: 'out/contact.html',
    find: /<button type="button"([^>]*)>Send/,
    replace: '<button type="submit"$1>Send',
    command: widget('forms', 'scripts off /contact: nothing is sent'),
  },
  'draft-lost-on-reload': {
    notice: 'what was typed and saved is gone after a reload',
    file: SCRIPTS,
    find: /null===([\w$]+)\?([\w$]+\.delete\([\w$]+\):"meta"===)/,
    replace: 'null!==$1?$2',
    command: browser('admin/editor', 'gives a new product its id'),
  },
  'sidebar-leads-elsewhere': {
    notice: '“Add Banner” does not open',
    file: 'out/admin.html',
    find: 'href="/admin/AdminAddBanner"',
    replace: 'href="/admin/AdminBanner"',
    command: browser('admin/shell', 'the sidebar has the specified groups'),
  },
};
