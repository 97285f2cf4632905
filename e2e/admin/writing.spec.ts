import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { clipboardOf, pasteHtml } from '../support/clipboard';
import { pictureFile, saved, textbox } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

const ADD_BLOG = '/admin/AdminAddBlog';
const EDIT_BLOG = `${ADD_BLOG}?id=how-a-block-is-made`;

const text = (page: Page) => textbox(page, 'Text');
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Format text', exact: true }).getByRole('button', { name, exact: true });

/** The button that shows the text in one of its two ways; its Bangla has buttons of its own. */
const way = (page: Page, name: 'Text' | 'Markdown') =>
  page
    .getByRole('group', { name: 'How to write text', exact: true })
    .getByRole('button', { name, exact: true });

/** What is written, as Markdown; the visual editor is shown again afterwards. */
async function markdown(page: Page) {
  await way(page, 'Markdown').click();
  const written = await text(page).inputValue();
  await way(page, 'Text').click();
  await expect(tool(page, 'Bold')).toBeVisible();
  return written;
}

async function startArticle(page: Page) {
  await openStudio(page, ADD_BLOG);
  await expect(tool(page, 'Bold')).toBeVisible();
  await text(page).click();
}

test('an article is written with its buttons, and both ways show the same', async ({ page }) => {
  await startArticle(page);
  await page.keyboard.type('First paragraph.');
  await page.keyboard.press('Enter');
  await tool(page, 'Heading 2').click();
  await page.keyboard.type('Next part');
  await expect(tool(page, 'Heading 2')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A ');
  await tool(page, 'Bold').click();
  await page.keyboard.type('strong');
  await tool(page, 'Bold').click();
  await page.keyboard.type(' word.');
  await page.keyboard.press('Enter');
  await tool(page, 'List').click();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  const written = 'First paragraph.\n\n## Next part\n\nA **strong** word.\n\n- one\n- two';
  expect(await markdown(page)).toBe(written);
  await saved(page);
  await page.reload();
  await expect(text(page).getByRole('heading', { name: 'Next part' })).toBeVisible();
  expect(await markdown(page)).toBe(written);
  await expect(page.getByRole('list', { name: 'Text in figures', exact: true })).toContainText(
    '9 words, 1 minute to read',
  );
});

test('an article that is opened and read is not changed', async ({ page }) => {
  await openStudio(page, EDIT_BLOG);
  await text(page).click();
  await page.keyboard.press('End');
  await tool(page, 'Bold').focus();
  await way(page, 'Markdown').click();
  await way(page, 'Text').click();
  await expect(page.getByText('Same as on the website')).toBeVisible();
});

test('Undo and Redo of the form take back what was written, step by step', async ({ page }) => {
  await startArticle(page);
  await page.keyboard.type('Kept words');
  await page.keyboard.press('ControlOrMeta+a');
  await tool(page, 'Italic').click();
  await expect(text(page).locator('em')).toHaveText('Kept words');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page).locator('em')).toHaveCount(0);
  await expect(text(page)).toHaveText('Kept words');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(text(page).locator('em')).toHaveText('Kept words');
});

test('a text pasted from Word keeps its form, and one line says what changed', async ({ page }) => {
  await startArticle(page);
  await pasteHtml(page, clipboardOf('word'));
  await expect(text(page).getByRole('heading', { level: 2, name: 'Laying blocks' })).toBeVisible();
  await expect(text(page).getByRole('cell', { name: '14 kg' })).toBeVisible();
  await expect(
    page.getByText(
      'Pasted: headings were brought to levels 2 and 3; colours, fonts and sizes were left out; ' +
        '1 picture did not come along: save them and add them with Picture.',
    ),
  ).toBeVisible();
});

test('hostile HTML that is pasted runs nothing and leaves nothing', async ({ page }) => {
  await startArticle(page);
  for (const html of [
    clipboardOf('hostile'),
    clipboardOf('hostile').replace('data-pm-slice', 'data-other'),
  ]) {
    await pasteHtml(page, html);
    await expect(text(page)).toContainText('Plain words and more');
    const left = text(page).locator(
      'script, style, svg, iframe, object, img[src*="evil"], [onclick], [onerror], [style]',
    );
    await expect(left).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  expect(await markdown(page)).not.toMatch(/javascript:|evil/);
});

test('a picture from a file is described, shown in the preview, and kept', async ({ page }) => {
  await startArticle(page);
  await page.keyboard.type('Above.');
  await tool(page, 'Picture').click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.locator('input[type="file"]').setInputFiles(await pictureFile(900, 600));
  await dialog.getByRole('textbox', { name: 'Description of the picture' }).fill('A wall in grey.');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(text(page).getByRole('img', { name: 'A wall in grey.' })).toHaveAttribute('src', /^blob:/);
  await expect(page.frameLocator('iframe[title="Preview"]').getByAltText('A wall in grey.')).toHaveAttribute(
    'src',
    /^blob:/,
  );
  await saved(page);
  await page.reload();
  await expect(text(page).getByRole('img', { name: 'A wall in grey.' })).toHaveAttribute('src', /^blob:/);
  expect(await markdown(page)).toMatch(
    /^Above\.\n\n!\[A wall in grey\.\]\(\/images\/uploads\/[a-z0-9-]+\.webp\)$/,
  );
});

test('a picture of the library and a page of the website are found by name', async ({ page }) => {
  await startArticle(page);
  await tool(page, 'Picture').click();
  const pictures = page.getByRole('dialog', { name: 'Picture' });
  await pictures.getByRole('searchbox', { name: 'Find a picture' }).fill('curing racks');
  await pictures.getByRole('button', { name: /Fresh concrete blocks on steel racks/ }).click();
  await pictures.getByRole('button', { name: 'Insert' }).click();
  await page.keyboard.press('Enter');
  await tool(page, 'Link').click();
  const links = page.getByRole('dialog', { name: 'Link' });
  await links.getByRole('textbox', { name: 'Address' }).fill('Paving that locks');
  await links.getByRole('button', { name: /Paving that locks without mortar/ }).click();
  await links.getByRole('button', { name: 'Set link' }).click();
  expect(await markdown(page)).toBe(
    '![Fresh concrete blocks on steel racks on both sides of an aisle in a production hall.](/images/scenes/curing-racks.jpg)\n\n' +
      '[Paving that locks without mortar](/blog/paving-that-locks-without-mortar)',
  );
});

test('the preview follows the place of writing', async ({ page }) => {
  await openStudio(page, EDIT_BLOG);
  await expect(tool(page, 'Bold')).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview"]').locator('.article-body');
  await expect(preview.locator('p').last()).not.toBeInViewport();
  await text(page).locator('p').last().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' And a last word.');
  await expect(preview.getByText('And a last word.')).toBeInViewport();
});

test('a text that is typed with an input method, emoji and right-to-left survive', async ({
  page,
  context,
}) => {
  await startArticle(page);
  const client = await context.newCDPSession(page);
  for (const part of ['ব', 'বা', 'বাং', 'বাংলা']) {
    await client.send('Input.imeSetComposition', {
      text: part,
      selectionStart: part.length,
      selectionEnd: part.length,
    });
  }
  await client.send('Input.insertText', { text: 'বাংলা' });
  await page.keyboard.type(' ');
  await page.keyboard.insertText('👷🏽‍♀️ שלום عالم');
  expect(await markdown(page)).toBe('বাংলা 👷🏽‍♀️ שלום عالم');
});

test(
  'the visual editor is left and used by keyboard alone, and is accessible',
  { tag: '@phone' },
  async ({ page }) => {
    await openStudio(page, EDIT_BLOG);
    await expect(tool(page, 'Bold')).toBeVisible();
    await tool(page, 'Heading 2').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Heading 3')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Heading 3')).toBeFocused();
    await expectAccessible(page, { within: 'form' });
    await page.keyboard.press('Enter');
    await expect(text(page)).toBeFocused();
  },
);

test('what was written half a second before a crash is kept', async ({ page, context }) => {
  await startArticle(page);
  await page.keyboard.type('Written before the crash');
  await saved(page);
  const address = page.url();
  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void client.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto(address);
  await expect(text(next)).toHaveText('Written before the crash');
});
