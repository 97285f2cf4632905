import type { Browser, Locator, Page } from '@playwright/test';
import { studioPages } from '../support/exported-pages';
import { openReview, saved, textbox } from '../support/studio';
import { translate } from '../support/translate';
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
  expect(status(page).getByRole('button', { name: `${text}: review and publish` })).toBeVisible();

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

  await openTranslated(page, '/admin/AdminAddProducts?id=solid-brick');
  await type(textbox(page, 'Name'), 'Solid Brick, engraved');
  await expect(page.getByText('Same as on the website')).toBeHidden();
  await saved(page);
  await expectChanges(page, '2 changes');

  await openTranslated(page, '/admin/AdminCompany');
  await type(textbox(page, 'Brand'), 'Another firm');
  await saved(page);
  await expectChanges(page, '3 changes');
  await status(page).getByRole('button', { name: /^Undo/ }).click();
  await expectChanges(page, '2 changes');
});

test('the counts of a translated list and review follow', async ({ page }) => {
  await openTranslated(page, '/admin/AdminBanners');
  await page.getByRole('button', { name: 'Delete Innovative Designs' }).click();
  await expectChanges(page, '1 change');
  await page.getByRole('button', { name: 'Delete Sustainable Solutions' }).click();
  await expectChanges(page, '2 changes');
  await page.getByRole('button', { name: 'Restore Innovative Designs' }).click();
  await expectChanges(page, '1 change');
  await expect(page.locator('#list-heading')).toHaveText('3 banners, 1 deleted');

  const review = await openReview(page);
  await expect(review.getByText('1 change, 1 chosen to publish.')).toBeVisible();
  await review.getByRole('button', { name: 'None' }).click();
  await expect(review.getByText('1 change, 0 chosen to publish.')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Export 0 changes' })).toBeVisible();
});

/** The same screen in a browser of its own, not translated. */
async function openTwin(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openStudio(page, path);
  return page;
}

/** What can be used on a screen, the search and the menu of the user included. */
const CONTROLS =
  ':is(header, main, [aria-label="Status"]) :is(input:not([type="file"]), textarea, select, summary, button):visible';
/** Controls that leave the screen, or ask the browser for something outside of it. */
const LEAVING =
  /^(Delete$|Discard|Download|Log Out|Menu|Ask the browser|Export|Choose a picture|Choose another|Add pictures|Import)/;
/** Presses on one screen; more would only repeat a control of each row. */
const MOST = 60;

/** Uses one control once, as its kind is used; returns its name for a report, or null for one that is left out. */
async function useControl(page: Page, index: number) {
  const control = page.locator(CONTROLS).nth(index);
  const { kind, name } = await control.evaluate((element) => ({
    kind: element instanceof HTMLInputElement ? element.type : element.localName,
    name: element.getAttribute('aria-label') ?? element.textContent ?? '',
  }));
  const isBusy = async () =>
    (await control.isDisabled()) || (await control.getAttribute('readonly')) !== null;
  if (LEAVING.test(name.trim()) || (await isBusy())) return null;
  if (kind === 'checkbox' || kind === 'radio') await control.click({ force: true });
  else if (kind === 'select') await control.selectOption({ index: 1 }).catch(() => undefined);
  else if (kind === 'range') await control.press('ArrowRight');
  else if (kind === 'summary' || kind === 'button') await control.click({ force: true });
  else {
    const before = await control.inputValue();
    await control.press('End');
    await control.pressSequentially(' 12');
    if (kind !== 'date') expect(await control.inputValue(), name).toBe(`${before} 12`);
  }
  return `${kind} ${name.trim()}`;
}

/** What a screen says, without times: the two browsers are not used in the same second. */
const textsOf = (page: Page) =>
  page.evaluate(() =>
    document.body.innerText
      .replaceAll(/\d{1,2}:\d{2}( [AP]M)?/gi, 'time')
      .split(/\s+/)
      .join(' '),
  );

const closeDialogs = async (page: Page) => {
  while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
};

for (const path of studioPages)
  test(
    `${path} says the same translated and not, whatever is used`,
    { tag: '@full' },
    async ({ page, browser, baseURL }) => {
      test.setTimeout(600_000);
      const twin = await openTwin(browser, baseURL, path);
      await openTranslated(page, path);
      for (let index = 0; index < MOST; index += 1) {
        if (index >= (await twin.locator(CONTROLS).count())) break;
        const [used, name] = await Promise.all([useControl(page, index), useControl(twin, index)]);
        expect(used).toBe(name);
        if (used === null) continue;
        await expect.poll(async () => (await textsOf(page)) === (await textsOf(twin)), used).toBe(true);
        await Promise.all([closeDialogs(page), closeDialogs(twin)]);
      }
      await twin.context().close();
    },
  );
