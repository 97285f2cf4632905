import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fillProduct, openReview, saved, textbox } from '../support/studio';
import { expect, test } from './test';

const ADD_PRODUCT = '/admin/AdminAddProducts';

async function exportBundle(page: Page) {
  const review = await openReview(page);
  const download = page.waitForEvent('download');
  await review.getByRole('button', { name: /^Export \d+ change/ }).click();
  const file = await download;
  await expect(review.getByText(/^Exported: content-/)).toBeVisible();
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

async function importText(page: Page, text: string | Buffer) {
  const review = await openReview(page);
  const buffer = typeof text === 'string' ? Buffer.from(text) : text;
  await review
    .locator('input[type="file"][accept*="json"]')
    .setInputFiles({ name: 'bundle.json', mimeType: 'application/json', buffer });
  return review;
}

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

test('shows an exported draft as written until it is edited again', async ({ page }) => {
  await page.goto(`${ADD_PRODUCT}?id=solid-brick`);
  await textbox(page, 'Name').fill('Solid Brick, exported');
  await saved(page);
  await exportBundle(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Written', { exact: true })).toBeVisible();
  await textbox(page, 'Name').fill('Solid Brick, exported and edited');
  await expect(page.getByText('Edited', { exact: true })).toBeVisible();
});

test('replaces a draft of this browser only where it is ticked', async ({ page }) => {
  await page.goto(`${ADD_PRODUCT}?id=solid-brick`);
  await textbox(page, 'Name').fill('Theirs');
  await saved(page);
  const { text } = await exportBundle(page);
  await page.keyboard.press('Escape');
  await textbox(page, 'Name').fill('Mine');
  await saved(page);
  const review = await importText(page, text);
  const tick = review.getByRole('checkbox', { name: /You have another draft of this record/ });
  await expect(tick).not.toBeChecked();
  await expect(review.getByRole('button', { name: 'Import 0 changes' })).toBeVisible();
  await tick.check();
  await review.getByRole('button', { name: 'Import 1 change' }).click();
  await page.keyboard.press('Escape');
  await expect(textbox(page, 'Name')).toHaveValue('Theirs');
});

const valid = {
  format: 'site-content-bundle',
  version: 1,
  recordVersion: 1,
  createdAt: '2026-11-20T08:10:00Z',
  createdBy: '',
  note: '',
  changes: [],
  media: [],
};
const change = { op: 'put', entity: 'services', id: 'new', baseHash: null, base: null, value: {} };
const hostile: readonly (readonly [string, string | Buffer, RegExp])[] = [
  ['not JSON', '<html>', /damaged or not JSON/],
  ['31 MB', Buffer.alloc(31 * 1024 * 1024, 32), /larger than 30 MB/],
  ['10,000 levels deep', '['.repeat(10_000) + ']'.repeat(10_000), /not a bundle/],
  ['of another format', JSON.stringify({ ...valid, format: 'other' }), /not a bundle of the studio/],
  ['of version 2', JSON.stringify({ ...valid, version: 2 }), /newer version of the studio/],
  ['with an unknown key', JSON.stringify({ ...valid, extra: 1 }), /unknown key “extra”/],
  [
    'with __proto__',
    JSON.stringify(valid).replace('"note"', '"__proto__":{"a":1},"note"'),
    /__proto__|not a bundle|unknown key/,
  ],
  ['with a path as id', JSON.stringify({ ...valid, changes: [{ ...change, id: '../x' }] }), /“\.\.\/x”/],
  [
    'with an unknown entity',
    JSON.stringify({ ...valid, changes: [{ ...change, entity: 'users' }] }),
    /Change 1/,
  ],
  [
    'with a picture outside of its folder',
    JSON.stringify({
      ...valid,
      media: [
        {
          path: 'media/../../x.json',
          type: 'image/webp',
          bytes: 1,
          width: 1,
          height: 1,
          sha256: 'a'.repeat(64),
          data: '',
        },
      ],
    }),
    /Picture 1/,
  ],
];

for (const [what, text, says] of hostile) {
  test(`refuses a bundle that is ${what}`, async ({ page }) => {
    await page.goto('/admin/AdminServices');
    const review = await importText(page, text);
    await expect(review.getByText(says).first()).toBeVisible();
    await expect(review.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
    await expect(review.getByText('No changes. Everything here is on the website.')).toBeVisible();
  });
}
