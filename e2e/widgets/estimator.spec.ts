import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test, visitPage, holdScripts } from '../support/test';

const PATH = '/keyProduct';
/** The script and its texts, which all calculators share, with the list's part of it (bytes, gzip). */
const BUDGET = 28.4 * 1024;

const section = (page: Page) => page.getByRole('region', { name: 'Work it out for your wall' });
const field = (page: Page, name: string) => section(page).getByRole('textbox', { name, exact: true });
const radio = (page: Page, name: RegExp) => section(page).getByRole('radio', { name });
const result = (page: Page, label: string) =>
  section(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell')
    .first();

/** Opens the page at the estimator and waits until its script is there. */
async function openEstimator(page: Page, query = '') {
  await page.goto(`${PATH}${query}#estimator`);
  await expect(section(page).getByRole('button', { name: 'Copy link' })).toBeEnabled();
}

test(
  'its script comes only when the section is near, is small, and moves nothing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { movedInside: 0 });
      const place = document.getElementsByTagName('section');
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as unknown as { sources: { node: Node | null }[] };
          const isOurs = sources.some(({ node }) => place.namedItem('estimator')?.contains(node));
          if (isOurs) Object.assign(window, { movedInside: 1 });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const scripts: Promise<Buffer>[] = [];
    await visitPage(page, PATH);
    await page.waitForLoadState('networkidle');
    await expect(section(page).getByRole('button', { name: 'Print' })).toBeDisabled();

    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.evaluate(() => document.getElementById('estimator')?.scrollIntoView());
    await expect(section(page).getByRole('button', { name: 'Print' })).toBeEnabled();

    const own = (await Promise.all(scripts)).filter((body) => body.includes('Copy it by hand'));
    expect(own).toHaveLength(1);
    const size = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    if (process.env.BASE_URL === undefined) expect(size).toBeLessThanOrEqual(BUDGET);
    expect(await page.evaluate(() => Reflect.get(window, 'movedInside'))).toBe(0);
  },
);

test.describe('before the script is there', () => {
  /** Opens the page with its scripts held back, and returns what lets them come. */
  async function openHeldBack(page: Page, query = '') {
    const release = await holdScripts(page);
    await page.goto(`${PATH}${query}#estimator`, { waitUntil: 'commit' });
    // Until then the browser is on its way to the fragment, and takes the focus from a field once more.
    await expect(section(page)).toBeInViewport();
    return release;
  }

  test('a typed measure and its focus are adopted', async ({ page }) => {
    const release = await openHeldBack(page, '?block=90');
    await field(page, 'Height (ft)').fill('20');
    await expect(result(page, 'Blocks to lay')).toHaveText('113');

    release();
    await expect(result(page, 'Blocks to lay')).toHaveText('248');
    await expect(field(page, 'Height (ft)')).toHaveValue('20');
    await expect(field(page, 'Height (ft)')).toBeFocused();
    await expect(radio(page, /^90.mm/)).toBeChecked();
  });

  test('measures typed on the home page are taken along', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Length (ft)' }).fill('30');
    await page.getByRole('button', { name: 'Work it out for your wall' }).click();
    await expect(page).toHaveURL(/length=30&height=10#estimator$/);
    release();
    await expect(result(page, 'Blocks to order')).toHaveText('355');
  });

  test('a choice by keyboard and its focus are adopted, and the arrow keys continue from it', async ({
    page,
  }) => {
    const release = await openHeldBack(page);
    await radio(page, /^16 × 8/).focus();
    await page.keyboard.press('Tab');
    await expect(radio(page, /^5-inch/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(radio(page, /^10-inch/)).toBeChecked();

    release();
    await expect(result(page, 'Bricks they replace')).toContainText('None');
    await expect(radio(page, /^10-inch/)).toBeChecked();
    await expect(radio(page, /^10-inch/)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(result(page, 'Bricks they replace')).toHaveText('500');
  });
});

test('Print puts drawing and results on paper, and nothing else of the page', async ({ page }) => {
  await openEstimator(page);
  await page.evaluate(() => (window.print = () => undefined));
  await section(page).getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });

  await expect(section(page).getByRole('img', { name: /^Elevation of the wall/ })).toBeVisible();
  await expect(section(page).getByRole('table')).toBeVisible();
  await expect(section(page).getByText('Order 119 blocks', { exact: true })).toBeVisible();
  await expect(section(page).getByText(/#estimator$/)).toBeVisible();
  await expect(section(page).getByText(/Ltd\., \+880/)).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(field(page, 'Length (ft)')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
