import type { Page } from '@playwright/test';
import { catalogueProducts, productCategories, productsInCategory } from '../../content/entities/products';
import { productAnchor, routes } from '../../content/routes';
import { needs } from '../support/records';
import { expect, test, hydrated, visitPage } from '../support/test';

/** How many products are shown at first. */
const SHOWN = 8;
const small = productCategories.find(({ id }) => productsInCategory(id).length < SHOWN);
/** Skips a test of more products than are shown at first, and returns one behind See More. */
const behind = () => needs(catalogueProducts[SHOWN] && catalogueProducts.at(-1), 'ninth product');
/** A category with fewer. */
const category = () =>
  needs(catalogueProducts[SHOWN] && small, 'ninth product, or category of fewer than eight');

const cards = (page: Page) => page.locator('.product-cell');
const visibleCards = (page: Page) => cards(page).filter({ visible: true });
const tile = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Product categories' }).getByRole('button', { name });
const seeMore = (page: Page) => page.getByRole('button', { name: 'See More' });
const status = (page: Page) => page.locator('main').getByRole('status');
const tops = (page: Page) =>
  visibleCards(page)
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    .then((lefts) => new Set(lefts).size);

test.describe('with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await visitPage(page, '/products');
    await expect(tile(page, /^All/)).toHaveAttribute('aria-pressed', 'true');
  });

  test(
    'filters by category, resets to 8 and keeps the choice through Back and Forward',
    { tag: '@phone-full' },
    async ({ page }) => {
      const { id, name } = category();
      await seeMore(page).click();
      await tile(page, name.en).click();
      await expect(page).toHaveURL(`/products?category=${id}`);
      await expect(status(page)).toHaveText(/^\d+ products? in /);
      await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1);
      await expect(page.locator('[aria-pressed="true"]')).toContainText(name.en);
      const inCategory = await visibleCards(page).count();
      expect(inCategory).toBe(productsInCategory(id).length);

      await page.goto('/quality');
      await page.goBack();
      await hydrated(page);
      await expect(tile(page, name.en)).toHaveAttribute('aria-pressed', 'true');
      await expect(visibleCards(page)).toHaveCount(inCategory);

      await page.goBack();
      await expect(tile(page, /^All/)).toHaveAttribute('aria-pressed', 'true');
      await expect(visibleCards(page)).toHaveCount(SHOWN);
      await page.goForward();
      await expect(visibleCards(page)).toHaveCount(inCategory);
    },
  );

  test('animates remaining cards to their new positions', async ({ page }) => {
    const { name } = category();
    // What the filter needs for it is fetched when the pointer first comes near, and not before.
    const motion = page.waitForRequest(/\.js(\?|$)/);
    await tile(page, name.en).hover();
    await motion;
    const gliding = () =>
      page.evaluate(() =>
        document.getAnimations().some((animation) => {
          const { effect } = animation;
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          // The styles' own movement follows the scroll.
          return !(animation instanceof CSSAnimation) && target?.classList.contains('product-cell') === true;
        }),
      );
    await expect
      .poll(async () => {
        await tile(page, /^All/).click();
        await tile(page, name.en).click();
        return gliding();
      })
      .toBe(true);
    await expect.poll(gliding).toBe(false);
  });
});

test('moves nothing under reduced motion', async ({ page }) => {
  const { name } = category();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitPage(page, '/products');
  await tile(page, name.en).click();
  await expect(tile(page, name.en)).toHaveAttribute('aria-pressed', 'true');
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.classList.contains('product-cell') === true;
      }).length,
  );
  expect(moving).toBe(0);
});

test('an address that points at a product behind See More shows it', async ({ page }) => {
  const card = page.locator(`#${productAnchor(behind().id)}`);
  await page.goto(`/products#${productAnchor(behind().id)}`);
  await expect(card).toBeInViewport();
  await hydrated(page);
  await expect(tile(page, /^All/)).toHaveAttribute('aria-pressed', 'true');
  await expect(card).toBeInViewport();
  await expect(visibleCards(page)).toHaveCount(await cards(page).count());
});

test('the cards are four, three, two and one abreast', async ({ page }) => {
  await page.goto('/products');
  for (const [width, columns] of [
    [1440, 4],
    [1024, 4],
    [1023, 3],
    [768, 3],
    [767, 2],
    [360, 2],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => tops(page), `at ${width} px`).toBe(columns);
  }
});

test(
  'on a phone the tiles scroll sideways in their own row and the next one peeks in',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/products');
    const row = page.getByRole('group', { name: 'Product categories' });
    expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    const third = await row.locator('.category-tile').nth(2).boundingBox();
    expect(third?.x).toBeLessThan(390);
    expect((third?.x ?? 0) + (third?.width ?? 0)).toBeGreaterThan(390);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every product is shown, and tiles link to the page of their category', async ({ page }) => {
    await page.goto('/products');
    const total = await cards(page).count();
    await expect(visibleCards(page)).toHaveCount(total);
    await expect(page.getByText('See More')).toBeHidden();
    const { id, name } = needs(productCategories.at(-1), 'category');
    await page.locator('.category-tiles').getByRole('link', { name: name.en }).click();
    await expect(page).toHaveURL(routes.productRange(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.en);
  });
});

test('where the scripts never arrive, See More opens the whole list', async ({ page, faults }) => {
  behind();
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto('/products');
  await expect(visibleCards(page)).toHaveCount(SHOWN);
  await page.getByRole('link', { name: 'See More' }).click();
  await expect(visibleCards(page)).toHaveCount(await cards(page).count());
  await expect(cards(page).nth(SHOWN)).toBeInViewport();
  await expect(page.getByRole('link', { name: 'See More' })).toBeHidden();
  // The browser reports what this test took away.
  faults.length = 0;
});

test('prints every product, without tiles and buttons', async ({ page }) => {
  await page.goto('/products');
  await page.emulateMedia({ media: 'print' });
  await expect(visibleCards(page)).toHaveCount(await cards(page).count());
  await expect(page.getByRole('group', { name: 'Product categories' })).toBeHidden();
  await expect(page.getByText('See More')).toBeHidden();
});
