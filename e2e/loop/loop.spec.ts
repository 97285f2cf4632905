import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { languages } from '../../content/registry/languages';
import { inBangla } from '../../content/routes';
import { expectAccessible } from '../support/axe';
import {
  choosePicture,
  exportBundle,
  fillProduct,
  pictureFile,
  saved,
  smallestCategory,
  textbox,
} from '../support/studio';
import { visitPage } from '../support/test';
import { saidBy } from '../support/words';
import { expect, test } from '../admin/test';
import { applyBundle, buildCopy, copyRepository } from './copy-repository';
import { bundleOfChanges, type Changed, changeEveryField, unseenIn } from './every-field';
import { LANDING_PAGE, makeLandingPage } from './landing-page';
import { expectFile, FILE_OF, makeFile } from './offered-file';
import { PORT, serve, stop } from './serve';

test.use({ baseURL: `http://localhost:${PORT}` });

/** One build for all tests: the first applies the changes of the last, too. */
test.describe.configure({ mode: 'serial' });
let copy: string;
let changed: Changed;
let words: readonly string[];
test.beforeAll(async () => {
  copy = copyRepository();
  changed = await changeEveryField();
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('carries changes from the studio through bundle, script and build to the website', async ({ page }) => {
  let server = await serve(resolve('out'));
  try {
    await page.goto('/admin/AdminAddProducts');
    await fillProduct(page, 'Loop Block');
    await page.goto('/admin/AdminAddBanner');
    await textbox(page, 'Title').fill('A slide from the studio');
    await textbox(page, 'Description').fill('It came with a bundle.');
    await choosePicture(page, await pictureFile(2000, 900));
    await textbox(page, 'Description of the picture').fill('A grey wall.');
    await textbox(page, 'Description of the picture').blur();
    await saved(page);
    await makeFile(page);
    words = await makeLandingPage(page);
    await applyBundle(copy, (await exportBundle(page)).text);
    await applyBundle(copy, await bundleOfChanges(changed));
    await buildCopy(copy);
    // A page that still fetched a picture would miss its server.
    await page.goto('about:blank');
    await stop(server);
    server = await serve(join(copy, 'out'));

    await page.goto(`/products?category=${smallestCategory?.id}`);
    const card = page.getByRole('article', { name: 'Loop Block' });
    await card.scrollIntoViewIfNeeded();
    await expect(card).toBeVisible();
    const picture = card.getByRole('img', { name: 'A grey edging block.' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.goto('/');
    await expect(page.getByText('A slide from the studio')).toBeAttached();

    await expectFile(page, ['/products/files', `/products/${FILE_OF}`, LANDING_PAGE]);
    await page.goto('/admin/AdminProducts');
    await expect(page.getByRole('button', { name: 'Review and publish (no changes)' })).toBeVisible();
    await expect(page.getByText(/^On the website now:/)).toBeVisible();
  } finally {
    await page.close();
    await stop(server);
  }
});

test('a landing page of all blocks is whole without scripts, too', async ({ page, browser, baseURL }) => {
  const server = await serve(join(copy, 'out'));
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  try {
    for (const [place, language] of languages.entries()) {
      const path = language === 'bn' ? inBangla(LANDING_PAGE) : LANDING_PAGE;
      await visitPage(page, path);
      await expectAccessible(page);
      const said = await page.getByRole('main').innerText();
      expect(saidBy(said, words[place] ?? '').missing).toBe('');
      await plain.goto(path);
      expect(saidBy(await plain.getByRole('main').innerText(), said).missing).toBe('');
    }
  } finally {
    await context.close();
    await page.close();
    await stop(server);
  }
});

test('shows every field of every kind of content, in both languages, where its entity says', () => {
  const unseen = unseenIn(join(copy, 'out'), changed);
  const listOf = (list: 'untouched' | 'absent') =>
    changed.flatMap(({ entity, [list]: fields }) => fields.map((field) => `${entity} ${field}`));
  expect({ unseen, untouched: listOf('untouched') }).toEqual({ unseen: [], untouched: [] });
  const absent = listOf('absent');
  test.skip(absent.length > 0, `The content has no ${absent.join(', ')}.`);
});
