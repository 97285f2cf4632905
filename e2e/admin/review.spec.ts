import { openReview, saved, textbox } from '../support/studio';
import { expect, test } from './test';

const EDIT_BRICK = '/admin/AdminAddProducts?id=solid-brick';

test('blocks an incomplete record and links to its field', async ({ page }) => {
  await page.goto(EDIT_BRICK);
  await textbox(page, 'Size in mm').fill('');
  await saved(page);
  const review = await openReview(page);
  await expect(review.getByRole('checkbox', { name: /Solid Brick/ })).toBeDisabled();
  await expect(review.getByRole('button', { name: 'Export 0 changes' })).toBeVisible();
  await review.getByRole('link', { name: /^Size in mm is missing/ }).click();
  await expect(review).toBeHidden();
  await expect(textbox(page, 'Size in mm')).toBeFocused();
});
