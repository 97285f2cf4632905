import { editedProduct } from '../../support/studio';
import { expect, test } from './test';
import type { WebKitPage } from './page';

const status = async (page: WebKitPage) => (await page.byRole('region', 'Status').texts())[0];
const field = (page: WebKitPage) => page.byRole('textbox', 'Name');

async function open(page: WebKitPage, path: string) {
  await page.goto(path);
  await expect.poll(() => status(page)).toMatch(/saved on this computer/i);
}

test('a list leads to its editor, and what is typed is saved and kept through a reload', async ({
  webkit: page,
}) => {
  const { name, path } = editedProduct();
  await open(page, '/admin/AdminProducts');
  await page.byRole('link', name).click();
  await expect.poll(page.path).toBe(path);
  await field(page).type(', smooth');
  await expect.poll(() => status(page)).toMatch(/Saved on this computer \d/);
  await page.reload();
  await expect.poll(() => field(page).value()).toBe(`${name}, smooth`);
});

test('a reload in the middle of typing loses nothing', async ({ webkit: page }) => {
  const { name, path } = editedProduct();
  await open(page, path);
  await field(page).type(', typed in a hurry');
  await page.reload();
  await expect.poll(() => field(page).value()).toBe(`${name}, typed in a hurry`);
});

test('the review shows what changes and closes with Escape', async ({ webkit: page }) => {
  await open(page, editedProduct().path);
  await field(page).type(', engraved');
  await expect.poll(() => status(page)).toMatch(/Saved on this computer \d/);
  await page.byRole('button', /^Publish 1/).click();
  const review = page.byRole('dialog', 'Review and publish');
  await expect.poll(review.byRole('button', 'Export 1 change').count).toBe(1);
  await page.press('Escape');
  await expect.poll(review.count).toBe(0);
});

test('a screen opens while the browser keeps the one that was left in the middle of typing', async ({
  webkit: page,
}) => {
  await open(page, '/admin/AdminProducts');
  await open(page, editedProduct().path);
  await field(page).type(', typed in a hurry');
  await open(page, '/admin/AdminProducts');
});
