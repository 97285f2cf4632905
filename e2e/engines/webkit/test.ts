import { expect, test as base } from '@playwright/test';
import { startDriver } from './driver';
import { webKitPage, type WebKitPage } from './page';
import { serveSite } from './site';

type Driver = Awaited<ReturnType<typeof startDriver>>;
type Site = Awaited<ReturnType<typeof serveSite>>;

/** What a page has recorded (site.ts), and what it has fetched from elsewhere. */
export const faultsOf = (page: WebKitPage) =>
  page.evaluate(() => {
    const recorded: unknown = Reflect.get(window, 'recordedFaults');
    const foreign = performance
      .getEntriesByType('resource')
      .filter(({ name }) => !name.startsWith(`${location.origin}/`) && !/^(data|blob):/.test(name))
      .filter((entry) => Reflect.get(entry, 'initiatorType') !== 'iframe')
      .map(({ name }) => `foreign: ${name}`);
    const faults = Array.isArray(recorded) ? recorded.map(String) : [];
    // Neither is a fault: a page that is left while it fades in gives its view transition up; and when a ResizeObserver
    // changes a size that it observes (the preview's frame), it is called again before the next paint.
    const notices = /view transition|^error: ResizeObserver loop/i;
    return [...faults.filter((fault) => !notices.test(fault)), ...foreign];
  });

/** Playwright's runner with WebKitGTK in place of its browsers: a new browser with empty storage for each test. */
export const test = base.extend<{ webkit: WebKitPage }, { driver: Driver; site: Site }>({
  driver: [
    async ({}, use) => {
      const driver = await startDriver();
      await use(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      site.stop();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ driver, site }, use) => {
    const browser = await driver.open();
    const page = webKitPage(browser, site.origin);
    await use(page);
    site.release();
    const faults = await faultsOf(page);
    await browser.quit();
    expect(faults).toEqual([]);
  },
});

export { expect };
