import type { Page } from '@playwright/test';
import { entriesOf, needs } from '../support/records';
import { saved, textbox } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

/** Message in place of a lazy part after the network has failed. */
const SENTENCE = /^This part of the studio could not be loaded\. You are offline/;

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

test(
  'the Markdown control works if the visual editor cannot be loaded',
  { tag: '@full' },
  async ({ page }) => {
    const { title } = needs(entriesOf('blogs')[0], 'article');
    const link = page.getByRole('link', { name: title }).first();
    await openStudio(page, '/admin/AdminBlogs');
    await link.waitFor();
    await losePart(page, 'left out: save them');
    await link.click();
    await expect(page.getByRole('form').getByRole('alert').first()).toContainText(SENTENCE);
    await page
      .getByRole('group', { name: 'How to write text', exact: true })
      .getByRole('button', { name: 'Markdown' })
      .click();
    await textbox(page, 'Text').fill('Written as Markdown.');
    await saved(page);
  },
);
