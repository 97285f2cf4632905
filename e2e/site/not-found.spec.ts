import { test as withoutRules } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect } from '../support/test';
import { sidewaysOf } from '../support/visit';

// Not the shared test: the browser itself logs the status 404 as an error.
const test = withoutRules;

const TEXT =
  'The page you are looking for does not exist. How you got here is a mystery. But you can click the button bellow to go back to the homepage.';

for (const path of ['/nothing-here', '/blog/nothing-here', '/aboutus', '/news-events/nothing/here']) {
  test(`${path} answers 404 with the specified texts`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found | Atrai Blocks');
    await expect(page.getByText('404!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're lost.");
    await expect(page.getByText(TEXT, { exact: true })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  });
}

test('offers the way home and to the main sections', async ({ page }) => {
  await page.goto('/nothing-here');
  const sections = page.getByRole('navigation', { name: 'Main sections' }).getByRole('link');
  await expect(sections).toHaveText([
    'Products',
    'News & Events',
    'Key Product Information',
    'Our Works',
    'Contact Us',
  ]);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('has no accessibility violation and no sideways scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/nothing-here');
  await expectAccessible(page);
  expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
});
