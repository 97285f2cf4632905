import type { Page } from '@playwright/test';
import { catalogueProducts, productCategories } from '../../content/entities/products';
import { routes } from '../../content/routes';
import { expectAccessible } from '../support/axe';
import { categoryOf, nameOf, needs } from '../support/records';
import { expect, holdScripts, hydrated, test, visitPage } from '../support/test';
import { shiftOf, sidewaysOf, watch } from '../support/visit';

const PAGE = '/products/compare';
/** Products of all categories, of four at most. */
const mixed = catalogueProducts.filter((_, index, all) => index % Math.ceil(all.length / 4) === 0);
const [one, two, three, four] = mixed.map(({ id }) => id);
const chosen = (page: Page) => page.getByRole('table', { name: 'The chosen products side by side' });
const slot = (page: Page, number: number) => page.getByRole('combobox', { name: `Product ${number}` });
const heads = (page: Page) => chosen(page).getByRole('columnheader');

test('compares a product from its page, and keeps the choice in the address and after Back', async ({
  page,
}) => {
  const range = needs(categoryOf(4), 'category of four products').products;
  const [first = '', , third = ''] = range.map(({ id }) => id);
  const other = needs(
    catalogueProducts.find(({ category }) => category !== range[0]?.category),
    'second category',
  );
  const names = [range[0], other, range[2]].map((product) => (product ? nameOf(product) : ''));
  await page.goto(routes.product(first));
  await page.getByRole('link', { name: 'Compare products side by side' }).click();
  await hydrated(page);
  await expect(heads(page)).toHaveCount(4);
  await slot(page, 4).selectOption('');
  await slot(page, 2).selectOption(other.id);
  await expect(page).toHaveURL(`${PAGE}?a=${first}&b=${other.id}&c=${third}`);
  await expect(heads(page)).toContainText(names);
  await expectAccessible(page);

  await heads(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(routes.product(other.id));
  await page.goBack();
  await expect(heads(page)).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(routes.product(first));
});

test('what is chosen before the scripts run is compared, and nothing moves when they do', async ({
  page,
}) => {
  const last = needs(mixed[1] && mixed.at(-1), 'second product');
  await watch(page);
  const release = await holdScripts(page);
  await page.goto(`${PAGE}?a=${one}`, { waitUntil: 'commit' });
  await slot(page, 3).selectOption(last.id);
  release();
  await expect(heads(page)).toContainText(
    [mixed[0], last].map((product) => (product ? nameOf(product) : '')),
  );
  await expect(page).toHaveURL(`${PAGE}?a=${one}&c=${last.id}`);
  expect((await shiftOf(page)).inAll).toBeLessThan(0.02);
});

for (const path of [PAGE, `/bn${PAGE}`])
  test(`${path} scrolls within its table on a phone`, { tag: '@phone-only' }, async ({ page }) => {
    needs(four, 'four products');
    await visitPage(page, `${path}?a=${one}&b=${two}&c=${three}&d=${four}`);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const region = page.locator('[role=region]:has([data-chosen])');
      await region.focus();
      await expect(region).toBeFocused();
      await region.evaluate((box) => {
        box.scrollIntoView({ behavior: 'instant' });
        box.scrollLeft = box.scrollWidth;
      });
      await expect(region.getByRole('columnheader').last()).toBeInViewport({ ratio: 0.9 });
      await expect(region.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
      expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each category has its table, and no control is there that does nothing', async ({ page }) => {
    await page.goto(`${PAGE}?a=${one}&b=${two}`);
    await expect(page.getByRole('table')).toHaveCount(productCategories.length);
    await expect(page.locator('main').getByRole('combobox')).toHaveCount(0);
    await expect(page.getByText('Turn on JavaScript to choose products.')).toBeVisible();
  });
});
