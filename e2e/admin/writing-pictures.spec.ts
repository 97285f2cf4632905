import type { Page } from '@playwright/test';
import { dropFiles } from '../support/dropped-files';
import { pictureFile } from '../support/studio';
import { markdown, pictureAndArticle, text, tool, way, write } from '../support/writing';
import { openArticle } from './open-studio';
import { expect, test } from './test';

type File = Awaited<ReturnType<typeof pictureFile>>;

/** Puts a picture into the clipboard and pastes it, both by the browser. */
async function pastePicture(page: Page, { buffer }: File) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async (bytes) => {
      const blob = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    },
    [...buffer],
  );
  await page.keyboard.press('ControlOrMeta+v');
}

/** Makes the preparation of pictures wait until it is let go on; call before the page is opened. */
async function holdPictures(page: Page) {
  await page.addInitScript(() => {
    const { createImageBitmap } = window;
    const go = new Promise((resolve) => addEventListener('go', resolve, { once: true }));
    const held = async (picture: ImageBitmapSource, options?: ImageBitmapOptions) => {
      await go;
      return createImageBitmap(picture, options);
    };
    Object.assign(window, { createImageBitmap: held });
  });
  return () => page.evaluate(() => dispatchEvent(new Event('go')));
}

const PICTURE = String.raw`\(/images/uploads/[a-z0-9-]+\.webp\)`;

test(
  'a picture that is pasted or dropped is described at once; several are named; what is no picture is refused',
  { tag: '@full' },
  async ({ page }) => {
    await openArticle(page);
    await write(page, 'Above.\n\nBelow.');
    await text(page).getByText('Above.').click();
    await page.keyboard.press('End');
    await pastePicture(page, await pictureFile(900, 600));
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    await expect(dialog.getByRole('textbox', { name: 'Description of the picture' })).toBeFocused();
    await page.keyboard.type('Pasted');
    await page.keyboard.press('Enter');
    await expect(text(page).getByRole('img', { name: 'Pasted' })).toBeVisible();

    await dropFiles(text(page).getByText('Below.'), [await pictureFile(640, 480, { format: 'jpeg' })]);
    await expect(dialog.getByRole('textbox', { name: 'Description of the picture' })).toBeFocused();
    await page.keyboard.press('Escape');
    const written = await markdown(page);
    expect(written).toMatch(
      new RegExp(`^Above\\.\n\n!\\[Pasted\\]${PICTURE}\n\nBelow\\.\n\n!\\[\\]${PICTURE}$`),
    );
    const figures = page.getByRole('list', { name: 'Text in figures', exact: true });
    await expect(figures).toContainText('1 picture without a description');

    await dropFiles(text(page).getByText('Below.'), [
      await pictureFile(700, 400),
      await pictureFile(701, 400),
    ]);
    await expect(
      page.getByText('2 pictures added. Select each one and press Picture to describe it.'),
    ).toBeVisible();
    await expect(text(page).locator('img')).toHaveCount(4);

    const nonsense = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await dropFiles(text(page).getByText('Below.'), [nonsense]);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /picture/i })
        .first(),
    ).not.toBeEmpty();
    expect((await markdown(page)).match(/!\[/g)).toHaveLength(4);

    // A picture that is there gets its description by its button.
    await text(page).locator('figure').last().click();
    await expect(tool(page, 'Picture')).toHaveAttribute('aria-pressed', 'true');
    await tool(page, 'Picture').click();
    await dialog.getByRole('textbox', { name: 'Description of the picture' }).fill('Described later');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(text(page).getByRole('img', { name: 'Described later' })).toBeVisible();
  },
);

test('typing continues while a picture is prepared', { tag: '@full' }, async ({ page }) => {
  const goOn = await holdPictures(page);
  await openArticle(page);
  await write(page, 'Above.\n\nBelow.');
  await dropFiles(text(page).getByText('Above.'), [await pictureFile(1600, 1200)]);
  await expect(page.getByText('Preparing the picture…')).toBeVisible();
  await text(page).getByText('Below.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Typed meanwhile.');
  await goOn();
  await expect(page.getByText('1 picture added. Select it and press Picture to describe it.')).toBeVisible();
  await page.keyboard.type(' And more.');
  const written = await markdown(page);
  expect(written).toContain('Below. Typed meanwhile. And more.');
  expect(written).toMatch(new RegExp(`!\\[\\]${PICTURE}`));
});

test('leaving a text before its picture is ready shows a sentence', { tag: '@full' }, async ({ page }) => {
  const goOn = await holdPictures(page);
  await openArticle(page);
  await write(page, 'Above.');
  await dropFiles(text(page).getByText('Above.'), [await pictureFile(1600, 1200)]);
  await expect(page.getByText('Preparing the picture…')).toBeVisible();
  await way(page, 'Markdown').click();
  await goOn();
  await expect(page.getByText('You left the text before the picture was ready')).toBeVisible();
});

test('a picture without a description is one press away from its fault', async ({ page }) => {
  const { src } = pictureAndArticle();
  await openArticle(page);
  await write(page, `Above.\n\n![](${src})\n\nBelow.`);
  await page.getByRole('button', { name: 'Check for problems', exact: true }).click();
  await page.getByRole('link', { name: /has no description \(line 3\)/ }).click();
  const remedy = page.getByRole('button', { name: /^Describe the picture without a description/ });
  await expect(remedy).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByRole('checkbox', { name: 'Needs no description' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: /has no description/ })).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  expect(await markdown(page)).toBe(`Above.\n\n![-](${src})\n\nBelow.`);
});
