import { products } from '../../content/entities/products';
import { expectAccessible } from '../support/axe';
import { pdfFile } from '../support/pdf';
import { saved, textbox } from '../support/studio';
import { expect, test } from './test';

/** Size in bytes from which a script is the reader of PDF, and nothing that a form needs. */
const READER = 300_000;

test('a file that visitors could not trust is refused with what to do, and a sound one is kept @phone', async ({
  page,
}) => {
  let read = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      if ((await response.body().catch(() => Buffer.alloc(0))).length > READER) read += 1;
  });
  await page.goto('/admin/AdminAddFile');
  await textbox(page, 'Title').fill('Price list');
  await expect(page.getByText('Or drop it here. PDF, up to 10 MB.')).toBeVisible();
  expect(read).toBe(0);

  const field = page.getByRole('group', { name: 'File' });
  const choose = (file: ReturnType<typeof pdfFile>) =>
    field.locator('input[type="file"]').setInputFiles(file);
  await choose({ ...pdfFile('prices.pdf'), buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(field.getByText('This file is not a PDF. Choose a PDF file.')).toBeVisible();
  await choose(pdfFile('prices.pdf', 'script'));
  await expect(field.getByText(/^This PDF holds a script, an action or another file\./)).toBeVisible();
  await expectAccessible(page);
  await expect(field.getByText(/\.pdf$/)).toHaveCount(0);

  await choose(pdfFile('prices.pdf'));
  await expect(field.getByText(/^price-list-[0-9a-f]{8}\.pdf$/)).toBeVisible();
  await expect(field.getByText(/^This PDF holds/)).toHaveCount(0);
  expect(read).toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'Language of the file' }).selectOption('English');
  await page.getByLabel('Add a product').selectOption(products[0]?.id ?? '');
  await saved(page);
  await expectAccessible(page);
  await page.reload();
  await expect(field.getByText(/^price-list-[0-9a-f]{8}\.pdf$/)).toBeVisible();
});
