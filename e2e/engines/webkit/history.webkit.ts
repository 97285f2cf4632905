import { expect, test } from './test';
import type { WebKitPage } from './page';

const scrollTo = (page: WebKitPage, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const position = (page: WebKitPage) => page.evaluate(() => Math.round(window.scrollY));

test('Back and Forward start a cached page at its top; a reload keeps the scroll position', async ({
  webkit: page,
}) => {
  await page.goto('/quality');
  await scrollTo(page, 700);
  await page.byRole('contentinfo').byRole('link', 'About Us').click();
  await expect.poll(page.path).toBe('/aboutUs');
  await scrollTo(page, 500);

  await page.back();
  await expect.poll(page.path).toBe('/quality');
  await expect.poll(() => position(page)).toBe(0);
  await page.forward();
  await expect.poll(page.path).toBe('/aboutUs');
  await expect.poll(() => position(page)).toBe(0);

  await page.press('Tab');
  await scrollTo(page, 430);
  await page.reload();
  await expect.poll(() => position(page)).toBe(430);
});
