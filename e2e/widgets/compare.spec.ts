import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, holdScripts, hydrated, test, visitPage } from '../support/test';
import { shiftOf, sidewaysOf, watch } from '../support/visit';

const PAGE = '/products/compare';
const chosen = (page: Page) => page.getByRole('table', { name: 'The chosen products side by side' });
const slot = (page: Page, number: number) => page.getByRole('combobox', { name: `Product ${number}` });
const heads = (page: Page) => chosen(page).getByRole('columnheader');

test('a product is compared from its page, the choice changed, kept in the address and through Back', async ({
  page,
}) => {
  await page.goto('/products/kerb-stone-k9');
  await page.getByRole('link', { name: 'Compare products side by side' }).click();
  await hydrated(page);
  await expect(heads(page)).toHaveCount(4);
  await slot(page, 4).selectOption('');
  await slot(page, 2).selectOption('coping-stone');
  await expect(page).toHaveURL(`${PAGE}?a=kerb-stone-k9&b=coping-stone&c=kerb-stone-k6`);
  await expect(heads(page)).toHaveText([/Kerb Stone K9/, /Coping Stone/, /Kerb Stone K6/]);
  await expectAccessible(page);

  await heads(page)
    .getByRole('link', { name: /Coping/ })
    .click();
  await expect(page).toHaveURL('/products/coping-stone');
  await page.goBack();
  await expect(heads(page)).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL('/products/kerb-stone-k9');
});

test('what is chosen before the scripts run is compared, and nothing moves when they do', async ({
  page,
}) => {
  await watch(page);
  const release = await holdScripts(page);
  await page.goto(`${PAGE}?a=tile-chevron`, { waitUntil: 'commit' });
  await slot(page, 3).selectOption('tile-bubble');
  release();
  await expect(heads(page)).toHaveText([/chevrons/, /Tactile/]);
  await expect(page).toHaveURL(`${PAGE}?a=tile-chevron&c=tile-bubble`);
  expect((await shiftOf(page)).inAll).toBeLessThan(0.02);
});

for (const path of [PAGE, `/bn${PAGE}`])
  test(`${path} scrolls within its table on a phone`, { tag: '@phone-only' }, async ({ page }) => {
    await visitPage(page, `${path}?a=hollow-block-190&b=uni-paver-60&c=tile-bubble&d=drain-channel`);
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
    await page.goto(`${PAGE}?a=solid-brick&b=uni-paver-60`);
    await expect(page.getByRole('table')).toHaveCount(5);
    await expect(page.locator('main').getByRole('combobox')).toHaveCount(0);
    await expect(page.getByText('To choose, switch JavaScript on.')).toBeVisible();
  });
});
