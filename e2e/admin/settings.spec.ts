import { expect, test } from './test';
import { openStudio, status } from './open-studio';

test('the profile is checked, kept in this browser and shown at once', async ({ page }) => {
  await openStudio(page, '/profile');
  await page.getByLabel('Display name').fill('  ');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Enter a display name: it needs at least 1 character.')).toBeVisible();
  await expect(page.getByLabel('Display name')).toBeFocused();
  await page.getByLabel('Display name').fill('Ada Lovelace');
  await page.getByLabel('Job title').fill('Editor');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('button', { name: /Ada Lovelace/ })).toContainText('AL');
  await page.reload();
  await expect(page.getByLabel('Display name')).toHaveValue('Ada Lovelace');
});

test('activity lists the steps and brings a version back', async ({ page }) => {
  await openStudio(page, '/admin/AdminProducts');
  await page.getByRole('checkbox', { name: 'Select Kerb Stone K7' }).check();
  await page.getByLabel('Set category').selectOption('Other Products');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /1 edited/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ products$/ })).toBeVisible();

  await openStudio(page, '/pages/settings');
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity).toContainText('(undone)');
  await activity.getByRole('button', { name: /^Restore this version/ }).click();
  const question = page.getByRole('dialog', { name: 'Restore this version of “Kerb Stone K7”?' });
  await expect(question).toContainText('on the website once you publish it');
  await question.getByRole('button', { name: 'Restore it' }).click();
  await expect(status(page)).toContainText('1 change');
});

test('a backup holds every draft', async ({ page }) => {
  await openStudio(page, '/admin/AdminServices');
  await page.getByRole('button', { name: 'Delete Delivery to site' }).click();
  await openStudio(page, '/pages/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  expect((await download).suggestedFilename()).toMatch(/^backup-/);
  await expect(status(page)).toContainText('Backup downloaded');
});

test('erasing takes the typed word, and a backup first', async ({ page }) => {
  await openStudio(page, '/admin/AdminServices');
  await page.getByRole('button', { name: 'Delete Delivery to site' }).click();
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
  await expect(status(page)).toContainText('No changes');
});

test('the settings say what is stored and what this browser can do', async ({ page }) => {
  await openStudio(page, '/pages/settings');
  await expect(page.getByRole('region', { name: 'Storage' })).toContainText(/used/);
  const support = page.getByRole('region', { name: 'For support' });
  await support.getByText('What this browser can do').click();
  await expect(support).toContainText('Version 1');
  await expect(page.getByRole('region', { name: 'Unreadable drafts' })).toHaveCount(0);
});
