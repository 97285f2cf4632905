import { defineConfig } from '@playwright/test';

/** WebKitGTK over WebDriver (e2e/engines/webkit): Playwright runs the tests and no browser. */
export default defineConfig({
  testDir: 'e2e/engines/webkit',
  testMatch: '*.webkit.ts',
  testIgnore: process.env.WEBKIT_DRIVER_PATH && process.env.XVFB_PATH ? [] : '**',
  outputDir: 'test-results/webkit',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }]],
});
