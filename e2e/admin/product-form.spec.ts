import { saved, textbox } from '../support/studio';
import { expect, test } from './test';

test('the drawing beside the form follows the measures of a product', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/AdminAddProducts?id=solid-brick');
  await page.getByRole('combobox', { name: 'Kind of shape' }).selectOption('Solid brick');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByText('240', { exact: true }).first()).toBeVisible();

  await textbox(page, 'Length (mm)').fill('260');
  await expect(preview.getByText('260', { exact: true }).first()).toBeVisible();
  await textbox(page, 'Length (mm)').fill('4000');
  await textbox(page, 'Length (mm)').blur();
  await expect(page.getByText('Length must be at most 3000.')).toBeVisible();
  await expect(preview.getByText('The drawing stands here when all measures are right.')).toBeVisible();

  await textbox(page, 'Length (mm)').fill('260');
  await saved(page);
  await page.reload();
  await expect(textbox(page, 'Length (mm)')).toHaveValue('260');
});
