import { registry } from '../../content/registry';
import { expect, test } from './test';
import { openStudio } from './open-studio';

const sidebar = '#studio-sidebar';

test('the current page is marked, its group starts open, and others keep their state', async ({ page }) => {
  await openStudio(page, '/admin');
  const nav = page.getByRole('navigation', { name: 'Studio' });
  await expect(nav.locator('[aria-current="page"]')).toHaveText('Dashboard');

  await openStudio(page, registry.blogs.list.path);
  await expect(nav.locator('[aria-current="page"]')).toHaveText('All Blogs');
  await expect(nav.getByRole('button', { name: 'Blogs' })).toHaveAttribute('aria-expanded', 'true');
  await expect(nav.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'false');
  await nav.getByRole('button', { name: 'Services' }).click();
  await page.reload();
  await expect(nav.getByRole('link', { name: 'All Services' })).toBeVisible();

  await nav.getByRole('link', { name: 'All Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Services' })).toBeFocused();
  await expect(nav.locator('[aria-current="page"]')).toHaveText('All Services');
  await expect(nav.getByRole('button', { name: 'Blogs' })).toHaveAttribute('aria-expanded', 'false');
});

test('below lg the sidebar is a drawer that receives the focus and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStudio(page, '/admin/AdminServices');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(page.locator(sidebar)).toBeHidden();
  await expect(menu).toHaveAttribute('aria-controls', sidebar.slice(1));

  await menu.click();
  await expect(page.locator(sidebar)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator(sidebar)).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  await menu.click();
  await page.locator('[data-backdrop]').click({ position: { x: 370, y: 400 } });
  await expect(page.locator(sidebar)).toBeHidden();

  await menu.click();
  await page.locator(sidebar).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.locator(sidebar)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
});

test('the welcome note is not shown again after it was closed', async ({ page }) => {
  await openStudio(page, '/admin');
  const note = page.getByRole('complementary', { name: 'About this studio' });
  await note.getByRole('button', { name: 'Close this note' }).click();
  await expect(note).toBeHidden();
  await openStudio(page, '/admin');
  await expect(note).toBeHidden();
});

test('Shift+F1 lists the keys in a dialog over the visible screen', async ({ page }) => {
  await openStudio(page, '/admin/AdminBanners');
  await page.keyboard.press('Shift+F1');
  const dialog = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(dialog).toBeVisible();
  const [around, behind] = await dialog.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element, '::backdrop').backgroundColor,
  ]);
  expect(around).toBe('rgba(0, 0, 0, 0)');
  expect(behind, 'dimmed, not covered').toMatch(/[,/] 0\.\d+\)$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sidebar has the specified groups, cards are visible, and a sentence states what is missing', async ({
    page,
  }) => {
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: 'Add Banner' })).toHaveAttribute(
      'href',
      '/admin/AdminAddBanner',
    );
    await expect(page.getByText('Total News & Events')).toBeVisible();
    await expect(page.getByText('Sample figures.')).toBeVisible();
    await expect(page.locator('main noscript p')).toHaveText([
      'The content studio needs JavaScript. The website itself does not.',
      'স্টুডিও চালাতে জাভাস্ক্রিপ্ট লাগে। ওয়েবসাইট দেখতে লাগে না।',
    ]);
    await page.getByRole('link', { name: 'All Feedbacks' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Feedbacks');
  });
});
