import { expectAccessible } from '../support/axe';
import { needsBangla } from '../support/records';
import { expect, withoutRules } from '../support/test';
import { sidewaysOf } from '../support/visit';

// Not the shared test: the browser itself logs the status 404 as an error.
const test = withoutRules;

test('every unknown address answers 404 with the not-found page, which offers the way home', async ({
  page,
}) => {
  for (const path of ['/nothing-here', '/blog/nothing-here', '/aboutus', '/news-events/nothing/here']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're lost.");
    await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  }
});

test('has no accessibility violation and no sideways scrolling', { tag: '@phone-full' }, async ({ page }) => {
  await page.goto('/nothing-here');
  await expectAccessible(page);
  expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
});

test('its Bangla links are set in the face that has all their letters', async ({ page }) => {
  needsBangla();
  await page.goto('/nothing-here');
  await expect(page.locator('main a:lang(bn)').first()).toHaveCSS('font-family', /Anek Bangla/);
});
