import sharp from 'sharp';
import { choosePicture, editedProduct, pictureFile, saved, textbox } from '../support/studio';
import { expect, test } from './test';

const ADD_PRODUCT = '/admin/AdminAddProducts';

test('scales a picture down, asks for its description, and keeps it through a reload', async ({ page }) => {
  await page.goto(ADD_PRODUCT);
  await textbox(page, 'Name').fill('Pictured');
  await choosePicture(page, await pictureFile(2400, 1800));
  await expect(page.getByText('1200 × 900 px')).toBeVisible();
  await page.getByRole('button', { name: 'Check for problems', exact: true }).click();
  const wanted = page.getByText('Say what the picture shows, or tick “Needs no description”.');
  await expect(wanted.first()).toBeVisible();
  await textbox(page, 'Description of the picture').fill('A sample in grey.');
  await expect(wanted).toHaveCount(0);
  await textbox(page, 'Description of the picture').blur();
  await saved(page);
  await page.reload();
  await expect(page.getByText('1200 × 900 px')).toBeVisible();
  const preview = page.locator('#field-image img');
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await expect(preview).toHaveAttribute('alt', 'A sample in grey.');
});

test('keeps the description that is typed while the picture is prepared', async ({ page }) => {
  await page.goto(editedProduct().path);
  const description = textbox(page, 'Description of the picture');
  await expect(description).toBeVisible();
  // The code that prepares pictures waits for the typing.
  await page.route('**/_next/static/**', () => undefined);
  await choosePicture(page, await pictureFile(1400, 1400));
  await description.fill('A brick, typed early.');
  await page.unrouteAll();
  await expect(page.locator('#field-image img')).toHaveAttribute('src', /^blob:/);
  await expect(description).toHaveValue('A brick, typed early.');
});

// What else is refused: __tests__/components/admin/fields/picture-file.test.ts.
test('refuses a damaged picture, which only the browser can detect', async ({ page }) => {
  await page.goto(ADD_PRODUCT);
  await expect(textbox(page, 'Name')).toBeVisible();
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3];
  await choosePicture(page, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(head) });
  await expect(page.getByText(/^This file cannot be read as a picture\. It may be damaged/)).toBeVisible();
  await expect(page).toHaveURL(ADD_PRODUCT);
});

test('transparency becomes white in browsers that cannot encode WebP', async ({ page }) => {
  // Safari answers with a PNG; the studio then asks for JPEG, which knows no transparency.
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function toBlobWithoutWebp(callback, type, quality) {
      toBlob.call(this, callback, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  const canvas = sharp({ create: { width: 700, height: 700, channels: 4, background: 'rgba(0, 0, 0, 0)' } });
  await page.goto(ADD_PRODUCT);
  await choosePicture(page, {
    name: 'a.png',
    mimeType: 'image/png',
    buffer: await canvas.png().toBuffer(),
  });
  await expect(page.getByText('700 × 700 px')).toBeVisible();
  const preview = page.locator('#field-image img');
  await preview.scrollIntoViewIfNeeded();
  await expect(preview).toHaveJSProperty('naturalWidth', 700);
  const middle = await preview.evaluate((picture: HTMLImageElement) => {
    const sheet = new OffscreenCanvas(700, 700).getContext('2d');
    sheet?.drawImage(picture, 0, 0);
    return [...(sheet?.getImageData(300, 300, 1, 1).data ?? [])];
  });
  expect(middle).toEqual([255, 255, 255, 255]);
});
