import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { editedProduct, importText, saved, textbox } from '../support/studio';
import { expect, test } from './test';

const workHere = (page: Page) => page.getByRole('button', { name: 'Work here instead' });

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

test('a second tab is read-only until it is made the writer', async ({ page, context }) => {
  const { id, path } = editedProduct();
  await page.goto(path);
  await textbox(page, 'Name').fill('From the first tab');
  await saved(page);

  const second = await context.newPage();
  await second.goto(path);
  await expect(second.getByText('The studio is open in another tab.')).toBeVisible();
  await expect(textbox(second, 'Name')).toHaveAttribute('readonly');
  await expect(textbox(second, 'Name')).toHaveValue('From the first tab');
  // It follows what the first one saves, in lists too.
  await textbox(page, 'Name').fill('Seen over there');
  await expect(textbox(second, 'Name')).toHaveValue('Seen over there');
  await second.goto(`/admin/AdminProducts?q=${id}`);
  await expect(second.getByRole('link', { name: 'Seen over there' }).first()).toBeVisible();
  await expect(second.getByRole('button', { name: /^Delete / })).toHaveCount(0);

  // Typed and not saved when the second tab takes over.
  await textbox(page, 'Name').fill('Typed a moment before');
  await workHere(second).click();
  await expect(second.getByRole('link', { name: 'Typed a moment before' }).first()).toBeVisible();
  await expect(second.getByRole('button', { name: 'Delete Typed a moment before' })).toBeVisible();
  await expect(page.getByText(/^Another tab is editing now\./)).toBeVisible();
  await expect(textbox(page, 'Name')).toHaveAttribute('readonly');
  await expect(textbox(page, 'Name')).toHaveValue('Typed a moment before');

  // A reload of the writing tab does not change which tab writes.
  await second.reload();
  await expect(second.getByRole('button', { name: 'Delete Typed a moment before' })).toBeVisible();
  await workHere(page).click();
  await expect(textbox(page, 'Name')).not.toHaveAttribute('readonly');
  await textbox(page, 'Name').fill('And back again');
  await saved(page);
  await expect(second.getByRole('link', { name: 'And back again' }).first()).toBeVisible();
});

test(
  'a tab that hung while another one took over overwrites nothing and offers its text as a file',
  { tag: '@full' },
  async ({ page, context }) => {
    const { name, path } = editedProduct();
    await page.goto(path);
    await expect(textbox(page, 'Name')).toHaveValue(name);
    const second = await context.newPage();
    await second.goto(path);
    await expect(workHere(second)).toBeVisible();

    // From its first key on, before it can save.
    const { isHanging, goOn } = await hang(page);
    await textbox(page, 'Name').fill('From the tab that hung');
    await isHanging;
    await workHere(second).click();
    await expect(textbox(second, 'Name')).not.toHaveAttribute('readonly');
    await textbox(second, 'Name').fill('From the second tab');
    await saved(second);

    goOn();
    await expect(page.getByText(/^Not saved: “From the tab that hung”\./)).toBeVisible();
    await expect(workHere(page)).toBeVisible();
    await expect(textbox(page, 'Name')).toHaveValue('From the second tab');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the file' }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    const review = await importText(second, text);
    await review.getByRole('checkbox', { name: /From the tab that hung/ }).check();
    await review.getByRole('button', { name: 'Import 1 change' }).click();
    await expect(review.getByText('Imported 1 change. Undo takes all of them back.')).toBeVisible();
    await expect(page.getByText(/^Not saved: /)).toBeHidden();
    await expect(textbox(page, 'Name')).toHaveValue('From the tab that hung');
  },
);
