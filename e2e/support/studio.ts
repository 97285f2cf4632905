import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { productCategories, productsInCategory } from '../../content/entities/products';
import { RECORD_VERSION } from '../../lib/exchange';
import { needs, plainProduct } from './records';
import { expect } from './test';

/** A product to edit: its name, which finds it alone, and the address of its form, which has one field "Name". */
export function editedProduct() {
  const { id, name, ...others } = needs(plainProduct(), 'product without colours and with a name of its own');
  return { ...others, id, name: name.en, path: `/admin/AdminAddProducts?id=${id}` };
}

/** A picture file of one colour, as an upload. */
export async function pictureFile(
  width: number,
  height: number,
  {
    format = 'png',
    name = `picture.${format}`,
    background = '#8a8378',
  }: { format?: 'png' | 'jpeg' | 'webp'; name?: string; background?: string } = {},
) {
  const canvas = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: `image/${format}`, buffer: await canvas.toFormat(format).toBuffer() };
}

/** Puts a file into the picture field, as the file dialog would. */
export async function choosePicture(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator('#field-image input[type="file"]').setInputFiles(file);
}

export const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Maximum number of Tab presses, more than any screen has stops. */
const MAX_STOPS = 150;

/** Presses Tab (or Shift+Tab) until the control has the focus, like somebody without a mouse. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab does not lead there.');
}

/** Resolves once what was typed is in the store. */
export async function saved(page: Page) {
  await expect(page.getByText(/^Saved on this computer/)).toBeVisible();
}

/** The category with the fewest products: its list shows one more. */
export const [smallestCategory] = productCategories.toSorted(
  (a, b) => productsInCategory(a.id).length - productsInCategory(b.id).length,
);

/** Fills the form of a new product so that it can be published; the picture included. */
export async function fillProduct(page: Page, name: string) {
  await textbox(page, 'Name').fill(name);
  await page.getByRole('combobox', { name: 'Category' }).selectOption(smallestCategory?.id ?? '');
  await textbox(page, 'Size in mm').fill('500 × 250 × 60 mm');
  await textbox(page, 'Size in inches').fill('19.7″ × 9.8″ × 2.4″');
  await choosePicture(page, await pictureFile(1400, 1400));
  await textbox(page, 'Description of the picture').fill('A grey edging block.');
  await textbox(page, 'Description of the picture').blur();
  await saved(page);
}

export async function openReview(page: Page) {
  await page.getByRole('button', { name: /review and publish|^Publish \d/i }).click();
  const review = page.getByRole('dialog', { name: 'Review and publish' });
  await expect(
    review.getByRole('heading', { name: 'Import a file from a colleague, or from my other computer' }),
  ).toBeVisible();
  return review;
}

/** Exports all that the review has ticked; the review stays open. */
export async function exportBundle(page: Page) {
  const review = await openReview(page);
  await expect(review.getByRole('button', { name: /^Export \d+ change/ })).toBeVisible();
  // A browser in which nobody has said who works there is asked once.
  const name = review.getByRole('textbox', { name: /^Your name/ });
  if ((await name.count()) > 0 && (await name.inputValue()) === '') await name.fill('Rahima Khatun');
  const download = page.waitForEvent('download');
  await review.getByRole('button', { name: /^Export \d+ change/ }).click();
  const file = await download;
  await expect(review.getByText(/^Exported: content-/)).toBeVisible();
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

/** Opens a file in the import of the review. */
export async function importText(page: Page, text: string) {
  const review = await openReview(page);
  await review
    .locator('input[type="file"][accept*="json"]')
    .setInputFiles({ name: 'bundle.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  return review;
}

/** A bundle of changes without pictures, as the text of its file. */
export const bundleOf = (changes: readonly object[]) =>
  JSON.stringify({
    format: 'site-content-bundle',
    version: 1,
    recordVersion: RECORD_VERSION,
    createdAt: '2026-11-20T08:10:00Z',
    createdBy: 'A colleague',
    note: 'For you',
    changes,
    media: [],
  });

/** A change of a bundle that adds a service, or what the parts say instead. */
export const putService = (parts: object = {}) => ({
  op: 'put',
  entity: 'services',
  id: 'brought',
  baseHash: null,
  base: null,
  value: {
    id: 'brought',
    title: { en: 'Brought along' },
    description: { en: 'A service that came with a bundle.' },
  },
  ...parts,
});
