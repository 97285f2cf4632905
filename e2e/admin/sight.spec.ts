import type { Page } from '@playwright/test';
import { axeResults } from '../support/axe';
import { textbox } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

test.skip(({ isMobile }) => isMobile, 'Colours and pictures do not depend on the screen.');

async function fillStorage(page: Page) {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
}

test('the alert about full storage and its buttons are readable', async ({ page }) => {
  await page.goto('/admin/AdminAddProducts?id=solid-brick');
  await expect(textbox(page, 'Name')).toBeVisible();
  await fillStorage(page);
  await textbox(page, 'Name').fill('Typed while it was full');
  const bar = page.getByRole('alert').filter({ hasText: 'the browser’s storage is full' });
  await expect(bar.getByRole('button', { name: 'Try again' })).toBeVisible();
  // A contrast of 1:1 comes as incomplete, not as a violation.
  const { violations, incomplete } = await axeResults(page, {
    within: '[role="alert"]',
    rules: ['color-contrast'],
  });
  expect([...violations, ...incomplete].flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});

test('an open user menu leaves no target that is too small', async ({ page }) => {
  await openStudio(page, '/admin/AdminServices');
  await page.getByRole('button', { name: /Sample User/ }).click();
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
  const { violations } = await axeResults(page, { rules: ['target-size'] });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});
