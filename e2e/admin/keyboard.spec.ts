import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { productCategories } from '../../content/entities/products';
import { entriesOf, needs } from '../support/records';
import { editedProduct, tabTo } from '../support/studio';
import { openStudio, status } from './open-studio';
import { expect, test } from './test';

async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens the review from any screen, by the button in the status bar. */
async function openReview(page: Page) {
  await press(page, button(page, /review and publish|^Publish \d/i));
  const review = page.getByRole('dialog', { name: 'Review and publish' });
  await expect(
    review.getByRole('heading', { name: 'Import a file from a colleague, or from my other computer' }),
  ).toBeVisible();
  return review;
}

test('skips to the content, adds a service, previews, checks and finds it', async ({ page }) => {
  await openStudio(page, '/admin/AdminServices');
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.getByRole('main')).toBeFocused();
  await press(page, page.getByRole('main').getByRole('link', { name: 'Add Service' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'New service' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }));
  await page.keyboard.type('Made by keyboard');
  await tabTo(page, page.getByRole('textbox', { name: 'Description', exact: true }));
  await page.keyboard.type('Nobody touched a mouse for this one.');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toContainText('Saved on this computer');
  await press(page, button(page, 'Whole screen'));
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Whole screen')).toBeFocused();
  await tabTo(page, button(page, 'Check for problems'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('No problems: ready to publish.');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('made by keyboard');
  await expect(page.getByRole('option', { name: /Made by keyboard/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/AdminAddService\?id=made-by-keyboard$/);
});

test('edits, undoes in the form, compares, and discards', { tag: '@full' }, async ({ page }) => {
  const { id, name, category } = editedProduct();
  const second = productCategories.findLast((one) => one.id !== category);
  const other = needs(second, 'second category');
  await openStudio(page, `/admin/AdminProducts?q=${id}`);
  await press(page, page.getByRole('link', { name, exact: true }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Edit product' })).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.type(other.name.en.split(' ')[0] ?? '');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(other.id);
  await tabTo(page, button(page, 'Undo'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Category' })).not.toHaveValue(other.id);
  await tabTo(page, button(page, 'Redo'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue(other.id);
  await press(page, page.locator('summary', { hasText: 'More' }));
  await press(page, button(page, 'Compare with the website'));
  await expect(page.getByRole('dialog')).toContainText(other.name.en);
  await page.keyboard.press('Escape');
  await expect(page.locator('summary:focus')).toContainText('More');
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Discard my changes'));
  await expect(page.getByText('Same as on the website')).toBeVisible();
  await press(page, page.locator('summary', { hasText: 'More' }));
  await press(page, button(page, 'Duplicate'));
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeFocused();
});

test('filters, sorts, deletes and undoes the deletion', async ({ page }) => {
  const banners = entriesOf('banners');
  const { title } = needs(banners[1] && banners.at(-1), 'two banners');
  await openStudio(page, '/admin/AdminBanners');
  await tabTo(page, page.getByLabel('Filter', { exact: true }));
  await page.keyboard.type(title);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await press(page, button(page, `Delete ${title}`));
  await expect(page.locator('#list-heading')).toHaveText(`1 of ${banners.length} banners, 1 deleted`);
  await expect(button(page, `Restore ${title}`)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.locator('#list-heading')).toHaveText(`1 of ${banners.length} banners`);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('#list-heading')).toHaveText(`1 of ${banners.length} banners, 1 deleted`);
  await tabTo(page, status(page).getByRole('button', { name: /^Undo/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#list-heading')).toHaveText(`1 of ${banners.length} banners`);
  await press(page, page.getByRole('checkbox', { name: `Select ${title}` }), 'Space');
  await expect(page.getByRole('group', { name: 'Selected rows' })).toContainText('1 selected');
});

test('reviews, exports, and imports again', { tag: '@full' }, async ({ page }) => {
  // From the start: the browser knows only some time after the first listener, and a dialog that opens before is gone.
  page.on('filechooser', () => undefined);
  const { title } = needs(entriesOf('services')[0], 'service');
  await openStudio(page, '/admin/AdminServices');
  await press(page, button(page, `Delete ${title}`));
  let review = await openReview(page);
  await press(page, review.locator('summary').first(), 'Enter');
  await press(page, review.getByRole('checkbox'), 'Space');
  await expect(review.getByText('1 change, 0 selected for publishing.')).toBeVisible();
  await tabTo(page, review.getByRole('checkbox'), 'Shift+Tab');
  await page.keyboard.press('Space');
  await tabTo(page, review.getByRole('textbox', { name: 'Note (optional)' }));
  await page.keyboard.type('By keyboard');
  const download = page.waitForEvent('download');
  await press(page, review.getByRole('button', { name: 'Export 1 change' }));
  const buffer = readFileSync(await (await download).path());
  expect(buffer.toString()).toContain('"note": "By keyboard"');
  await page.keyboard.press('Escape');
  await expect(button(page, 'review and publish')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(status(page)).toContainText('1 change');

  review = await openReview(page);
  await tabTo(page, review.locator('input[type="file"]'));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'bundle.json', mimeType: 'application/json', buffer });
  await press(page, review.getByRole('checkbox', { name: /deletion/ }), 'Space');
  await press(page, review.getByRole('button', { name: 'Import 1 change' }));
  await expect(review.getByText('Imported 1 change. Undo reverses all of them.')).toBeVisible();
});

test('changes the profile, makes a backup, and erases everything', { tag: '@full' }, async ({ page }) => {
  await openStudio(page, '/profile');
  await tabTo(page, page.getByLabel('Display name'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Enter');
  await expect(button(page, /Ada Lovelace/)).toBeVisible();
  await tabTo(page, button(page, /Ada Lovelace/), 'Shift+Tab');
  await press(page, page.getByRole('link', { name: 'Account Settings' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeFocused();
  const backup = page.waitForEvent('download');
  await press(page, button(page, 'Export all'));
  await backup;
  await press(page, button(page, 'Erase everything'));
  const question = page.getByRole('alertdialog', { name: 'Erase everything?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Erase everything')).toBeFocused();
});
