import { company } from '../../content/entities/company';
import { isShown } from '../../content/pages/shown-pages';
import { pageOf } from '../../scripts/page-kinds';
import { expect, test, visitPage } from '../support/test';

const LABELS = [
  ['/', 'Home'],
  ['/products', 'Products'],
  ['/aboutUs', 'About Us'],
  ['/news-events', 'News & Events'],
  ['/gallery', 'Gallery'],
  ['/career', 'Career'],
  ['/quality', 'Quality Assurance'],
  ['/keyProduct', 'Key Product Information'],
  ['/works', 'Our Works'],
  ['/clients', 'clients'],
  ['/blog', 'Blog'],
  ['/contact', 'Contact Us'],
].flatMap(([path = '', label = '']) => (isShown(path) ? label : []));

// Without scripts: failures.spec.ts.
test(
  'opens over the whole window, closes with its button and with Escape, and gives the focus back',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/products');
    const trigger = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await expect(menu).toBeHidden();

    await trigger.click();
    await expect(menu).toBeVisible();
    expect(await menu.boundingBox()).toMatchObject({
      x: 0,
      y: 0,
      width: page.viewportSize()?.width,
      height: page.viewportSize()?.height,
    });
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
  },
);

test(
  'lists the twelve pages in order, in two columns on small screens, and the social links, in new tabs',
  { tag: '@phone-full' },
  async ({ page, isMobile }) => {
    await page.goto('/products');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    const links = menu.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(LABELS);
    await expect(menu.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
    const tops = await links.evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(isMobile ? 2 : 3);

    const outside = menu.locator('a[href^="http"]');
    await expect(outside).toHaveCount(company.socials?.length ?? 0);
    for (const link of await outside.all()) await expect(link).toHaveAttribute('target', '_blank');
  },
);

test('the page of the menu is marked by a light field with a filled core, under the pointer too', async ({
  page,
}) => {
  await page.goto(pageOf('blogPost') ?? '/blog');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const current = links.filter({ hasText: 'Blog' });
  const isLight = (link: Element) => getComputedStyle(link).backgroundColor === 'rgb(242, 241, 238)';
  await expect.poll(() => current.evaluate(isLight)).toBe(true);
  await current.hover();
  expect(await current.evaluate(isLight)).toBe(true);
  await expect(links.locator('[aria-hidden="true"]').filter({ visible: true })).toHaveCount(1);
});

test(
  'the page behind does not scroll, and closes with the menu on return through the history',
  { tag: '@phone-full' },
  async ({ page }) => {
    await visitPage(page, '/quality');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    // It would scroll within some frames of the wheel, not at once.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.getByRole('dialog').getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL('/products');
    await page.goBack();
    await expect(page).toHaveURL('/quality');
    await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeHidden();
  },
);
