import { entriesOf, needs } from '../support/records';
import { expect, test } from './test';
import { openStudio, status } from './open-studio';

test('erasing requires a typed word, and makes a backup first', async ({ page }) => {
  const { title } = needs(entriesOf('services')[0], 'service');
  await openStudio(page, '/admin/AdminServices');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await openStudio(page, '/pages/settings');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Erase everything?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(dialog).toContainText('Type ERASE in capital letters');
  await dialog.getByLabel(/Type ERASE/).fill('ERASE');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await download;
  await expect(dialog).toBeHidden();
  await expect(status(page)).toContainText('no changes');
});

test('the settings show used storage and capabilities of the browser', async ({ page }) => {
  await openStudio(page, '/pages/settings');
  await expect(page.getByRole('region', { name: 'Storage' })).toContainText(/used/);
  const support = page.getByRole('region', { name: 'For support' });
  await support.getByText('What this browser can do').click();
  await expect(support).toContainText('Version 3');
  await expect(page.getByRole('region', { name: 'Unreadable drafts' })).toHaveCount(0);
});
