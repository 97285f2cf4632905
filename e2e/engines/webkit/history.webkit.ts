import { filmSubject, galleryOf } from '../../support/records';
import { expect, test } from './test';
import { beginning, type WebKitPage } from './page';

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

for (const { name, path, role, label } of [
  { name: 'the menu', path: '/quality', role: 'button', label: 'Open menu' },
  { name: 'a film', path: '/gallery#videos', role: 'button', label: `Play ${filmSubject()?.name}` },
  { name: 'a photo', path: '/gallery', role: 'link', label: beginning(`${galleryOf(3)?.name}, `) },
])
  test(`Back closes ${name} and stays on the page; the next one leaves it`, async ({ webkit: page }) => {
    await page.goto('/works');
    await page.goto(path);
    await page.hydrated();
    const open = () => page.evaluate(() => document.querySelectorAll('dialog[open]').length);
    const press = page.byRole(role, label).click;
    await press();
    await expect.poll(open).toBe(1);
    await page.press('Escape');
    await expect.poll(open).toBe(0);
    await press();
    await expect.poll(open).toBe(1);
    await page.back();
    await expect.poll(open).toBe(0);
    expect(await page.path()).toBe(path);
    expect(await page.byRole(role, label).isFocused()).toBe(true);
    await page.back();
    await expect.poll(page.path).toBe('/works');
  });
