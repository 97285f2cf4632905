import { openReview, saved, textbox } from '../support/studio';
import { expect, test } from './test';

const EDIT_BRICK = '/admin/AdminAddProducts?id=solid-brick';

test('says so when there is nothing to publish', async ({ page }) => {
  await page.goto('/admin/AdminServices');
  const review = await openReview(page);
  await expect(review.getByText('No changes: there is nothing to publish.')).toBeVisible();
});

test('shows each change before and after, and closes by Escape', async ({ page }) => {
  await page.goto(EDIT_BRICK);
  await textbox(page, 'Name').fill('Solid Brick, engraved');
  await saved(page);
  const review = await openReview(page);
  await expect(review.getByText('1 change, 1 chosen to publish.')).toBeVisible();
  await review.getByText('What changes').click();
  await expect(review.getByText('Solid Brick', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
});

test('marks the words that change in a long text', async ({ page }) => {
  await page.goto('/admin/AdminAddBlog?id=how-a-block-is-made');
  await page
    .getByRole('group', { name: 'How to write text', exact: true })
    .getByRole('button', { name: 'Plain marks' })
    .click();
  const text = textbox(page, 'Text');
  const before = await text.inputValue();
  await text.fill(before.replace(/^\S+/, 'Certainly'));
  await saved(page);
  const review = await openReview(page);
  await review.getByText('What changes').click();
  await expect(review.locator('ins')).toHaveText('Certainly');
  await expect(review.locator('del')).toHaveText(/^\S+$/);
});

test('holds back what is not complete and leads to its field', async ({ page }) => {
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
