import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** What is too long for every change, or needs other programs: `npm run test:full`. */
export default defineConfig({
  ...base,
  workers: 2,
  testIgnore: [],
  projects: [
    // Real web servers with the export on them: they know no browser.
    { name: 'hosts', testMatch: 'hosts/*.spec.ts' },
    // Measured with nothing beside it.
    { name: 'speed', testMatch: 'admin/speed.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    // From the studio through bundle, script and a build of its own to the website.
    // One after the other: builds take the whole machine, and are served at one address.
    { name: 'loop', testMatch: 'loop/*.spec.ts', workers: 1 },
  ],
});
