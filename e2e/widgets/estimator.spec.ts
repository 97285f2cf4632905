import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { company } from '../../content/entities/company';
import { inLanguage } from '../../lib/records';
import { compared } from '../../content/registry/wall-figures';
import { needs } from '../support/records';
import { expect, test, visitPage, holdScripts } from '../support/test';

const PATH = '/keyProduct';
/** The script and its texts, which all calculators share, with the list's part of it (bytes, gzip). */
const BUDGET = 30.7 * 1024;

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

/** What the calculator shows for the entries of an address. */
async function resultAt(page: Page, query: string, label: string) {
  await openEstimator(page, query);
  return (await result(page, label).textContent()) ?? '';
}

test.beforeEach(() => void needs(compared, 'wall to compare with one of brick'));

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
    // So low that the section is farther than a window from it on a short page, too.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 400 });
    await visitPage(page, PATH);
    await page.waitForLoadState('networkidle');
    await expect(section(page).getByRole('button', { name: 'Print' })).toBeDisabled();

    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.evaluate(() => document.getElementById('estimator')?.scrollIntoView());
    await expect(section(page).getByRole('button', { name: 'Print' })).toBeEnabled();

    const own = (await Promise.all(scripts)).filter((body) => body.includes('Copy the link yourself'));
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
    const { blockThicknessMm, blockThicknessesMm } = needs(compared, 'wall').figures;
    const other = needs(
      blockThicknessesMm.find((mm) => mm !== blockThicknessMm),
      'second block to compare',
    );
    const twiceAsHigh = await resultAt(page, `?unit=ft&height=20&block=${other}`, 'Blocks to lay');
    const release = await openHeldBack(page, `?block=${other}`);
    await field(page, 'Height (ft)').fill('20');
    await expect(result(page, 'Blocks to lay')).not.toHaveText(twiceAsHigh);

    release();
    await expect(result(page, 'Blocks to lay')).toHaveText(twiceAsHigh);
    await expect(field(page, 'Height (ft)')).toHaveValue('20');
    await expect(field(page, 'Height (ft)')).toBeFocused();
    await expect(radio(page, new RegExp(`^${other}.mm`))).toBeChecked();
  });

  test('measures typed on the home page are taken along', async ({ page }) => {
    const order = await resultAt(page, '?unit=ft&openings=0&length=30&height=10', 'Blocks to order');
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Length (ft)' }).fill('30');
    await page.getByRole('button', { name: 'Work it out for your wall' }).click();
    await expect(page).toHaveURL(/length=30&height=10#estimator$/);
    release();
    await expect(result(page, 'Blocks to order')).toHaveText(order);
  });

  test('a choice by keyboard and its focus are adopted, and the arrow keys continue from it', async ({
    page,
  }) => {
    const { brickWalls } = needs(compared, 'wall').figures;
    const chosen = brickWalls.findIndex(({ replaced }) => replaced);
    const { thicknessIn } = needs(brickWalls[Math.max(chosen, 0) + 1], 'second wall of brick');
    const other = radio(page, new RegExp(`^${thicknessIn}-inch`));
    const bricks = await resultAt(page, `?brick=${thicknessIn}`, 'Bricks they replace');
    const before = await resultAt(page, '', 'Bricks they replace');
    const release = await openHeldBack(page);
    await section(page).getByRole('radio', { name: /-inch/, checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(other).toBeChecked();

    release();
    await expect(result(page, 'Bricks they replace')).toHaveText(bricks);
    await expect(other).toBeChecked();
    await expect(other).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(result(page, 'Bricks they replace')).toHaveText(before);
  });
});

test('Print puts drawing and results on paper, and nothing else of the page', async ({ page }) => {
  await openEstimator(page);
  const order = await result(page, 'Blocks to order').innerText();
  await page.evaluate(() => (window.print = () => undefined));
  await section(page).getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });

  await expect(section(page).getByRole('img', { name: /^Elevation of the wall/ })).toBeVisible();
  await expect(section(page).getByRole('table')).toBeVisible();
  await expect(section(page).getByText(`Order ${order} blocks`, { exact: true })).toBeVisible();
  await expect(section(page).getByText(/#estimator$/)).toBeVisible();
  await expect(
    section(page).getByText(`${inLanguage(company, 'en').legalName}, ${company.mainNumber}`),
  ).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(field(page, 'Length (ft)')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
