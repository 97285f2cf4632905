import { expect, test } from './test';
import type { WebKitPage } from './page';

const FIRST = 8;
const MORE = 4;

const shownCards = (page: WebKitPage) =>
  page.evaluate(
    () => [...document.querySelectorAll('.product-cell')].filter((cell) => cell.checkVisibility()).length,
  );
const tile = (page: WebKitPage, name: RegExp) =>
  page.byRole('group', 'Product categories').byRole('button', name);
const isPressed = (page: WebKitPage, name: RegExp) => async () => tile(page, name).attribute('aria-pressed');

test('See More shows four more products, and the category is kept through Back and Forward', async ({
  webkit: page,
}) => {
  await page.goto('/products');
  await page.hydrated();
  expect(await shownCards(page)).toBe(FIRST);
  await page.byRole('button', 'See More').click();
  await expect.poll(() => shownCards(page)).toBe(FIRST + MORE);

  await tile(page, /Edging Block/).click();
  await expect.poll(page.path).toBe('/products?category=edging-block');
  const inEdging = await shownCards(page);
  expect(inEdging).toBeLessThan(FIRST);

  await page.goto('/quality');
  await page.back();
  await expect.poll(page.path).toBe('/products?category=edging-block');
  await page.hydrated();
  await expect.poll(isPressed(page, /Edging Block/)).toBe('true');
  expect(await shownCards(page)).toBe(inEdging);
  await page.back();
  await expect.poll(isPressed(page, /^All/)).toBe('true');
  await page.forward();
  await expect.poll(isPressed(page, /Edging Block/)).toBe('true');
  await expect.poll(() => shownCards(page)).toBe(inEdging);
});

test('the gallery changes its tab, opens a photo, turns over with the arrow keys, and closes', async ({
  webkit: page,
}) => {
  await page.goto('/gallery');
  await page.hydrated();
  await page.byRole('tab', 'Videos').click();
  await expect.poll(page.byRole('tabpanel', 'Videos').count).toBe(1);
  await expect.poll(page.path).toBe('/gallery#videos');
  await page.byRole('tab', 'Photos').click();

  const thumbnail = page.byRole('link', /^Walls and houses, \d+\+ photos$/);
  await thumbnail.click();
  const lightbox = page.byRole('dialog', 'Walls and houses, photos');
  const status = async () => (await lightbox.byRole('status').texts())[0];
  await expect.poll(status).toMatch(/^1 of \d/);
  await page.press('ArrowRight');
  await expect.poll(status).toMatch(/^2 of \d/);
  await lightbox.byRole('button', 'Previous photo').click();
  await expect.poll(status).toMatch(/^1 of \d/);
  await page.press('Escape');
  await expect.poll(lightbox.count).toBe(0);
  await expect.poll(thumbnail.isFocused).toBe(true);
});

test('the estimator answers what is typed and keeps it in the address', async ({ webkit: page }) => {
  await page.goto('/keyProduct#estimator');
  await page.hydrated();
  const section = page.byRole('region', 'Work it out for your wall');
  const blocks = async () =>
    (
      await section
        .byRole('row', /^Blocks to lay \d/)
        .byRole('cell')
        .texts()
    )[0];
  await expect.poll(async () => section.byRole('button', 'Copy link').attribute('disabled')).toBeNull();
  await expect.poll(blocks).toBe('113');
  await section.byRole('textbox', 'Height (ft)').fill('20');
  await expect.poll(blocks).toBe('248');
  const thinner = section.byRole('radio', /^90.mm/);
  await thinner.scrollIntoView();
  await thinner.click();
  await expect.poll(page.path).toMatch(/^\/keyProduct\?.*block=90.*#estimator$/);
});
