import { defineConfig, devices } from '@playwright/test';
import { isFull } from './scripts/test/depth';
import { chromiumFlags } from './scripts/tools';

/** Set E2E_PORT to run the tests of two checkouts on one machine. */
const PORT = Number(process.env.E2E_PORT ?? 4173);
/** A server that already runs (the development server, say) instead of the exported site. */
const runningSite = process.env.BASE_URL;

/** What is too long for every change is tagged @full, and what is so on a phone only, @phone-full. */
const later = isFull ? [] : [/@full/];

/** What needs no other program than a browser; the rest is in playwright.full.config.ts. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: ['hosts/**', 'loop/**', 'engines/**', 'admin/speed.spec.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser that the machine starved is not a fault of the page; before a release it has to be looked at.
  retries: 1,
  failOnFlakyTests: isFull,
  // One more than the cores that it is timed on: a test waits a tenth of its time.
  workers: 3,
  // Slow machines are welcome: the tests wait for things, never for time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: runningSite ?? `http://localhost:${PORT}`,
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [...chromiumFlags],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [/@phone-only/, ...later],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      // What depends on width or touch: tests tagged @phone, and those for phones alone (@phone-only).
      name: 'phone',
      grep: /@phone/,
      grepInvert: isFull ? [] : [/@full/, /@phone-full/],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  ...(runningSite
    ? {}
    : {
        webServer: {
          command: `serve out --config ../serve.json --listen ${PORT}`,
          port: PORT,
          // A server of another build would be tested in place of this one; `BASE_URL` names a running one.
          reuseExistingServer: false,
        },
      }),
});
