import type { Page } from '@playwright/test';
import { saved, textbox } from '../support/studio';
import { expect, test } from './test';

const EDIT_BRICK = '/admin/AdminAddProducts?id=solid-brick';

const workHere = (page: Page) => page.getByRole('button', { name: 'Work here instead' });

test('a second tab shows everything and writes nothing, until it is made the one that writes', async ({
  page,
  context,
}) => {
  await page.goto(EDIT_BRICK);
  await textbox(page, 'Name').fill('From the first tab');
  await saved(page);

  const second = await context.newPage();
  await second.goto(EDIT_BRICK);
  await expect(second.getByText('The studio is open in another tab.')).toBeVisible();
  await expect(textbox(second, 'Name')).toHaveAttribute('readonly');
  await expect(textbox(second, 'Name')).toHaveValue('From the first tab');
  // It follows what the first one saves, in lists too.
  await textbox(page, 'Name').fill('Solid Brick, seen over there');
  await expect(textbox(second, 'Name')).toHaveValue('Solid Brick, seen over there');
  await second.goto('/admin/AdminProducts?q=solid');
  await expect(second.getByRole('link', { name: 'Solid Brick, seen over there' }).first()).toBeVisible();
  await expect(second.getByRole('button', { name: /^Delete / })).toHaveCount(0);

  // Typed and not saved when the second tab takes over.
  await textbox(page, 'Name').fill('Typed a moment before');
  await workHere(second).click();
  await expect(second.getByRole('link', { name: 'Typed a moment before' }).first()).toBeVisible();
  await expect(second.getByRole('button', { name: 'Delete Typed a moment before' })).toBeVisible();
  await expect(page.getByText(/^Another tab writes now\. What you typed here has gone there/)).toBeVisible();
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

test('when the writing tab is closed, the other one writes as soon as it comes to the front', async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  await first.goto(EDIT_BRICK);
  await expect(textbox(first, 'Name')).toBeVisible();
  await page.goto(EDIT_BRICK);
  await expect(workHere(page)).toBeVisible();
  await first.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(workHere(page)).toBeHidden();
  await textbox(page, 'Name').fill('Free again');
  await saved(page);
});

test('a tab that hung while another one took over cannot overwrite what was written since', async ({
  page,
  context,
}) => {
  await page.goto(EDIT_BRICK);
  await expect(textbox(page, 'Name')).toHaveValue('Solid Brick');
  const second = await context.newPage();
  await second.goto(EDIT_BRICK);
  await expect(workHere(second)).toBeVisible();

  // From its first key on, before it can save, the tab hangs on an answer that does not come.
  let letGo = () => undefined as void;
  const isHanging = new Promise<void>((resolve) => {
    void page.route('**/hang', (route) => {
      letGo = () => void route.fulfill({ body: '' });
      resolve();
    });
  });
  await page.evaluate(() => {
    const hang = () => {
      const request = new XMLHttpRequest();
      request.open('GET', '/hang', false);
      request.send();
    };
    document.addEventListener('input', () => setTimeout(hang), { once: true });
  });
  await textbox(page, 'Name').fill('From the tab that hung');
  await isHanging;
  await workHere(second).click();
  await expect(textbox(second, 'Name')).not.toHaveAttribute('readonly');
  await textbox(second, 'Name').fill('From the second tab');
  await saved(second);

  letGo();
  await expect(workHere(page)).toBeVisible();
  await expect(
    second.getByText(/^Another tab had changed the same text: “From the second tab”\./),
  ).toBeVisible();
  await expect(textbox(second, 'Name')).toHaveValue('From the second tab');
  await expect(textbox(page, 'Name')).toHaveValue('From the second tab');
  await second.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(textbox(second, 'Name')).toHaveValue('From the tab that hung');
});
