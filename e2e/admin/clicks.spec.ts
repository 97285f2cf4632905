import type { Locator, Page } from '@playwright/test';
import { catalogueProducts } from '../../content/entities/products';
import { textOf } from '../../lib/records';
import { hasWholePicture, needs, recordsOf, titleOf } from '../support/records';
import { pictureFile, saved, textbox } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

/*
 * The errands of an officer, from the dashboard. Each press of a button, link or entry and each choice counts one; a text
 * is typed in a field that Tab reaches. `npm run e2e -- e2e/admin/clicks.spec.ts` with TEST_DEPTH=full prints the table.
 */

/** Most presses of each errand, and what it took before. */
const errands = {
  'telephone number, not knowing where': { before: '3 min', most: 3 },
  'ten photos into a gallery': { before: '40', most: 3 },
  'copy a product with another size': { before: '16', most: 4 },
  'landing page of six blocks': { before: '52', most: 25 },
  'replace a photo': { before: '14', most: 6 },
  'from the review to the form': { before: 'no way', most: 1 },
} as const;
type Errand = keyof typeof errands;

const table = new Map<Errand, object>();

/** Counts what a person does. */
class Hand {
  presses = 0;
  fields = 0;
  constructor(private readonly page: Page) {}

  async press(control: Locator) {
    this.presses += 1;
    await control.click();
  }
  async choose(control: Locator, option: string | { index: number }) {
    this.presses += 1;
    await control.selectOption(option);
  }
  /** Presses the button of a file field, and chooses the files in the dialog of the system. */
  async files(button: Locator, ...files: Awaited<ReturnType<typeof pictureFile>>[]) {
    const chooser = this.page.waitForEvent('filechooser');
    await this.press(button);
    await (await chooser).setFiles(files);
  }
  async type(field: Locator, text: string) {
    this.fields += 1;
    await field.fill(text);
  }
  /** Finds something by its name and opens it. */
  async find(name: string, result: string | RegExp) {
    const box = this.page.getByPlaceholder('Type to search...');
    await this.press(box);
    await box.fill(name);
    const results = this.page.getByRole('listbox', { name: 'Results' });
    await this.press(results.getByRole('option', { name: result }).first());
  }
  done(errand: Errand) {
    const { before, most } = errands[errand];
    table.set(errand, { before, most, presses: this.presses, 'typed fields': this.fields });
    expect(this.presses).toBeLessThanOrEqual(most);
  }
}

let hand: Hand;
test.beforeEach(async ({ page }) => {
  await openStudio(page, '/admin');
  hand = new Hand(page);
});
// eslint-disable-next-line no-console -- the figures are what this is for
test.afterAll(() => console.table(Object.fromEntries(table)));

test('a telephone number is changed by somebody who does not know where it is @full', async ({ page }) => {
  await hand.find('telephone', /Company/);
  await expect(page.locator('#field-phones')).toBeFocused();
  await hand.type(page.locator('#field-phones'), '+880 1711 000000');
  await saved(page);
  hand.done('telephone number, not knowing where');
});

test('ten photos and their captions go into a gallery @full', async ({ page }) => {
  const gallery = needs(recordsOf('galleries')[0], 'gallery');
  const name = textOf(gallery.name);
  await hand.find(name, name);
  const pictures = page.locator('[id^="field-images."][id$=".caption"]');
  await expect(pictures.first()).toBeVisible();
  const before = await pictures.count();
  const photos = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      pictureFile(1400, 1000, { name: `photo-${index}.png`, background: `#${index}08040` }),
    ),
  );
  await hand.files(page.getByRole('button', { name: 'Add pictures' }), ...photos);
  await expect(pictures).toHaveCount(before + 10, { timeout: 60_000 });
  for (let index = before; index < before + 10; index += 1)
    await hand.type(page.locator(`[id="field-images.${index}.caption"]`), 'A wall of the day.');
  await saved(page);
  hand.done('ten photos into a gallery');
});

test('a product is copied and its size typed once; inches, measures and old sentences follow @full', async ({
  page,
}) => {
  const product = needs(
    catalogueProducts.find(({ form, size, image }) => {
      const [, width = ''] = size.split(' × ');
      return form !== undefined && image.alt.en.includes(`${width} millimetres wide`);
    }),
    'product whose picture is described with its width',
  );
  await hand.find(titleOf(product), titleOf(product));
  await hand.press(page.locator('summary', { hasText: 'More' }));
  await hand.press(page.getByRole('button', { name: 'Duplicate', exact: true }));
  await expect(textbox(page, 'Size in mm')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`id=${product.id}$`));
  const [length = '', width = '', height = ''] = product.size.replace(' mm', '').split(' × ');
  await hand.type(textbox(page, 'Size in mm'), [length, Number(width) + 10, height].join(' × '));
  await page.keyboard.press('Tab');
  await expect(textbox(page, 'Size in inches')).not.toHaveValue(product.inch);
  await expect(page.locator('#field-form\\.width')).toHaveValue(String(Number(width) + 10));
  await expect(page.locator('#field-image-help')).toContainText(`The product is not “${width} mm wide”.`);
  hand.done('copy a product with another size');
});

const BANGLA = 'এই অফার ডিসেম্বরের শেষ দিন পর্যন্ত চলবে, কারখানা থেকে সরাসরি, সারা বাংলাদেশে পৌঁছানো যায়।';
const ENGLISH = 'This offer holds until the last day of December, straight from the factory.';

test('a landing page of six blocks begins with a template, and is whole @full', async ({ page }) => {
  await hand.find('add landing page', /Add Landing Page/);
  await hand.press(page.getByRole('button', { name: 'Offer', exact: true }));
  const blocks = page.locator('#field-blocks > ol > li');
  await expect(blocks).toHaveCount(6);
  const photo = await pictureFile(2400, 1200);
  await hand.files(
    blocks
      .nth(0)
      .getByRole('button', { name: /^Choose/ })
      .first(),
    photo,
  );
  await hand.choose(blocks.nth(2).getByLabel('Add a product'), { index: 1 });
  await hand.press(blocks.nth(3).getByRole('button', { name: 'Add a figure' }));
  await hand.files(blocks.nth(4).getByRole('button', { name: 'Add pictures' }), photo);
  await expect(blocks.nth(4).getByRole('textbox', { name: 'Caption', exact: true })).toBeVisible();
  // Descriptions have their Bangla once they have their English.
  for (const box of await page
    .getByRole('textbox', { name: 'Description of the picture', exact: true })
    .all())
    await hand.type(box, 'Blocks in the yard.');
  const fields = page.locator('form [id^="field-"]:is(input[type="text"], textarea):not(#field-id)');
  for (const box of await fields.all()) {
    const id = (await box.getAttribute('id')) ?? '';
    const text = id.endsWith('.bn') ? BANGLA : ENGLISH;
    await hand.type(box, id.startsWith('field-summary') ? text : text.slice(0, 24));
  }
  await hand.type(textbox(page, 'Text'), ENGLISH);
  await hand.type(textbox(page, 'Text, Bangla'), BANGLA);
  await hand.press(page.getByRole('button', { name: 'Check for problems' }));
  await expect(page.getByText(/^No problems: ready to publish\./).first()).toBeAttached();
  hand.done('landing page of six blocks');
});

test('a photo is replaced everywhere, and its descriptions are listed @full', async ({ page }) => {
  const { image } = needs(catalogueProducts.find(hasWholePicture), 'whole picture');
  const file = image.src.replace(/^.*\//, '');
  await hand.find('pictures', /^Pictures/);
  await hand.type(page.getByRole('searchbox', { name: 'Find a picture' }), file);
  await hand.press(page.getByRole('button', { name: `Replace everywhere: ${file}` }));
  const dialog = page.getByRole('dialog', { name: 'Replace everywhere' });
  await hand.files(
    dialog.getByRole('button', { name: 'Choose the new picture' }),
    await pictureFile(1400, 1400),
  );
  await hand.press(dialog.getByRole('button', { name: /^Replace in/ }));
  await expect(dialog.getByRole('link').first()).toBeVisible();
  hand.done('replace a photo');
  await dialog.getByRole('link').first().click();
  await expect(page.locator('form [id^="field-"]:focus, form [id^="field-"] :focus')).toBeVisible();
});

test('the review leads to the form with one press @full', async ({ page }) => {
  await page.getByRole('link', { name: 'Company' }).first().click();
  await textbox(page, 'Fax').fill('+880 1711 000000');
  await saved(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: /review and publish|^Publish \d/i }).click();
  const review = page.getByRole('dialog', { name: 'Review and publish' });
  await hand.press(review.getByRole('link', { name: 'Open Company' }));
  await expect(page.getByRole('form')).toBeVisible();
  hand.done('from the review to the form');
});
