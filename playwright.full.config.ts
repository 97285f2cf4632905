import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Timeout of a step in ms, far shorter than a test of twenty minutes. */
const ACTION_TIMEOUT = 60_000;
/** ms; two builds of the website on a slow computer. */
const BUILDS_TIMEOUT = 30 * 60_000;

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
    // From the studio through bundle, or repository, and a build of its own to the website. Beside each other; within each
    // one after the other, for its builds are served at one address.
    {
      name: 'loop',
      testMatch: 'loop/!(publish)*.spec.ts',
      workers: 1,
      timeout: BUILDS_TIMEOUT,
      use: { actionTimeout: ACTION_TIMEOUT },
    },
    {
      name: 'publish',
      testMatch: 'loop/publish*.spec.ts',
      workers: 1,
      timeout: BUILDS_TIMEOUT,
      use: { actionTimeout: ACTION_TIMEOUT },
    },
  ],
});
