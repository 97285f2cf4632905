import { expectAccessible } from '../support/axe';
import { hasWholePicture, needs, plainProducts } from '../support/records';
import { openReview, saved } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

test('a crop is dragged in the field of a product, refused while too small, and shown by the preview', async ({
  page,
}) => {
  const large = plainProducts().filter(({ image: { width, height } }) => width === 1200 && height === 1200);
  const { id, image } = needs(large.find(hasWholePicture), 'whole picture of a product, 1200 × 1200 px');
  await openStudio(page, `/admin/AdminAddProducts?id=${id}`);
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
  const keep = dialog.getByRole('button', { name: 'Save' });
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
  const preview = page.frameLocator('iframe').getByRole('img', { name: image.alt.en }).first();
  const widthOf = (picture: HTMLImageElement) => picture.naturalWidth;
  await expect.poll(() => preview.evaluate(widthOf)).toBe(720);

  await saved(page);
  const review = await openReview(page);
  await review.getByText('What changes').click();
  await expect(review.getByText(/Crop: 0% 40% 60% 60%$/)).toBeVisible();
});
