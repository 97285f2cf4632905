import { followLibraries } from '../support/libraries';
import { expect, test, hydrated } from '../support/test';

// e2e/site/page.spec.ts shows that no page has them before.
test('the player comes with the film that is opened', async ({ page }) => {
  const libraries = followLibraries(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch the film' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await libraries()).toEqual(['Swiper', 'player']);
});

test('the lightbox comes with the photo that is opened', async ({ page }) => {
  const libraries = followLibraries(page);
  await page.goto('/gallery');
  await hydrated(page);
  await page.getByRole('link', { name: /^Walls and houses, / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await libraries()).toEqual(['lightbox']);
});

test('framer-motion comes when the product filter is reached for', async ({ page }) => {
  const libraries = followLibraries(page);
  await page.goto('/products');
  await hydrated(page);
  await page.getByRole('button', { name: /Edging Block/ }).focus();
  await expect.poll(libraries).toEqual(['framer-motion']);
});
