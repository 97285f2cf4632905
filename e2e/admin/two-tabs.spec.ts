import type { Page } from '@playwright/test';
import { editedProduct, saved, textbox } from '../support/studio';
import { expect, test } from './test';

/** Maximum time in ms until a change is in the other tab. */
const SOON = { timeout: 2_000 };

/** Opens the form of a record in two tabs. */
async function openTwice(page: Page, path = editedProduct().path) {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(path);
    await expect(textbox(tab, 'Name')).toHaveValue(editedProduct().name);
  }
  return other;
}

/** Hangs the page at its next key on a pending synchronous request; returns a function that resumes it. */
async function hang(page: Page) {
  let goOn = () => undefined as void;
  const isHanging = new Promise<void>((resolve) => {
    void page.route('**/hang', (route) => {
      goOn = () => void route.fulfill({ body: '' });
      resolve();
    });
  });
  await page.evaluate(() => {
    const request = () => {
      const answer = new XMLHttpRequest();
      answer.open('GET', '/hang', false);
      answer.send();
    };
    document.addEventListener('input', () => setTimeout(request), { once: true });
  });
  return { isHanging, goOn: () => goOn() };
}

test('two tabs write: lists and forms of each follow what the other one saves', async ({ page }) => {
  const { id } = editedProduct();
  const other = await openTwice(page);
  await textbox(page, 'Name').fill('From the first tab');
  await saved(page);
  await expect(textbox(other, 'Name')).toHaveValue('From the first tab', SOON);
  await other.goto(`/admin/AdminProducts?q=${id}`);
  await other.getByRole('button', { name: 'Duplicate From the first tab' }).click();
  await expect(page.getByRole('button', { name: /^Publish 2/ })).toBeVisible(SOON);
  // One history for both: the first tab takes back what the second has done.
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(other.getByRole('button', { name: /^Publish 1/ })).toBeVisible(SOON);
});

test('two fields of one record, edited in two tabs, are both kept', async ({ page }) => {
  const other = await openTwice(page);
  await textbox(page, 'Name').fill('Named here');
  await textbox(other, 'Size in mm').fill('1 × 2 × 3 mm');
  for (const tab of [page, other]) {
    await expect(textbox(tab, 'Name')).toHaveValue('Named here');
    await expect(textbox(tab, 'Size in mm')).toHaveValue('1 × 2 × 3 mm');
    await saved(tab);
  }
});

test('of one text, edited in two tabs, the later one stays and Undo brings the earlier one back', async ({
  page,
}) => {
  const other = await openTwice(page);
  await textbox(page, 'Name').fill('The earlier one');
  await saved(page);
  await expect(textbox(other, 'Name')).toHaveValue('The earlier one', SOON);
  await textbox(other, 'Name').fill('The later one');
  await expect(textbox(page, 'Name')).toHaveValue('The later one');
  await page.getByRole('button', { name: /^Undo/ }).click();
  for (const tab of [page, other]) await expect(textbox(tab, 'Name')).toHaveValue('The earlier one', SOON);
});

test(
  'a tab that hung keeps its text, and what another one has saved meanwhile',
  { tag: '@full' },
  async ({ page }) => {
    const other = await openTwice(page);
    // From its first key on, before it can save.
    const { isHanging, goOn } = await hang(page);
    await textbox(page, 'Name').fill('From the tab that hung');
    await isHanging;
    await textbox(other, 'Size in mm').fill('1 × 2 × 3 mm');
    await saved(other);
    goOn();
    for (const tab of [page, other]) {
      await expect(textbox(tab, 'Name')).toHaveValue('From the tab that hung');
      await expect(textbox(tab, 'Size in mm')).toHaveValue('1 × 2 × 3 mm');
    }
  },
);
