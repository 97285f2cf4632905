import { expectAccessible } from '../support/axe';
import { dropFiles } from '../support/dropped-files';
import { openReview, pictureFile, saved, textbox } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

const LIBRARY = '/admin/AdminPictures';
const BRICK = '/admin/AdminAddProducts?id=solid-brick';
/** Another grey for each, so that no two files are the same picture. */
const grey = (number: number) => `#${(8 + number * 8).toString(16).padStart(2, '0').repeat(3)}`;

test('thirty pictures are dropped, one is chosen in a product, and replaced everywhere', async ({ page }) => {
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
  await expect(refused).toHaveText([/^stamp\.png: This picture is 90 × 60 px\./, /^broken\.png: This file/]);

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
});

test('a focal point is kept by keyboard, and the draft’s preview is cut there', async ({ page }) => {
  await openStudio(page, LIBRARY);
  const button = page.getByRole('button', { name: 'Focal point: solid-brick.jpg' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Focal point' });
  const left = dialog.getByRole('slider', { name: /^From the left/ });
  await left.press('Home');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(button).toBeFocused();
  await openStudio(page, BRICK);
  await expect(page.locator('img[style*="object-position: 0% 50%"]').first()).toBeAttached();
});
