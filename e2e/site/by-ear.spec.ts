import { productCategories, productsInCategory } from '../../content/entities/products';
import { routes } from '../../content/routes';
import { hear } from '../support/hearing';
import { photosOpener } from '../support/openers';
import { needs, productWithForm, titleOf } from '../support/records';
import { expect, test, visitPage } from '../support/test';

const product = () => needs(productWithForm(), 'product with a drawing');

test('the menu takes the focus and gives it back', async ({ page }) => {
  await visitPage(page, '/quality');
  const ear = await hear(page);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await ear.silently(() => opener.press('Enter'));
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await ear.silently(() => page.keyboard.press('Escape'));
  await expect(opener).toBeFocused();
});

test('a search says how many pages it found, once for a word', async ({ page }) => {
  await visitPage(page, '/search');
  const ear = await hear(page);
  const field = page.getByRole('main').getByRole('searchbox');
  await ear.once(() => field.pressSequentially('block'), /^\d+ pages? for “block”$/);
  await ear.once(() => field.fill('zzxqj'), /^Nothing found for “zzxqj”/);
});

test('the filter of the products says how many there are, and See More what came', async ({ page }) => {
  const [category] = productCategories.filter(({ id }) => productsInCategory(id).length > 0);
  await visitPage(page, '/products');
  const ear = await hear(page);
  const more = page.getByRole('main').getByRole('button', { name: 'See More' });
  await ear.once(() => more.press('Enter'), /^\d+ more\. \d+ of \d+ are shown$/);
  const name = needs(category, 'category with products').name.en;
  await ear.once(() => page.getByRole('button', { name }).first().press('Enter'), new RegExp(`\\d.*${name}`));
});

test('a product is added, changed, removed and brought back', async ({ page }) => {
  const title = titleOf(product());
  await visitPage(page, routes.product(product().id));
  const ear = await hear(page);
  const added = page.getByRole('group', { name: title });
  const pieces = added.getByRole('textbox', { name: 'Pieces' });
  await ear.once(() => pieces.fill('no number'), /whole number/);
  await ear.silently(() => added.getByRole('button', { name: 'Add to my list' }).press('Enter'));
  await expect(pieces).toBeFocused();
  await expect(pieces).toHaveAccessibleDescription(/whole number/);
  await pieces.fill('220');
  const onList = await hear(page);
  await onList.once(() => added.getByRole('button', { name: 'Add to my list' }).press('Enter'), /^220 /);

  await visitPage(page, routes.list);
  await expect(page.getByRole('textbox', { name: `Quantity of ${title}` })).toHaveValue('220');
  const list = await hear(page);
  await list.once(() => page.getByRole('button', { name: `Remove ${title}` }).press('Enter'), /removed/);
  await list.once(() => page.getByRole('button', { name: 'Undo' }).press('Enter'), /is back on your list\.$/);
});

test('the calculator says its result when the typing has ended, and each of its actions once', async ({
  page,
}) => {
  await visitPage(page, routes.product(product().id));
  const calculator = page.getByRole('region', { name: 'How many do I need?' });
  // Without scrolling: the first move of the focus makes the buttons available.
  await page.keyboard.press('Tab');
  await expect(calculator.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  const ear = await hear(page);
  const length = calculator.getByRole('textbox').first();
  await length.press('ControlOrMeta+a');
  await ear.once(() => page.keyboard.type('24'), /\d/);
  await ear.once(() => calculator.getByRole('button', { name: /^Add to my list/ }).press('Enter'), /my list/);
  await ear.once(() => calculator.getByRole('button', { name: 'Copy link' }).press('Enter'), /link/i);
});

test('a photo says its place and its caption, once', async ({ page }) => {
  await visitPage(page, '/gallery');
  await photosOpener(page).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const ear = await hear(page);
  await ear.once(() => page.keyboard.press('ArrowRight'), /^.*2.*\d/);
  await ear.once(() => page.keyboard.press('ArrowRight'), /^.*3.*\d/);
  await ear.silently(() => page.keyboard.press('Escape'));
});
