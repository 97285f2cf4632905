import { defineConfig, devices } from '@playwright/test';

/** Set E2E_PORT to run the tests of two checkouts on one machine. */
const PORT = Number(process.env.E2E_PORT ?? 4173);
/** A server that already runs (the development server, say) instead of the exported site. */
const runningSite = process.env.BASE_URL;
/** Real web servers with the export on them: they know no browser and no widths. */
const HOSTS = 'hosts/*.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A browser that the machine starved is not a fault of the page; what fails three times is.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  // Slow machines are welcome: the tests wait for things, never for time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: runningSite ?? `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: HOSTS,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: HOSTS,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'hosts', testMatch: HOSTS },
  ],
  ...(runningSite
    ? {}
    : {
        webServer: {
          command: `serve out --config ../serve.json --listen ${PORT}`,
          port: PORT,
          reuseExistingServer: !process.env.CI,
        },
      }),
});
