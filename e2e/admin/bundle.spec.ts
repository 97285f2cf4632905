import { exportBundle, fillProduct, importText, textbox } from '../support/studio';
import { expect, test } from './test';

const ADD_PRODUCT = '/admin/AdminAddProducts';

test('exports a new product with its picture, and another browser imports it', async ({ page, browser }) => {
  await page.goto(ADD_PRODUCT);
  await fillProduct(page, 'Travelling Kerb');
  const { name, text } = await exportBundle(page);
  expect(name).toMatch(/^content-\d{4}-\d{2}-\d{2}-\d{4}\.json$/);
  const bundle: unknown = JSON.parse(text);
  expect(bundle).toMatchObject({
    format: 'site-content-bundle',
    complete: true,
    changes: [{ op: 'put', entity: 'products', id: 'travelling-kerb', baseHash: null, base: null }],
    media: [{ type: 'image/webp', width: 1200, height: 1200 }],
  });

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL('/admin/AdminProducts', page.url()).href);
  const review = await importText(elsewhere, text);
  await review.getByRole('button', { name: 'Import 1 change' }).click();
  await expect(review.getByText('Imported 1 change. Undo takes all of them back.')).toBeVisible();
  await elsewhere.goto(new URL(`${ADD_PRODUCT}?id=travelling-kerb`, page.url()).href);
  await expect(textbox(elsewhere, 'Name')).toHaveValue('Travelling Kerb');
  await expect(elsewhere.locator('#field-image img')).toHaveAttribute('src', /^blob:/);
  await elsewhere.context().close();
});
