import type { Page } from '@playwright/test';
import { saved, textbox } from '../support/studio';
import { openStudio, status } from './open-studio';
import { expect, test } from './test';

/** Message in place of a lazy part after the network has failed. */
const SENTENCE = /^This part of the studio could not be loaded: the network has gone/;

/** Blocks all further scripts. The browser's logs about that do not count as faults of the page. */
async function loseScripts(page: Page) {
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
}

async function losePart(page: Page, text: string) {
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(text)) await route.abort();
    else await route.fulfill({ response, body });
  });
}

test.afterEach(({ faults }) => {
  const others = faults.filter((fault) => !fault.includes('net::ERR_FAILED'));
  faults.splice(0, faults.length, ...others);
});

test('without dragging, a list is put in order by its buttons', async ({ page }) => {
  await openStudio(page, '/admin/AdminBanners');
  await page.getByRole('button', { name: 'Reorder' }).waitFor();
  // The reordering part is loaded after the list.
  await page.waitForLoadState('networkidle');
  await loseScripts(page);
  await page.getByRole('button', { name: 'Reorder' }).click();
  await page.getByRole('button', { name: 'Up: Innovative Designs' }).click();
  await expect(status(page)).toContainText('Banner 3 moved to position 2 of 3');
  await expect(page.getByRole('button', { name: /^Drag/ })).toHaveCount(0);
});

test('the Markdown control works if the visual editor cannot be loaded', async ({ page }) => {
  await openStudio(page, '/admin/AdminBlogs');
  await page.getByRole('link', { name: 'How a block is made, from sand to stack' }).first().waitFor();
  await losePart(page, 'did not come along: save them');
  await page.getByRole('link', { name: 'How a block is made, from sand to stack' }).first().click();
  await expect(page.getByRole('form').getByRole('alert').first()).toContainText(SENTENCE);
  await page
    .getByRole('group', { name: 'How to write text', exact: true })
    .getByRole('button', { name: 'Plain marks' })
    .click();
  await textbox(page, 'Text').fill('Written as Markdown.');
  await saved(page);
});

test('an editor that cannot save shows an alert in place of its form, and opens when the network is back', async ({
  page,
}) => {
  await losePart(page, 'Kept from the time without saving');
  await page.goto('/admin/AdminAddProducts?id=solid-brick');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(SENTENCE);
  await expect(textbox(page, 'Name')).toHaveCount(0);

  await page.unroute('**/_next/static/chunks/**');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await textbox(page, 'Name').fill('Typed after the reload');
  await saved(page);
});
