import { expectAccessible } from '../support/axe';
import { dropFiles } from '../support/dropped-files';
import { openReview, pictureFile, saved, textbox } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

const LIBRARY = '/admin/AdminPictures';
const BRICK = '/admin/AdminAddProducts?id=solid-brick';
/** Another grey for each, so that no two files are the same picture. */
const grey = (number: number) => `#${(8 + number * 8).toString(16).padStart(2, '0').repeat(3)}`;

test(
  'thirty pictures are dropped, one is chosen in a product, and replaced everywhere',
  { tag: '@full' },
  async ({ page }) => {
    await openStudio(page, LIBRARY);
    await expect(page.getByRole('heading', { name: 'solid-brick.jpg' })).toBeVisible();
    const files = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        number === 12
          ? pictureFile(90, 60, { name: 'stamp.png' })
          : pictureFile(900, 900, { name: `yard ${number}.png`, background: grey(number) }),
      ),
    );
    files[20] = {
      name: 'broken.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13]),
    };
    await dropFiles(page.getByRole('button', { name: 'Add pictures' }), files);
    await expect(page.getByText('28 pictures added, 2 not added:')).toBeVisible({ timeout: 60_000 });
    const refused = page.getByRole('status').getByRole('listitem');
    await expect(refused).toHaveText([
      /^stamp\.png: This picture is 90 × 60 px\./,
      /^broken\.png: This file/,
    ]);

    // They wait through a reload.
    await openStudio(page, BRICK);
    await page.getByRole('button', { name: 'Choose from the library' }).click();
    const library = page.getByRole('dialog', { name: 'Choose from the library' });
    await library.getByRole('searchbox', { name: 'Find a picture' }).fill('yard-7');
    await library.getByRole('button', { name: /^yard-7-/ }).click();
    await expect(library).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Choose from the library' })).toBeFocused();
    await expect(page.getByText('900 × 900 px')).toBeVisible();
    await textbox(page, 'Description of the picture').fill('A yard in grey.');
    await textbox(page, 'Description of the picture').blur();
    await saved(page);

    await openStudio(page, LIBRARY);
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^yard-7-/ }) });
    await expect(item.getByRole('link', { name: /^Products: .*, Picture$/ })).toHaveCount(1);
    await item.getByRole('button', { name: /^Replace everywhere/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Replace everywhere' });
    await expect(dialog.getByRole('listitem')).toHaveText([/^Products: Solid Brick/]);
    await dialog
      .locator('input[type="file"]')
      .setInputFiles(await pictureFile(1200, 1200, { background: '#a03020' }));
    await dialog.getByRole('button', { name: 'Replace in 1 entry' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Pictures', exact: true })).toBeFocused();

    const review = await openReview(page);
    await review.getByText('What changes').click();
    await expect(review.getByText('A yard in grey.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(item.getByRole('link', { name: /^Products: .*, Picture$/ })).toHaveCount(1);
  },
);

test('a focal point is kept by keyboard, and the draft’s preview is cut there', async ({ page }) => {
  await openStudio(page, LIBRARY);
  const button = page.getByRole('button', { name: 'Crop and focal point: solid-brick.jpg' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crop and focal point' });
  await dialog.getByRole('button', { name: 'Focal point' }).press('Enter');
  const left = dialog.getByRole('slider', { name: /^From the left/ });
  await left.press('Home');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(button).toBeFocused();
  await openStudio(page, BRICK);
  await expect(page.locator('img[style*="object-position: 0% 50%"]').first()).toBeAttached();
});

test('a crop is dragged in the field of a product, refused while too small, and shown by the preview', async ({
  page,
}) => {
  await openStudio(page, BRICK);
  const button = page.getByRole('button', { name: 'Crop and focal point' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Crop and focal point' });
  const area = await dialog.getByRole('presentation').boundingBox();
  /** Drags from a point to another one, both in percent of the picture. */
  const drag = async (...points: readonly (readonly [x: number, y: number])[]) => {
    const places = points.map(([x, y]) => [
      (area?.x ?? 0) + ((area?.width ?? 0) * x) / 100,
      (area?.y ?? 0) + ((area?.height ?? 0) * y) / 100,
    ]);
    for (const [index, [x = 0, y = 0]] of places.entries()) {
      await page.mouse.move(x, y);
      if (index === 0) await page.mouse.down();
    }
    await page.mouse.up();
  };
  const size = dialog.getByRole('status');
  const keep = dialog.getByRole('button', { name: 'Keep it' });
  await drag([20, 20], [40, 60]);
  await expect(size).toContainText('The crop is 240 × 480 px. At least 600 × 600 px are needed');
  await expect(keep).toBeDisabled();
  await expectAccessible(page);
  // Its lower right corner, then its inside.
  await drag([40, 60], [80, 80]);
  await expect(size).toHaveText('Pages get 720 × 720 px.');
  await drag([50, 50], [90, 90]);
  await expect(dialog.getByRole('slider', { name: 'From the top, in %: 40' })).toHaveValue('40');
  await dialog.getByRole('slider', { name: /^From the left/ }).press('Home');
  await keep.press('Enter');
  await expect(button).toBeFocused();
  await expect(page.getByText('720 × 720 px')).toBeVisible();
  const preview = page
    .frameLocator('iframe')
    .getByRole('img', { name: /^Solid grey concrete brick/ })
    .first();
  const widthOf = (picture: HTMLImageElement) => picture.naturalWidth;
  await expect.poll(() => preview.evaluate(widthOf)).toBe(720);

  await saved(page);
  const review = await openReview(page);
  await review.getByText('What changes').click();
  await expect(review.getByText(/Crop: 0% 40% 60% 60%$/)).toBeVisible();
});
