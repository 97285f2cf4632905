import type { Page } from '@playwright/test';
import { company } from '../../content/entities/company';
import { expect, test } from './test';
import { openStudio } from './open-studio';

const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const box = (page: Page) => page.getByPlaceholder('Type to search...');

test.beforeEach(async ({ page }) => {
  await openStudio(page, '/admin/AdminBanners');
  await expect(page.locator('#list-heading')).toHaveText(/^\d+ banners?$/);
});

test('declares its form, has no named input, and sends nothing', async ({ page }) => {
  const form = page.getByRole('search').first();
  await expect(form).toHaveAttribute('action', company.adminSearch.action);
  await expect(form).toHaveAttribute('method', company.adminSearch.method);
  await expect(box(page)).not.toHaveAttribute('name');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('forms.')) sent.push(request.url());
  });
  await box(page).fill('nothing is called so');
  await expect(page.getByText('Nothing matches “nothing is called so”.')).toBeVisible();
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/admin\/AdminBanners$/);
  expect(sent).toEqual([]);
});

test('arrows choose, Enter opens the chosen or the first, Escape closes', async ({ page }) => {
  await box(page).fill('all b');
  await box(page).press('ArrowDown');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await box(page).press('Escape');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await box(page).fill('all feedbacks');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/admin\/AdminFeedbacks$/);
  await expect(box(page)).toHaveValue('');
});

test('a field has the focus, found from another screen and from its own form', async ({ page }) => {
  await box(page).fill('ফোন');
  await expect(options(page).first()).toContainText('Company');
  await box(page).press('Enter');
  await expect(page.locator('#field-phones')).toBeFocused();
  await box(page).fill('opening hours');
  await box(page).press('Enter');
  const hours = page.locator('#field-openingHours');
  await expect(hours).toBeFocused();
  await expect(hours).toBeInViewport();
});

test('a field of one of many entries leads to their list, and from there to the field', async ({ page }) => {
  await box(page).fill('price');
  await box(page).press('Enter');
  await expect(page.getByText('Choose a product. Its form opens at “Prices”.')).toBeVisible();
  await page.locator('tbody th a').first().click();
  await expect(page).toHaveURL(/#field-prices$/);
  await expect(page.locator('#field-prices').locator(':focus')).toBeVisible();
});
