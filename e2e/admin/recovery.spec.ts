import { readFileSync } from 'node:fs';
import { saved, textbox } from '../support/studio';
import { expect, test } from './test';

const EDIT_BRICK = '/admin/AdminAddProducts?id=solid-brick';

test('keeps the text in the form while the storage is full, and saves it when there is room', async ({
  page,
}) => {
  await page.goto(EDIT_BRICK);
  await expect(textbox(page, 'Name')).toBeVisible();
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    Object.assign(window, { makeRoom: () => (IDBObjectStore.prototype.put = put) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await textbox(page, 'Name').fill('Typed while it was full');
  const alert = page.getByRole('alert').filter({ hasText: 'the browser’s storage is full' });
  await expect(alert).toBeVisible();
  await expect(textbox(page, 'Name')).toHaveValue('Typed while it was full');

  const download = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Download a backup' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Typed while it was full');

  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await alert.getByRole('button', { name: 'Try again' }).click();
  await saved(page);
  await expect(alert).toBeHidden();
  await page.reload();
  await expect(textbox(page, 'Name')).toHaveValue('Typed while it was full');
});

test('puts an unreadable draft aside and shows the published record', async ({ page }) => {
  await page.goto(EDIT_BRICK);
  await textbox(page, 'Name').fill('Soon unreadable');
  await saved(page);
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('studio');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('not opened'));
    });
    const broken = { entity: 'products', id: 'solid-brick', value: 'nonsense', version: 1 };
    await new Promise<void>((resolve, reject) => {
      const transaction = db.transaction('drafts', 'readwrite');
      const store = transaction.objectStore('drafts');
      if (store.keyPath === null) store.put(broken, ['products', 'solid-brick']);
      else store.put(broken);
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error ?? new Error('not written'));
    });
    db.close();
  });
  await page.reload();
  await expect(textbox(page, 'Name')).toHaveValue('Solid Brick');
  await page.goto('/pages/settings');
  await expect(page.getByRole('button', { name: /^Download unreadable draft/ })).toBeVisible();
});
