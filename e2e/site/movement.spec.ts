import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Names of the elements that moved from page to page, as the page that was opened kept them. */
const moved = (page: Page) =>
  page.evaluate(() => (window as Window & { moved?: Promise<string[]> }).moved ?? Promise.resolve([]));

test('the picture of a chosen card moves to the page of its product', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      const ready = event.viewTransition?.ready.then(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '')),
      );
      Object.assign(window, { moved: ready });
    }),
  );
  await page.goto('/products');
  await page
    .getByRole('article', { name: /Hollow Block/ })
    .first()
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hollow Block' })).toBeVisible();
  expect(await moved(page)).toContain('::view-transition-group(product)');
});
