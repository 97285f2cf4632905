import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** What visitors and staff do most; the specs run as they are. */
const SPECS = [
  'engines/firefox/pages.firefox.ts',
  'site/bangla-shaping.spec.ts',
  'site/bangla-weight.spec.ts',
  'widgets/menu-overlay.spec.ts',
  'widgets/hero-slider.spec.ts',
  'widgets/featured-carousel.spec.ts',
  'widgets/film.spec.ts',
  'widgets/lightbox.spec.ts',
  'widgets/gallery-tabs.spec.ts',
  'widgets/product-filter.spec.ts',
  'widgets/blog-see-more.spec.ts',
  'widgets/progress-ring.spec.ts',
  'widgets/forms.spec.ts',
  'widgets/estimator.spec.ts',
  'widgets/scroll-to-top.spec.ts',
  'engines/firefox/studio.firefox.ts',
  'engines/firefox/writing.firefox.ts',
];
const missing = SPECS.filter((spec) => !existsSync(`e2e/${spec}`));
if (missing.length > 0)
  throw new Error(`playwright.firefox.config.ts names ${missing.join(', ')}: no such file.`);

/**
 * The test's title says that it needs what the driver cannot do in Firefox: scripts off, media features, fingers, a pointer
 * that hovers, a text filled in so that React hears of it. Or it measures what only Chromium tells.
 */
const NOT_HERE = new RegExp(
  [
    /without scripts|scripts off|reduced motion|[Pp]rints? |moves without|nothing moves|moves nothing|starts without moving/,
    /link is copied|violation|accessibility|axe/,
    /@phone-only|swipe|under the pointer|under a mouse/,
    /kept in the address, and comes back/,
    // Its clicks, one right after the other, arrive while the row is still moving.
    /goes from the first card to the last/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * Debian's Firefox as it is, over WebDriver BiDi. From 1.65 on Playwright sends `emulation.setMediaFeaturesOverride`,
 * which only Firefox 155 and newer support.
 */
export default defineConfig({
  ...base,
  workers: 2,
  testIgnore: process.env.FIREFOX_PATH ? [] : '**',
  outputDir: 'test-results/firefox',
  retries: 1,
  use: {
    ...base.use,
    trace: 'off',
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH,
      // Pages that come back from this cache lose their connection to the driver.
      firefoxUserPrefs: { 'fission.bfcacheInParent': false },
    },
  },
  projects: [
    {
      name: 'firefox',
      testMatch: SPECS,
      grepInvert: NOT_HERE,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        colorScheme: null,
        viewport: { width: 1440, height: 900 },
      },
    },
  ],
});
