import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import base from './playwright.config';
import { olderChromiums } from './scripts/older-chromiums';

/** What the pages of a phone of 2021 are used for; the specs run as they are. */
const SPECS = [
  'engines/older/pages.older.ts',
  'widgets/menu-overlay.spec.ts',
  'widgets/product-filter.spec.ts',
  'widgets/blog-see-more.spec.ts',
  'widgets/lightbox.spec.ts',
  'widgets/estimator.spec.ts',
  'widgets/list.spec.ts',
  'widgets/search.spec.ts',
];

/**
 * What these browsers lack, or the title of a test for a wide window: they do not know `:has()` (the page behind a dialog scrolls, a print
 * of the calculator has the rest of the page on it), nor the media feature `scripting`.
 */
const NOT_HERE = new RegExp(
  [
    /without scripts|no button that does nothing|behind See More shows it|page of their category/,
    /page behind (still|does not scroll)|nothing else of the page/,
    /shows the whole of it again|before the browser has reported the close/,
    /clear of the header|scripts never arrive/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** First version that can compile pagefind's program, with reference types. An older one says so and lists all pages. */
const SEARCHING = 96;

/** Chromium as it was in 2021 and 2022. 1.63 is the last Playwright that steers it: package.json stays there. */
export default defineConfig({
  ...base,
  workers: 2,
  outputDir: 'test-results/older',
  testIgnore: [],
  retries: 1,
  projects: olderChromiums
    .filter(({ folder }) => existsSync(folder))
    .map(({ version, folder }) => ({
      name: `chromium ${version}`,
      testMatch: version < SEARCHING ? SPECS.filter((spec) => !spec.includes('search')) : SPECS,
      grepInvert: NOT_HERE,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        launchOptions: {
          ...base.use?.launchOptions,
          executablePath: path.resolve(folder, 'chromium'),
          env: { ...process.env, LD_LIBRARY_PATH: path.resolve(folder, 'lib') },
        },
      },
    })),
});
