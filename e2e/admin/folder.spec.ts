import type { Page } from '@playwright/test';
import { contentFiles, fillProduct, openReview, saved, textbox } from '../support/studio';
import { status } from './open-studio';
import { expect, test } from './test';

const EDIT_BRICK = '/admin/AdminAddProducts?id=solid-brick';

/** Stands in for the picker: a folder of the browser's own, filled with this repository's content. */
async function giveFolder(page: Page, files: Readonly<Record<string, string>> = contentFiles()) {
  await page.evaluate(async (texts) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('data', { create: true });
    for (const [path, text] of Object.entries(texts)) {
      const parts = path.split('/');
      const name = parts.pop() ?? '';
      let place = folder;
      for (const part of parts) place = await place.getDirectoryHandle(part, { create: true });
      const writable = await (await place.getFileHandle(name, { create: true })).createWritable();
      await writable.write(text);
      await writable.close();
    }
    Object.defineProperty(window, 'showDirectoryPicker', { configurable: true, value: async () => folder });
  }, files);
}

const readFolder = (page: Page, name: string) =>
  page.evaluate(async (file) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('data');
    const parts = file.split('/');
    const last = parts.pop() ?? '';
    for (const part of parts) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(last)).getFile()).text();
  }, name);

async function editBrick(page: Page, name: string) {
  await page.goto(EDIT_BRICK);
  await expect(textbox(page, 'Name')).toBeVisible();
  await giveFolder(page);
  await textbox(page, 'Name').fill(name);
  await saved(page);
  const review = await openReview(page);
  await review.getByRole('button', { name: 'Connect the folder' }).click();
  await expect(review.getByText(/^Connected: data/)).toBeVisible();
  return review;
}

test('writes, reads back, and takes the last write back', async ({ page }) => {
  const before = contentFiles()['entities/products/data.json'];
  const review = await editBrick(page, 'Solid Brick, written');
  await review.getByRole('button', { name: 'Write 1 change' }).click();
  await expect(
    review.getByText(/^Written and checked: entities\/products\/data\.json\. The website shows it/),
  ).toBeVisible();
  expect(await readFolder(page, 'entities/products/data.json')).toBe(
    before?.replace('"name": "Solid Brick"', '"name": "Solid Brick, written"'),
  );
  await expect(review.getByText('Sent', { exact: true })).toBeVisible();

  await review.getByRole('button', { name: /^Take back the last write/ }).click();
  await expect(review.getByText(/^Taken back and checked: entities\/products\/data\.json/)).toBeVisible();
  expect(await readFolder(page, 'entities/products/data.json')).toBe(before);
  await expect(review.getByText('Edited', { exact: true })).toBeVisible();
  await expect(status(page)).toContainText('Took back 1 change');
});

test('writes a new record with its picture', async ({ page }) => {
  await page.goto('/admin/AdminAddProducts');
  await expect(textbox(page, 'Name')).toBeVisible();
  await giveFolder(page);
  await fillProduct(page, 'Written Kerb');
  const review = await openReview(page);
  await review.getByRole('button', { name: 'Connect the folder' }).click();
  await review.getByRole('button', { name: 'Write 1 change' }).click();
  await expect(
    review.getByText('Written and checked: entities/products/data.json, 1 picture.'),
  ).toBeVisible();
  const names = await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('data');
    const found: string[] = [];
    for await (const name of (await folder.getDirectoryHandle('media')).keys()) found.push(name);
    return found;
  });
  expect(names).toEqual([expect.stringMatching(/^written-kerb-[0-9a-f]{8}\.webp$/)]);
});

test('merges what somebody else has changed in another record', async ({ page }) => {
  const review = await editBrick(page, 'Solid Brick, merged');
  const theirs =
    contentFiles()['entities/products/data.json']?.replace(
      '"name": "I Block"',
      '"name": "I Block, theirs"',
    ) ?? '';
  await giveFolder(page, { 'entities/products/data.json': theirs });
  await review.getByRole('button', { name: 'Write 1 change' }).click();
  await expect(review.getByText(/^Written and checked: entities\/products\/data\.json/)).toBeVisible();
  const after = await readFolder(page, 'entities/products/data.json');
  expect(after).toContain('"name": "I Block, theirs"');
  expect(after).toContain('"name": "Solid Brick, merged"');
});

test('writes nothing when both have changed the same field', async ({ page }) => {
  const review = await editBrick(page, 'Solid Brick, mine');
  const theirs =
    contentFiles()['entities/products/data.json']?.replace(
      '"name": "Solid Brick"',
      '"name": "Solid Brick, theirs"',
    ) ?? '';
  await giveFolder(page, { 'entities/products/data.json': theirs });
  await review.getByRole('button', { name: 'Write 1 change' }).click();
  await expect(review.getByText(/^Nothing was written: the folder has changes/)).toBeVisible();
  expect(await readFolder(page, 'entities/products/data.json')).toBe(theirs);
});

test('refuses a folder that is not the content of this website', async ({ page }) => {
  await page.goto(EDIT_BRICK);
  await expect(textbox(page, 'Name')).toBeVisible();
  await giveFolder(page, { 'content.json': '{"kind":"something else","version":1}' });
  await textbox(page, 'Name').fill('Solid Brick, nowhere');
  await saved(page);
  const review = await openReview(page);
  await review.getByRole('button', { name: 'Connect the folder' }).click();
  await expect(review.getByText('This is not the content folder of this website.')).toBeVisible();
  await expect(review.getByRole('button', { name: /^Write/ })).toHaveCount(0);
});

test('says so when the permission is refused', async ({ page }) => {
  const review = await editBrick(page, 'Solid Brick, refused');
  await page.evaluate(() => {
    FileSystemHandle.prototype.requestPermission = async () => 'denied';
  });
  await review.getByRole('button', { name: 'Write 1 change' }).click();
  await expect(review.getByText(/was not allowed to write to the folder/)).toBeVisible();
});

test('names the file that could not be closed, and leaves it whole', async ({ page }) => {
  const review = await editBrick(page, 'Solid Brick, failing');
  await page.evaluate(() => {
    FileSystemWritableFileStream.prototype.close = async () => {
      throw new DOMException('No space left.', 'QuotaExceededError');
    };
  });
  await review.getByRole('button', { name: 'Write 1 change' }).click();
  await expect(
    review.getByText(/^Not written\. entities\/products\/data\.json could not be written\./),
  ).toBeVisible();
  expect(await readFolder(page, 'entities/products/data.json')).toBe(
    contentFiles()['entities/products/data.json'],
  );
});

test('does not take back what somebody has changed since', async ({ page }) => {
  const review = await editBrick(page, 'Solid Brick, overtaken');
  await review.getByRole('button', { name: 'Write 1 change' }).click();
  await expect(review.getByText(/^Written and checked/)).toBeVisible();
  const since = (await readFolder(page, 'entities/products/data.json')).replace(
    '"I Block"',
    '"I Block, since"',
  );
  await giveFolder(page, { 'entities/products/data.json': since });
  await review.getByRole('button', { name: /^Take back the last write/ }).click();
  await expect(
    review.getByText(/^Not taken back: entities\/products\/data\.json is no longer what was written/),
  ).toBeVisible();
  expect(await readFolder(page, 'entities/products/data.json')).toBe(since);
});

test('points to the bundle where the browser cannot write to folders', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await page.goto(EDIT_BRICK);
  await textbox(page, 'Name').fill('Solid Brick, elsewhere');
  await saved(page);
  const review = await openReview(page);
  await expect(review.getByText('Your browser cannot write to folders. Use the bundle.')).toBeVisible();
});
