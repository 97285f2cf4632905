import type { Page } from '@playwright/test';
import { catalogueProducts } from '../../content/entities/products';
import { productAnchor, routes } from '../../content/routes';
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
  const [{ id } = { id: '' }] = catalogueProducts;
  await page
    .locator(`#${productAnchor(id)}`)
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(routes.product(id));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await moved(page)).toContain('::view-transition-group(product)');
});
