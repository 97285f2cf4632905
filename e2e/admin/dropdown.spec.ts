import type { Page } from '@playwright/test';
import { company } from '../../content/entities/company';
import { entriesOf, needs } from '../support/records';
import { expect, test } from './test';
import { openStudio } from './open-studio';

const services = entriesOf('services');
const trigger = (page: Page) => page.getByRole('button', { name: company.adminUser.name });
const deleteFirst = (page: Page) =>
  page.getByRole('button', { name: `Delete ${services[0]?.title}`, exact: true }).click();

test.beforeEach(async ({ page }) => {
  needs(services[1], 'two services');
  await openStudio(page, '/admin/AdminServices');
});

test('Log Out forgets the name, keeps the drafts, and leads home', async ({ page }) => {
  await openStudio(page, '/profile');
  await page.getByLabel('Display name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('button', { name: /Ada Lovelace/ })).toBeVisible();
  await openStudio(page, '/admin/AdminServices');
  await deleteFirst(page);

  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log Out' });
  await expect(dialog).toContainText('1 unpublished change stays in this browser.');
  await expect(dialog.getByLabel('Also erase the drafts')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);

  await openStudio(page, '/admin/AdminServices');
  await expect(trigger(page)).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: `${services.length} services, 1 deleted` }),
  ).toBeVisible();
});

test('Log Out erases the drafts on request, after a backup', async ({ page }) => {
  await deleteFirst(page);
  await trigger(page).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log Out' });
  await dialog.getByLabel('Also erase the drafts').check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Log out' }).click();
  expect((await download).suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d-\d{6}\.json$/);
  await expect(page).toHaveURL(/\/$/);
  await openStudio(page, '/admin/AdminServices');
  const heading = { level: 2, name: `${services.length} services`, exact: true };
  await expect(page.getByRole('heading', heading)).toBeVisible();
});
