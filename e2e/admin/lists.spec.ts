import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { openStudio, status } from './open-studio';

const heading = (page: Page) => page.locator('#list-heading');
const titles = (page: Page) => page.locator('tbody th, main ol > li, main ul.border-t-2 > li');
const filter = (page: Page) => page.getByLabel('Filter', { exact: true });

test('filter and state are kept in the address and survive a reload', async ({ page }) => {
  await openStudio(page, '/admin/AdminProducts');
  await expect(heading(page)).toHaveText(/^\d+ products$/);
  await filter(page).fill('kerb stone');
  await expect(titles(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\?q=kerb\+stone$/);
  await page.getByLabel('Category').selectOption('Edging Block');
  await expect(page).toHaveURL(/category=edging-block/);
  await page.reload();
  await expect(filter(page)).toHaveValue('kerb stone');
  await expect(titles(page)).toHaveCount(3);
  await page.getByLabel('State', { exact: true }).selectOption('New');
  await expect(page.getByText('Nothing matches “kerb stone” and “Edging Block” and “New”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/AdminProducts$/);
  await expect(filter(page)).toHaveValue('');
  await expect(titles(page).first()).toContainText('Hollow Block');
});

test('what is typed quickly is never lost to the address', async ({ page }) => {
  await openStudio(page, '/admin/AdminProducts');
  await filter(page).pressSequentially('rectangular paver', { delay: 40 });
  await expect(page).toHaveURL(/\?q=rectangular\+paver$/);
  await expect(filter(page)).toHaveValue('rectangular paver');
});

test('columns sort upwards, downwards, and back to the saved order', async ({ page }) => {
  await openStudio(page, '/admin/AdminProducts');
  const name = page.getByRole('columnheader', { name: 'Name' });
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=title$/);
  await expect(titles(page).first()).toHaveText('Coping Stone');
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'descending');
  await expect(titles(page).first()).toHaveText('Uni Paver');
  await name.getByRole('button').click();
  await expect(name).not.toHaveAttribute('aria-sort');
  await expect(titles(page).first()).toHaveText('Hollow Block');
});

test(
  'deleting acts at once, can be undone and restored, and outlives a reload',
  { tag: '@phone' },
  async ({ page }) => {
    await openStudio(page, '/admin/AdminBanners');
    await page.getByRole('button', { name: 'Delete Innovative Designs' }).click();
    await expect(heading(page)).toHaveText('3 banners, 1 deleted');
    await expect(page.locator('s')).toHaveText('Innovative Designs');
    await expect(status(page).getByRole('status')).toHaveText('Deleted “Innovative Designs”.');
    await expect(status(page).getByRole('button', { name: '1 change: review and publish' })).toBeVisible();
    await page.reload();
    await expect(heading(page)).toHaveText('3 banners, 1 deleted');
    await page.getByRole('button', { name: 'Restore Innovative Designs' }).click();
    await expect(heading(page)).toHaveText('3 banners');

    await page.getByRole('button', { name: 'Delete Sustainable Solutions' }).click();
    await expect(heading(page)).toHaveText('3 banners, 1 deleted');
    // Sticky: visible at any scroll offset.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(status(page).getByRole('button', { name: /^Undo/ })).toBeInViewport();
    await status(page).getByRole('button', { name: /^Undo/ }).click();
    await expect(heading(page)).toHaveText('3 banners');
    await page.keyboard.press('Control+Shift+z');
    await expect(heading(page)).toHaveText('3 banners, 1 deleted');
    await page.keyboard.press('Control+z');
    await expect(heading(page)).toHaveText('3 banners');
  },
);

test('the selected changes are exported as a bundle and count as sent', async ({ page }) => {
  await openStudio(page, '/admin/AdminBanners');
  const tick = page.getByRole('checkbox', { name: 'Select Innovative Designs' });
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
  await expect(heading(page)).toHaveText('3 banners, 1 sent');
});

test.describe('reordering', () => {
  const order = async (page: Page) => {
    const all = await page.locator('main ol > li').allInnerTexts();
    return all.map((text) => /Constructing|Sustainable|Innovative/.exec(text)?.[0]);
  };

  test.beforeEach(async ({ page }) => {
    await openStudio(page, '/admin/AdminBanners');
    await page.getByRole('button', { name: 'Reorder' }).click();
    await expect(page.getByRole('button', { name: /^Drag/ })).toHaveCount(3);
  });

  test(
    'works with keys and buttons, announces each move, and keeps the focus',
    { tag: '@phone' },
    async ({ page }) => {
      const up = page.getByRole('button', { name: 'Up: Innovative Designs' });
      await up.focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(status(page)).toContainText('Banner 3 moved to position 2 of 3');
      expect(await order(page)).toEqual(['Constructing', 'Innovative', 'Sustainable']);
      await expect(up).toBeFocused();
      await page.getByRole('button', { name: 'Last: Constructing a Greener Future' }).click();
      await expect(status(page)).toContainText('Banner 1 moved to position 3 of 3');
      await page.getByRole('button', { name: 'Move to position…: Constructing a Greener Future' }).click();
      await page.getByLabel(/^Position/).fill('1');
      await page.keyboard.press('Enter');
      await expect(status(page)).toContainText('Banner 3 moved to position 1 of 3');

      await page.reload();
      await expect(titles(page).nth(1)).toContainText('Innovative');
      await expect(status(page)).toContainText('1 change: review and publish');
    },
  );

  test('works by dragging', async ({ page }) => {
    const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached();
    const handle = page.getByRole('button', { name: 'Drag Innovative Designs' });
    const target = page.getByRole('button', { name: 'Drag Constructing a Greener Future' });
    await handle.focus();
    await page.keyboard.press('Space');
    await said('Position 3 of 3.');
    await page.keyboard.press('ArrowUp');
    await said('Position 2 of 3.');
    await page.keyboard.press('ArrowUp');
    await said('Position 1 of 3.');
    await page.keyboard.press('Space');
    await expect(status(page)).toContainText('Banner 3 moved to position 1 of 3');
    await handle.dragTo(target, { steps: 8 });
    await expect(status(page)).toContainText('Banner 1 moved to position 2 of 3');
  });
});
