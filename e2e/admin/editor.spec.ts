import { needsBangla } from '../support/records';
import { editedProduct, saved, textbox } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

const ADD_PRODUCT = '/admin/AdminAddProducts';
const ADD_BLOG = '/admin/AdminAddBlog';

test('gives a new product its id while it is typed and keeps it through a reload', async ({ page }) => {
  await page.goto(ADD_PRODUCT);
  await textbox(page, 'Name').pressSequentially('Garden Step');
  await textbox(page, 'Name').blur();
  await expect(page).toHaveURL(/\?id=garden-step$/);
  await saved(page);
  await page.reload();
  await expect(textbox(page, 'Name')).toHaveValue('Garden Step');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New product: Garden Step');
});

test('loses nothing when the tab is closed in the middle of typing', async ({ page, context }) => {
  const { path } = editedProduct();
  await page.goto(path);
  await textbox(page, 'Name').fill('Closed at once');
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto(path);
  await expect(textbox(next, 'Name')).toHaveValue('Closed at once');
});

test('shows errors of a field after it is left, not before', async ({ page }) => {
  await page.goto(ADD_BLOG);
  const title = textbox(page, 'Title');
  const message = page.getByText('Title is too short: 3 of at least 5 characters.');
  await title.pressSequentially('abc');
  await expect(message).toBeHidden();
  await title.blur();
  await expect(message).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.pressSequentially('def');
  await expect(message).toBeHidden();
});

test(
  'shows the draft through the site’s own card while it is typed',
  { tag: '@phone-full' },
  async ({ page, isMobile }) => {
    await page.goto(editedProduct().path);
    await textbox(page, 'Name').fill('Brick under preview');
    if (isMobile) await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const card = page.frameLocator('iframe[title="Preview"]');
    await expect(card.getByText('Brick under preview')).toBeVisible();
  },
);

test('the form of a product takes three screens, and a folded part opens for a field that is looked for', async ({
  page,
}) => {
  const { path } = editedProduct();
  await openStudio(page, path);
  await expect(textbox(page, 'Name')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Density/ })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_600);
  await page.getByRole('link', { name: 'Supply and prices' }).click();
  await expect(page.getByRole('button', { name: 'Add a price' })).toBeInViewport();
  await page.goto(`${path}#field-density`);
  await expect(page.getByRole('textbox', { name: /^Density/ })).toBeFocused();
});

test('Bangla has its letters in the form, on computers without a font for them, too', async ({ page }) => {
  needsBangla();
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => /Anek/.test(family)).map((face) => face.status),
    );
  await page.goto('/admin/AdminAddNews');
  await expect(textbox(page, 'Title, Bangla')).toHaveAttribute('lang', 'bn');
  expect(await faces()).toEqual(['unloaded', 'unloaded']);
  await textbox(page, 'Title, Bangla').fill('ইট');
  await expect.poll(faces).toContain('loaded');
});

test('a long name in the heading moves no field', { tag: '@phone-only' }, async ({ page }) => {
  await openStudio(page, editedProduct().path);
  const name = textbox(page, 'Name');
  const before = await name.boundingBox();
  await name.fill('Block '.repeat(12).trim());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Block Block');
  expect((await name.boundingBox())?.y).toBe(before?.y);
});

test(
  'the actions of an entry are all within the window, and none is cut',
  { tag: '@phone' },
  async ({ page }) => {
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(editedProduct().path);
      await page.getByText('More', { exact: true }).click();
      for (const name of ['Check for problems', 'Duplicate', 'Delete']) {
        const button = page.getByRole('button', { name, exact: true });
        await expect(button).toBeInViewport({ ratio: 1 });
      }
    }
  },
);
