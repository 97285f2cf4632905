import { pageOf } from '../../scripts/page-kinds';
import { productPages } from '../support/exported-pages';
import { partnersIn } from '../../content/entities/partners';
import { blockOfMetre, galleryOf, needs } from '../support/records';
import { expect, test } from '../support/test';

/** Px: the page's column at 1440 px and more, and what pictures may have on a wide screen. */
const COLUMN = 1360;
const WIDE = 1760;

const walls = [
  ['/products', '.product-grid', 'product', pageOf('product')],
  ['/gallery', '.gallery-wall', 'gallery', galleryOf(1)],
  ['/clients', '.logo-wall', 'client', partnersIn('Group')[0]],
  [pageOf('blogPost') ?? '/blog', 'header .aspect-scene', 'blog post', pageOf('blogPost')],
] as const;

for (const [path, wall, what, found] of walls) {
  test(`pictures of ${path} have ${COLUMN} px on a screen of 1440 px and ${WIDE} on one of 1920`, async ({
    page,
  }) => {
    needs(found, what);
    for (const [width, pictures] of [
      [1440, COLUMN],
      [1920, WIDE],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect((await page.locator(wall).first().boundingBox())?.width).toBeCloseTo(pictures, -1);
    }
  });
}

test('the pages of products have at most 5,700 px at 1440 px', async ({ page }) => {
  for (const path of productPages) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(5700);
  }
});

test('the six steps to the wall have one ground line; on a phone one is below the other', async ({
  page,
}) => {
  needs(blockOfMetre(), 'block that makes a square metre with its half');
  await page.goto('/keyProduct');
  const drawings = page
    .getByRole('region', { name: 'From block to wall' })
    .getByRole('listitem')
    .locator('svg');
  const places = () =>
    drawings.evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().toJSON() as DOMRect));
  const wide = await places();
  expect(new Set(wide.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  const heights = wide.map(({ height }) => height);
  expect(heights[5]).toBeGreaterThan(2 * Math.max(...heights.slice(0, 5)));
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await places();
  expect(narrow.flatMap(({ top }, step) => (top < (narrow[step - 1]?.bottom ?? 0) ? [step] : []))).toEqual(
    [],
  );
});

test('beside a typical detail without another one the page is empty', async ({ page }) => {
  await page.goto('/products/details');
  const grounds = await page
    .locator('.product-views')
    .evaluateAll((groups) => groups.map((group) => getComputedStyle(group).backgroundColor));
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});
