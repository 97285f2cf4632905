import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { choosePicture, exportBundle, fillProduct, pictureFile, saved, textbox } from '../support/studio';
import { expect, test } from '../admin/test';
import { applyBundle, buildCopy, copyRepository } from './copy-repository';
import { bundleOfChanges, type Changed, changeEveryField, unseenIn } from './every-field';
import { PORT, serve, stop } from './serve';

/** A build of the website on a slow computer. */
const TIMEOUT = 20 * 60_000;

test.use({ baseURL: `http://localhost:${PORT}` });

/** One build for both tests: the first applies the changes of the second, too. */
test.describe.configure({ mode: 'serial' });
let copy: string;
let changed: Changed;
test.beforeAll(async () => {
  copy = copyRepository();
  changed = await changeEveryField();
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('carries changes from the studio through bundle, script and build to the website', async ({ page }) => {
  test.setTimeout(TIMEOUT);
  let server = await serve(resolve('out'));
  try {
    await page.goto('/admin/AdminAddProducts');
    await fillProduct(page, 'Loop Edging Block');
    await page.goto('/admin/AdminAddBanner');
    await textbox(page, 'Title').fill('A slide from the studio');
    await textbox(page, 'Description').fill('It came with a bundle.');
    await choosePicture(page, await pictureFile(2000, 900));
    await textbox(page, 'Description of the picture').fill('A grey wall.');
    await textbox(page, 'Description of the picture').blur();
    await saved(page);
    await page.goto('/admin/AdminAddService');
    await textbox(page, 'Title').fill('Service from the studio');
    await textbox(page, 'Description').fill('We carry every change to the website.');
    await textbox(page, 'Description').blur();
    await saved(page);
    await page.goto('/admin/AdminAddFeedback');
    await textbox(page, 'Name').fill('Tester from the studio');
    await textbox(page, 'Message').fill('It arrived exactly as it was written.');
    await textbox(page, 'Message').blur();
    await saved(page);

    await applyBundle(copy, (await exportBundle(page)).text);
    await applyBundle(copy, await bundleOfChanges(changed));
    await buildCopy(copy);
    // A page that still fetched a picture would miss its server.
    await page.goto('about:blank');
    await stop(server);
    server = await serve(join(copy, 'out'));

    await page.goto('/products?category=edging-block');
    const card = page.getByRole('article', { name: 'Loop Edging Block' });
    await card.scrollIntoViewIfNeeded();
    await expect(card).toBeVisible();
    const picture = card.getByRole('img', { name: 'A grey edging block.' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.goto('/');
    await expect(page.getByText('A slide from the studio')).toBeAttached();
    await expect(page.getByText('Service from the studio')).toBeAttached();
    await expect(page.getByText('“It arrived exactly as it was written.”')).toBeAttached();

    await page.goto('/admin/AdminProducts');
    await expect(page.getByRole('button', { name: 'No changes: review and publish' })).toBeVisible();
    await expect(page.getByText(/^On the website now:/)).toBeVisible();
  } finally {
    await page.close();
    await stop(server);
  }
});

test('shows every field of every kind of content, in both languages, where its entity says', () => {
  test.setTimeout(TIMEOUT);
  const unseen = unseenIn(join(copy, 'out'), changed);
  const untouched = changed.flatMap(({ entity, untouched: fields }) =>
    fields.map((field) => `${entity} ${field}`),
  );
  expect({ unseen, untouched }).toEqual({ unseen: [], untouched: [] });
});
