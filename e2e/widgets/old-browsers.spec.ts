import type { Page } from '@playwright/test';
import { compared } from '../../content/registry/wall-figures';
import { needs } from '../support/records';
import { expect, test, hydrated } from '../support/test';

/** A browser that does not know `commandfor`: no property, and a press on the button does nothing. */
const forgetCommands = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    const drop = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('button[commandfor]'))
        event.preventDefault();
    };
    addEventListener('click', drop, true);
  });

test('a browser without commands opens and closes the menu, also when no script ever arrives', async ({
  page,
  faults,
}) => {
  await forgetCommands(page);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto('/products');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeHidden();
  // The browser itself reports the scripts that were taken away.
  faults.length = 0;
});

test('a browser that refuses every change of its address shows the page, and counts a wall', async ({
  page,
}) => {
  needs(compared, 'wall of its own block');
  await page.addInitScript(() => {
    History.prototype.replaceState = History.prototype.pushState = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto('/keyProduct');
  const order = page.getByText(/^Order [\d,]+ blocks?$/);
  const example = (await order.textContent()) ?? '';
  const height = page.getByRole('textbox', { name: 'Height (ft)', exact: true });
  await height.scrollIntoViewIfNeeded();
  await expect(page.getByRole('status').filter({ hasText: example })).toHaveCount(1);
  await height.fill('20');
  await expect(order).not.toHaveText(example);
  // What is announced settles with the address.
  await expect(page.getByRole('status').filter({ hasText: (await order.textContent()) ?? '' })).toHaveCount(
    1,
  );
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
});

for (const path of ['/', '/keyProduct']) {
  test(`${path} works without IntersectionObserver and matchMedia`, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
      Reflect.deleteProperty(window, 'matchMedia');
    });
    await page.goto(path);
    const heading = await page.getByRole('main').getByRole('heading').first().textContent();
    await hydrated(page);
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading').first()).toHaveText(heading ?? '');
  });
}
