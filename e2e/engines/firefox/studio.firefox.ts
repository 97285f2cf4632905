import type { Page } from '@playwright/test';
import { editedProduct, saved, textbox } from '../../support/studio';
import { expect, test } from '../../support/test';

/** By key presses only: a text that the driver fills in is set beside React, which does not hear of it. */
async function typeAtEnd(page: Page, text: string) {
  await expect(textbox(page, 'Name')).toHaveValue(editedProduct().name);
  await textbox(page, 'Name').press('End');
  await page.keyboard.type(text);
}

test('a list leads to its editor, and what is typed is saved and kept through a reload', async ({ page }) => {
  const { name } = editedProduct();
  await page.goto('/admin/AdminProducts');
  await page.getByRole('link', { name, exact: true }).click();
  await typeAtEnd(page, ', smooth');
  await saved(page);
  await page.reload();
  await expect(textbox(page, 'Name')).toHaveValue(`${name}, smooth`);
});

test('a reload in the middle of typing loses nothing', async ({ page }) => {
  const { name, path } = editedProduct();
  await page.goto(path);
  await typeAtEnd(page, ', typed in a hurry');
  await page.reload();
  await expect(textbox(page, 'Name')).toHaveValue(`${name}, typed in a hurry`);
});

test('Undo reverts a change, and the review lists unpublished changes', async ({ page }) => {
  const { name, path } = editedProduct();
  await page.goto(path);
  await typeAtEnd(page, ', engraved');
  await textbox(page, 'Name').blur();
  await saved(page);
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  const review = page.getByRole('dialog', { name: 'Review and publish' });
  await expect(review.getByRole('button', { name: 'Export 1 change' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('no changes');
  await expect(textbox(page, 'Name')).toHaveValue(name);
});

test('two tabs write, and each change is in the other within two seconds', async ({ page, context }) => {
  const { name, path } = editedProduct();
  const other = await context.newPage();
  await page.goto(path);
  await other.goto(path);
  await typeAtEnd(page, ', from one tab');
  await expect(textbox(other, 'Name')).toHaveValue(`${name}, from one tab`, { timeout: 2_000 });
  await textbox(other, 'Name').press('End');
  await other.keyboard.type(' and another');
  await expect(textbox(page, 'Name')).toHaveValue(`${name}, from one tab and another`, { timeout: 2_000 });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(textbox(other, 'Name')).toHaveValue(`${name}, from one tab`, { timeout: 2_000 });
});
