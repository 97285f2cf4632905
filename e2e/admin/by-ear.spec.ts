import { entriesOf, needs } from '../support/records';
import { hear } from '../support/hearing';
import { editedProduct, textbox } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

const banners = entriesOf('banners').map(({ title }) => title);
const [first = '', second = ''] = banners;

test('a filtered list says how many rows match, once', async ({ page }) => {
  const { id, name } = editedProduct();
  await openStudio(page, '/admin/AdminProducts');
  const ear = await hear(page);
  const filter = page.getByLabel('Filter', { exact: true });
  await ear.once(() => filter.pressSequentially(`${name} ${id}`), /^1 of \d+ products$/);
  await ear.once(() => filter.fill(''), /^\d+ products$/);
});

test('a row is moved, and Undo takes it back, each with one message', async ({ page }) => {
  needs(banners[1], 'two banners');
  await openStudio(page, '/admin/AdminBanners');
  await page.getByRole('button', { name: 'Reorder', exact: true }).press('Enter');
  // The rows with handles come a moment after the plain ones.
  await expect(page.getByRole('button', { name: /^Drag/ }).first()).toBeVisible();
  const ear = await hear(page);
  const down = page.getByRole('button', { name: `Down: ${first}` });
  await ear.once(() => down.press('Enter'), new RegExp(`^“${first}” moved to position 2 of`));
  await ear.once(() => page.getByRole('button', { name: /^Undo/ }).press('Enter'), /^Undone: /);
});

test('a deleted entry is named, and the focus stays on the screen', async ({ page }) => {
  needs(banners[2], 'three banners');
  await openStudio(page, '/admin/AdminBanners');
  const ear = await hear(page);
  await ear.once(async () => {
    await page.getByRole('button', { name: `Delete ${second}` }).press('Enter');
    const question = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
    if ((await question.count()) > 0) await question.press('Enter');
  }, /^Deleted/);
  await ear.once(() => page.keyboard.press('ControlOrMeta+z'), /^Undone: /);
});

test('typing in a form is said once it has ended, and a form is told to be ready', async ({ page }) => {
  const { path, name } = editedProduct();
  await openStudio(page, path);
  const ear = await hear(page);
  await textbox(page, 'Name').press('End');
  await ear.once(() => page.keyboard.type(' by hand'), new RegExp(`${name}`));
  const check = page.getByRole('button', { name: 'Check for problems', exact: true });
  await check.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('a new row of a form takes the focus', async ({ page }) => {
  await openStudio(page, '/admin/AdminHome');
  const ear = await hear(page);
  await ear.silently(() => page.getByRole('button', { name: 'Add a bar' }).press('Enter'));
  await expect(page.getByRole('textbox', { name: 'Label', exact: true }).last()).toBeFocused();
});

test('the review opens and closes without a message', async ({ page }) => {
  await openStudio(page, '/admin/AdminBanners');
  const ear = await hear(page);
  const opener = page.getByRole('button', { name: /review and publish/i });
  await ear.silently(() => opener.press('Enter'));
  await expect(page.getByRole('dialog', { name: 'Review and publish' })).toBeVisible();
  await ear.silently(() => page.keyboard.press('Escape'));
  await expect(opener).toBeFocused();
});
