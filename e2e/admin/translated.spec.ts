import type { Locator, Page } from '@playwright/test';
import { studioPages } from '../support/exported-pages';
import { entriesOf, needs } from '../support/records';
import { editedProduct, openReview, saved, textbox } from '../support/studio';
import { translate } from '../support/translate';
import { useBoth } from '../support/translated-twin';
import { openStudio, status } from './open-studio';
import { expect, test } from './test';

/** Opens a screen and has it translated, as somebody can in spite of `translate="no"`. */
async function openTranslated(page: Page, path: string) {
  await openStudio(page, path);
  await page.evaluate(() => document.documentElement.removeAttribute('translate'));
  await translate(page);
}

/** Types letter by letter, as a person does, and expects them all. */
async function type(field: Locator, text: string) {
  await field.fill('');
  await field.pressSequentially(text);
  await expect(field).toHaveValue(text);
}

const expectChanges = (page: Page, text: string) =>
  expect(status(page).getByRole('button', { name: `Publish ${text}` })).toBeVisible();

test('a translated form keeps every letter, and its messages and counts follow', async ({ page }) => {
  const message = page.getByText('Title is too short: 3 of at least 5 characters.');
  await openTranslated(page, '/admin/AdminAddBlog');
  await type(textbox(page, 'Title'), 'abc');
  await textbox(page, 'Title').blur();
  await expect(message).toBeVisible();
  await type(textbox(page, 'Title'), 'A block is made of sand');
  await expect(message).toBeHidden();
  await expect(page.getByText('Saved as you type.')).toBeHidden();
  await saved(page);
  await expectChanges(page, '1 change');

  await openTranslated(page, editedProduct().path);
  await type(textbox(page, 'Name'), 'Edited, engraved');
  await expect(page.getByText('Same as on the website')).toBeHidden();
  await saved(page);
  await expectChanges(page, '2 changes');

  await openTranslated(page, '/admin/AdminCompany');
  // At once: a pause within typing, as on a slow computer, would need two Undos.
  await textbox(page, 'Brand').fill('Another firm');
  await saved(page);
  await expectChanges(page, '3 changes');
  await status(page).getByRole('button', { name: /^Undo/ }).click();
  await expectChanges(page, '2 changes');
});

test('the counts of a translated list and review follow', async ({ page }) => {
  const banners = entriesOf('banners');
  const [first, second] = banners.map(({ title }) => title);
  needs(second, 'two banners');
  await openTranslated(page, '/admin/AdminBanners');
  await page.getByRole('button', { name: `Delete ${first}` }).click();
  await expectChanges(page, '1 change');
  await page.getByRole('button', { name: `Delete ${second}` }).click();
  await expectChanges(page, '2 changes');
  await page.getByRole('button', { name: `Restore ${first}` }).click();
  await expectChanges(page, '1 change');
  await expect(page.locator('#list-heading')).toHaveText(`${banners.length} banners, 1 deleted`);

  const review = await openReview(page);
  await expect(review.getByText('1 change, 1 selected for publishing.')).toBeVisible();
  await review.getByRole('button', { name: 'None' }).click();
  await expect(review.getByText('1 change, 0 selected for publishing.')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Export 0 changes' })).toBeVisible();
});

/** Controls that leave the screen, erase it, or make a file whose name has the time. */
const LEAVING = /^(Delete$|Throw away|Log Out|Export|Download|Reload|Erase everything)/;
/** Times, sizes on the disk, and the ids of new records. */
const VAGUE = /\d{1,2}:\d{2}( [AP]M)?|[\d.,]+ (bytes|kB|MB|GB)|(-\d{8})?-[a-z\d]{4}\b/g;
/** ms; a form has up to a hundred steps on two pages. */
const SCREEN_TIMEOUT = 300_000;

for (const path of studioPages)
  test(
    `${path} shows the same after each control is used, translated or not`,
    { tag: '@full' },
    async ({ browser, page, baseURL }) => {
      test.setTimeout(SCREEN_TIMEOUT);
      await openTranslated(page, path);
      // A context of its own, because the tabs of one browser share their drafts.
      const context = await browser.newContext({ baseURL, viewport: page.viewportSize() });
      const twin = await context.newPage();
      await openStudio(twin, path);
      expect(await useBoth(page, twin, { leaving: LEAVING, vague: VAGUE })).not.toEqual([]);
      await context.close();
    },
  );
