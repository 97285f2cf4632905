import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { choosePicture, exportBundle, fillProduct, pictureFile, saved, textbox } from '../support/studio';
import { expect, test } from '../admin/test';
import { applyBundle, buildCopy, copyRepository } from './copy-repository';
import { PORT, serve, stop } from './serve';

/** A build of the website on a slow computer. */
const TIMEOUT = 20 * 60_000;

test.use({ baseURL: `http://localhost:${PORT}` });

test('carries changes from the studio through bundle, script and build to the website', async ({ page }) => {
  test.setTimeout(TIMEOUT);
  const copy = copyRepository();
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
    rmSync(copy, { recursive: true, force: true });
  }
});

type Photo = { readonly background: string; readonly description: string; readonly bangla: string };

/** Puts a photo into a published record and describes it in both languages. */
async function setPhoto(page: Page, editor: string, { background, description, bangla }: Photo) {
  await page.goto(editor);
  await choosePicture(page, await pictureFile(1500, 1200, { background }));
  await expect(page.getByRole('group', { name: /^Picture/ }).getByText(/^1\d00 × \d+ px/)).toBeVisible();
  await expect(textbox(page, 'Description of the picture')).toHaveValue('');
  await textbox(page, 'Description of the picture').fill(description);
  const translation = page.getByRole('textbox', { name: /Description, Bangla$/ });
  await translation.fill(bangla);
  await translation.blur();
  await saved(page);
}

/** The colour in the middle of a picture of the page, as red, green, blue of 0 to 255. */
async function colourOf(page: Page, description: string) {
  const picture = page.getByRole('img', { name: description, exact: true }).first();
  await picture.scrollIntoViewIfNeeded();
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const sheet = new OffscreenCanvas(1, 1).getContext('2d');
    sheet?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    return [...(sheet?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });
}

test('carries one photo in five records, one replaced and one deleted, to every page', async ({ page }) => {
  test.setTimeout(TIMEOUT);
  const orange = { background: '#d2691e', description: 'An orange sample', bangla: 'কমলা রঙের নমুনা' };
  const blue = { background: '#1e5fd2', description: 'A blue sample', bangla: 'নীল রঙের নমুনা' };
  const editors = {
    brick: '/admin/AdminAddProducts?id=solid-brick',
    making: '/admin/AdminAddBlog?id=how-a-block-is-made',
    energy: '/admin/AdminAddBlog?id=why-hollow-blocks-save-energy',
    canal: '/admin/AdminAddNews?id=canal-bank-in-grid-blocks',
    trees: '/admin/AdminAddNews?id=trees-for-the-yard',
  };
  const copy = copyRepository();
  let server = await serve(resolve('out'));
  try {
    for (const editor of Object.values(editors)) await setPhoto(page, editor, orange);
    await setPhoto(page, editors.energy, blue);
    await page.goto('/admin/AdminNews');
    await page.getByRole('button', { name: 'Delete Trees for the yard' }).click();
    await saved(page);

    const exported = await exportBundle(page);
    expect(JSON.parse(exported.text)).toHaveProperty('changes.length', Object.keys(editors).length);
    await applyBundle(copy, exported.text);
    await buildCopy(copy);
    await page.goto('about:blank');
    await stop(server);
    server = await serve(join(copy, 'out'));

    const pages = [
      ['/products/solid-brick', orange],
      ['/blog/how-a-block-is-made', orange],
      ['/blog/why-hollow-blocks-save-energy', blue],
      ['/news-events/canal-bank-in-grid-blocks', orange],
    ] as const;
    for (const [path, { background, description, bangla }] of pages) {
      const colour = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
      // Each within 5 of 255: pictures are compressed.
      const near = colour.map((part) => expect.closeTo(part, -1));
      await page.goto(path);
      expect(await colourOf(page, description), path).toEqual(near);
      await page.goto(`/bn${path}`);
      expect(await colourOf(page, bangla), `/bn${path}`).toEqual(near);
    }
    for (const path of ['/news-events/trees-for-the-yard', '/bn/news-events/trees-for-the-yard'])
      expect((await page.request.get(path)).status(), path).toBe(404);
  } finally {
    await page.close();
    await stop(server);
    rmSync(copy, { recursive: true, force: true });
  }
});
