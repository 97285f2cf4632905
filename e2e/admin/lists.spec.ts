import type { Page } from '@playwright/test';
import { categoryName } from '../../content/entities/categories';
import { products } from '../../content/entities/products';
import { entities, registry } from '../../content/registry';
import { english } from '../../content/strings/english';
import { productIn } from '../../content/strings/product-in';
import { productLabel } from '../../content/strings/product-name';
import { entriesOf, needs } from '../support/records';
import { editedProduct } from '../support/studio';
import { expect, test } from './test';
import { openStudio, status } from './open-studio';

const heading = (page: Page) => page.locator('#list-heading');
/** The list itself: the dashboard, which stands above the products, has lists as well. */
const list = (page: Page) => page.locator('section[aria-labelledby="list-heading"]');
const titles = (page: Page) => list(page).locator('tbody th, ol > li, ul.border-t-2 > li');
const filter = (page: Page) => page.getByLabel('Filter', { exact: true });

/** Products and banners as their lists call them, in the saved order. */
const labels = products.map((product) => productIn(product, english)).map(productLabel);
const banners = entriesOf('banners').map(({ title }) => title);
const [firstBanner = '', secondBanner = ''] = banners;
const lastBanner = banners.at(-1) ?? '';
const count = banners.length;
const needsBanners = () => needs(banners[2], 'three banners');

test('a list begins on the first screen; filter and state are kept in the address and survive a reload', async ({
  page,
}) => {
  const { id, name, category } = editedProduct();
  const words = `${name} ${id}`;
  await openStudio(page, '/admin/AdminProducts');
  await expect(heading(page)).toHaveText(/^\d+ products$/);
  await expect(titles(page).first()).toBeInViewport();
  await filter(page).fill(words);
  await expect(titles(page)).toHaveCount(1);
  await expect(page).toHaveURL(`/admin/AdminProducts?${new URLSearchParams({ q: words })}`);
  await page.getByLabel('Category').selectOption(category);
  await expect(page).toHaveURL(new RegExp(`category=${category}`));
  await page.reload();
  await expect(filter(page)).toHaveValue(words);
  await expect(titles(page)).toHaveCount(1);
  await page.getByLabel('State', { exact: true }).selectOption('New');
  const filters = `“${words}” and “${categoryName(category, 'en')}” and “New”`;
  await expect(page.getByText(`Nothing matches ${filters}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/AdminProducts$/);
  await expect(filter(page)).toHaveValue('');
  await expect(titles(page).first()).toContainText(labels[0] ?? '');
});

test('what is typed quickly is never lost to the address', async ({ page }) => {
  await openStudio(page, '/admin/AdminProducts');
  await filter(page).pressSequentially('typed in haste', { delay: 40 });
  await expect(page).toHaveURL(/\?q=typed\+in\+haste$/);
  await expect(filter(page)).toHaveValue('typed in haste');
});

test('columns sort upwards, downwards, and back to the saved order', async ({ page }) => {
  await openStudio(page, '/admin/AdminProducts');
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const sorted = labels.toSorted(compare);
  const name = page.getByRole('columnheader', { name: 'Name' });
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=title$/);
  await expect(titles(page).first()).toHaveText(sorted[0] ?? '');
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'descending');
  await expect(titles(page).first()).toHaveText(sorted.at(-1) ?? '');
  await name.getByRole('button').click();
  await expect(name).not.toHaveAttribute('aria-sort');
  await expect(titles(page).first()).toHaveText(labels[0] ?? '');
});

test(
  'deleting acts at once, can be undone and restored, and outlives a reload',
  { tag: '@phone' },
  async ({ page }) => {
    needsBanners();
    await openStudio(page, '/admin/AdminBanners');
    await page.getByRole('button', { name: `Delete ${lastBanner}` }).click();
    await expect(heading(page)).toHaveText(`${count} banners, 1 deleted`);
    await expect(page.locator('s')).toHaveText(lastBanner);
    await expect(status(page).getByRole('status')).toHaveText(`Deleted “${lastBanner}”.`);
    await expect(status(page).getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
    await page.reload();
    await expect(heading(page)).toHaveText(`${count} banners, 1 deleted`);
    await page.getByRole('button', { name: `Restore ${lastBanner}` }).click();
    await expect(heading(page)).toHaveText(`${count} banners`);

    await page.getByRole('button', { name: `Delete ${secondBanner}` }).click();
    await expect(heading(page)).toHaveText(`${count} banners, 1 deleted`);
    // Sticky: visible at any scroll offset.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(status(page).getByRole('button', { name: /^Undo/ })).toBeInViewport();
    await status(page).getByRole('button', { name: /^Undo/ }).click();
    await expect(heading(page)).toHaveText(`${count} banners`);
    await page.keyboard.press('Control+Shift+z');
    await expect(heading(page)).toHaveText(`${count} banners, 1 deleted`);
    await page.keyboard.press('Control+z');
    await expect(heading(page)).toHaveText(`${count} banners`);
  },
);

test('the selected changes are exported as a bundle and count as handed over', async ({ page }) => {
  needsBanners();
  await openStudio(page, '/admin/AdminBanners');
  const tick = page.getByRole('checkbox', { name: `Select ${lastBanner}` });
  await tick.check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Export' }).click();
  await expect(status(page)).toContainText('Nothing to export');
  await bar.getByRole('button', { name: 'Delete' }).click();
  // Deleting clears the selection.
  await expect(tick).not.toBeChecked();
  await tick.check();
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^content-.*\.json$/);
  await expect(heading(page)).toHaveText(`${count} banners, 1 handed over`);
});

const productList = registry.products.list.path;
const lists = entities
  .filter((one) => !registry[one].isSingle && entriesOf(one).length > 0)
  .map((one) => registry[one].list.path);

test.describe('reordering', () => {
  const order = async (page: Page) => {
    const all = await list(page).locator('ol > li').allInnerTexts();
    return all.map((text) => banners.find((title) => text.includes(title)));
  };

  test.beforeEach(async ({ page }) => {
    needsBanners();
    await openStudio(page, '/admin/AdminBanners');
    await page.getByRole('button', { name: 'Reorder' }).click();
    await expect(page.getByRole('button', { name: /^Drag/ })).toHaveCount(count);
  });

  test(
    'works with keys and buttons, announces each move, and keeps the focus',
    { tag: '@phone-full' },
    async ({ page }) => {
      const up = page.getByRole('button', { name: `Up: ${lastBanner}` });
      await up.focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(status(page)).toContainText(`“${lastBanner}” moved to position ${count - 1} of ${count}`);
      expect(await order(page)).toEqual([...banners.slice(0, -2), lastBanner, ...banners.slice(-2, -1)]);
      await expect(up).toBeFocused();
      await page.getByRole('button', { name: `Last: ${firstBanner}` }).click();
      await expect(status(page)).toContainText(`“${firstBanner}” moved to position ${count} of ${count}`);
      await page.getByRole('button', { name: `Move to position…: ${firstBanner}` }).click();
      await page.getByLabel(/^Position/).fill('1');
      await page.keyboard.press('Enter');
      await expect(status(page)).toContainText(`“${firstBanner}” moved to position 1 of ${count}`);

      await page.reload();
      await expect(titles(page).nth(count - 2)).toContainText(lastBanner);
      await expect(status(page)).toContainText('Publish 1 change');
    },
  );

  test('works by dragging', async ({ page }) => {
    const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();
    const handle = page.getByRole('button', { name: `Drag ${lastBanner}` });
    const target = page.getByRole('button', { name: `Drag ${firstBanner}` });
    await handle.focus();
    await page.keyboard.press('Space');
    for (let place = count; place > 1; place -= 1) {
      await said(`Position ${place} of ${count}.`);
      await page.keyboard.press('ArrowUp');
    }
    await said(`Position 1 of ${count}.`);
    await page.keyboard.press('Space');
    await expect(status(page)).toContainText(`“${lastBanner}” moved to position 1 of ${count}`);
    await handle.dragTo(target, { steps: 8 });
    await expect(status(page)).toContainText(`“${lastBanner}” moved to position 2 of ${count}`);
  });
});

for (const locale of ['en-GB', 'bn-BD']) {
  test.describe(`at 1440 × 900 in ${locale}`, { tag: '@full' }, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } });

    test('the first row of every list is within 330 px of the top, and the three lists of products are one', async ({
      page,
    }) => {
      await page.goto('/admin');
      await page
        .getByRole('complementary', { name: /^(About this studio|এই স্টুডিও)/ })
        .getByRole('button')
        .click();
      const texts: string[] = [];
      for (const path of ['/admin', '/admin/dashboard', ...lists]) {
        await page.goto(path);
        const row = page.locator('tbody tr').first();
        await expect(row).toBeVisible();
        expect([path, ((await row.boundingBox())?.y ?? Infinity) <= 330]).toEqual([path, true]);
        if (!['/admin', '/admin/dashboard', productList].includes(path)) continue;
        const title = await page.getByRole('heading', { level: 1 }).innerText();
        texts.push((await page.getByRole('main').innerText()).replace(title, ''));
      }
      expect(new Set(texts).size).toBe(1);
    });
  });
}
