import { catalogueProducts, productCategories, productsInCategory } from '../../../content/entities/products';
import { compared } from '../../../content/registry/wall-figures';
import { galleryOf, needs, recordsOf } from '../../support/records';
import { expect, test } from './test';
import { beginning, type WebKitPage } from './page';

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
  const all = catalogueProducts.length;
  needs(all > FIRST || undefined, 'more than eight products');
  const small = productCategories.find(({ id: one }) => productsInCategory(one).length < FIRST);
  const { id, name } = needs(small, 'category of fewer than eight products');
  await page.goto('/products');
  await page.hydrated();
  expect(await shownCards(page)).toBe(FIRST);
  await page.byRole('button', 'See More').click();
  await expect.poll(() => shownCards(page)).toBe(Math.min(FIRST + MORE, all));

  await tile(page, beginning(name.en)).click();
  await expect.poll(page.path).toBe(`/products?category=${id}`);
  const inCategory = await shownCards(page);
  expect(inCategory).toBeLessThan(FIRST);

  await page.goto('/quality');
  await page.back();
  await expect.poll(page.path).toBe(`/products?category=${id}`);
  await page.hydrated();
  await expect.poll(isPressed(page, beginning(name.en))).toBe('true');
  expect(await shownCards(page)).toBe(inCategory);
  await page.back();
  await expect.poll(isPressed(page, /^All/)).toBe('true');
  await page.forward();
  await expect.poll(isPressed(page, beginning(name.en))).toBe('true');
  await expect.poll(() => shownCards(page)).toBe(inCategory);
});

test('the gallery changes its tab, and the address with it', async ({ webkit: page }) => {
  needs(recordsOf('films')[0], 'group of films');
  await page.goto('/gallery');
  await page.hydrated();
  await page.byRole('tab', 'Videos').click();
  await expect.poll(page.byRole('tabpanel', 'Videos').count).toBe(1);
  await expect.poll(page.path).toBe('/gallery#videos');
});

test('a photo of the gallery opens, turns over with the arrow keys, and closes', async ({ webkit: page }) => {
  const { name } = needs(galleryOf(2), 'gallery of two photos');
  await page.goto('/gallery');
  await page.hydrated();
  const thumbnail = page.byRole('link', beginning(`${name}, `));
  await thumbnail.click();
  const lightbox = page.byRole('dialog', `${name}, photos`);
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
  const { blockThicknessMm: own, blockThicknessesMm } = needs(compared, 'walls to compare').figures;
  const other = blockThicknessesMm.find((thickness) => thickness !== own);
  const isOffered = other !== undefined && blockThicknessesMm.length < 4;
  const thickness = needs(isOffered ? other : undefined, 'two or three thicknesses to compare');
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
  // Until the script is there, it puts its own fields in the place of those that the page came with.
  await expect(async () =>
    expect(await section.byRole('button', 'Copy link').attribute('disabled')).toBeNull(),
  ).toPass();
  const before = Number(await blocks());
  expect(before).toBeGreaterThan(0);
  await section.byRole('textbox', 'Height (ft)').fill('20');
  await expect.poll(async () => Number(await blocks())).toBeGreaterThan(before);
  const wall = section.byRole('radio', new RegExp(`^${thickness}.mm`));
  await wall.scrollIntoView();
  await wall.click();
  await expect.poll(page.path).toMatch(new RegExp(`^/keyProduct\\?.*block=${thickness}.*#estimator$`));
});
