import { expectAccessible } from '../support/axe';
import { clipboardOf, pasteHtml } from '../support/clipboard';
import { articleWith, needs } from '../support/records';
import { pictureFile, saved } from '../support/studio';
import { ADD_BLOG, markdown, pictureAndArticle, text, tool, toolbar, way } from '../support/writing';
import { openArticle } from './open-studio';
import { expect, test } from './test';

test('an article is written with buttons, keys and an input method, and both ways show the same', async ({
  page,
  context,
}) => {
  await openArticle(page);
  await text(page).click();
  await page.keyboard.type('First paragraph.');
  await page.keyboard.press('Enter');
  await tool(page, 'Heading').click();
  await page.keyboard.type('Next part');
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A ');
  await tool(page, 'Bold').click();
  await page.keyboard.type('strong');
  await tool(page, 'Bold').click();
  await page.keyboard.type(' word. ');
  const client = await context.newCDPSession(page);
  for (const part of ['ব', 'বা', 'বাং', 'বাংলা']) {
    const end = part.length;
    await client.send('Input.imeSetComposition', { text: part, selectionStart: end, selectionEnd: end });
  }
  await client.send('Input.insertText', { text: 'বাংলা' });
  await page.keyboard.insertText(' 👷🏽‍♀️ שלום عالم');
  await page.keyboard.press('Enter');
  await tool(page, 'List').click();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  const above = 'First paragraph.\n\n## Next part\n\nA **strong** word. বাংলা 👷🏽‍♀️ שלום عالم\n\n- one\n- two';
  expect(await markdown(page)).toBe(above);

  // A press of a button is a step by itself.
  await text(page).getByText('two').click();
  await tool(page, 'Numbered list').click();
  await expect(text(page).locator('ol')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page).locator('ol')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text(page).locator('ol')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page).getByRole('listitem')).toHaveText(['one', 'two']);

  await text(page).getByText('two').click();
  await tool(page, 'Table').click();
  await expect(text(page).locator('td').first()).toHaveCSS('border-left-width', '1px');
  await page.keyboard.type('Block');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Weight');
  for (const name of ['Delete column', 'Add row', 'Delete row', 'Add column']) {
    // The head of a table stays, so its rows are deleted from below it.
    if (name === 'Add row') await text(page).getByRole('cell').first().click();
    await tool(page, name).click();
    await expect(text(page)).toBeFocused();
  }
  const table = '| Block | | |\n| --- | --- | --- |\n| | | |\n| | | |';
  expect(await markdown(page)).toBe(`${above}\n\n${table}`);
  await saved(page);
  await page.reload();
  await expect(text(page).getByRole('heading', { name: 'Next part' })).toBeVisible();
  expect(await markdown(page)).toBe(`${above}\n\n${table}`);
  await expect(page.getByRole('list', { name: 'Text in figures', exact: true })).toContainText(
    '13 words, 1 minute to read',
  );
});

test('what is pasted keeps its form, one line says what changed, and hostile HTML runs nothing', async ({
  page,
}) => {
  await openArticle(page);
  await text(page).click();
  await pasteHtml(page, clipboardOf('word'));
  await expect(text(page).getByRole('heading', { level: 2, name: 'Laying blocks' })).toBeVisible();
  await expect(text(page).getByRole('cell', { name: '14 kg' })).toBeVisible();
  await expect(
    page.getByText(
      'Pasted: headings of other levels became headings or subheadings; colours, fonts and sizes were left out; ' +
        '1 picture left out: save them and add them with Picture.',
    ),
  ).toBeVisible();
  for (const html of [
    clipboardOf('hostile'),
    clipboardOf('hostile').replace('data-pm-slice', 'data-other'),
  ]) {
    await page.keyboard.press('ControlOrMeta+a');
    await pasteHtml(page, html);
    await expect(text(page)).toContainText('Plain words and more');
    const leftovers = text(page).locator(
      'script, style, svg, iframe, object, img[src*="evil"], [onclick], [onerror], [style]',
    );
    await expect(leftovers).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  expect(await markdown(page)).not.toMatch(/javascript:|evil/);
});

test('a paste that would stop the tab is refused in a sentence, and the next key is written', async ({
  page,
}) => {
  await openArticle(page);
  await text(page).click();
  await pasteHtml(page, '<p><a href="https://example.com/a">a</a></p>'.repeat(50_000));
  await expect(page.getByText(/^Not pasted: this has too much formatting/)).toBeVisible();
  await page.keyboard.type('Written.');
  expect(await markdown(page)).toBe('Written.');
});

test(
  'pictures and links come from files, from the library and by name, in dialogs that are accessible',
  { tag: '@full' },
  async ({ page }) => {
    const { src, alt, title, path } = pictureAndArticle();
    await openArticle(page);
    await text(page).click();
    await page.keyboard.type('Above.');
    await tool(page, 'Picture').click();
    const pictures = page.getByRole('dialog', { name: 'Picture' });
    await expect(pictures.getByRole('button', { name: 'Choose a file' })).toBeFocused();
    await pictures.locator('input[type="file"]').setInputFiles(await pictureFile(900, 600));
    const description = pictures.getByRole('textbox', { name: 'Description of the picture' });
    await expect(description).toBeFocused();
    await page.keyboard.type('A wall in grey.');
    await expectAccessible(page, { within: '#studio-picture' });
    await pictures.getByRole('button', { name: 'Insert' }).click();
    const wall = text(page).getByRole('img', { name: 'A wall in grey.' });
    await expect(wall).toHaveAttribute('src', /^blob:/);
    await expect(
      page.frameLocator('iframe[title="Preview"]').getByAltText('A wall in grey.'),
    ).toHaveAttribute('src', /^blob:/);

    await page.keyboard.press('Enter');
    await tool(page, 'Picture').click();
    await pictures.getByRole('searchbox', { name: 'Find a picture' }).fill(alt);
    const known = pictures.getByRole('button', { name: alt });
    await expect(known).toContainText('Products: ');
    await expectAccessible(page, { within: '#studio-picture' });
    await known.click();
    await pictures.getByRole('checkbox', { name: 'Needs no description' }).check();
    await expect(description).toHaveValue('');
    await pictures.getByRole('button', { name: 'Insert' }).click();

    await page.keyboard.press('Enter');
    await tool(page, 'Link').click();
    const links = page.getByRole('dialog', { name: 'Link' });
    const address = links.getByRole('textbox', { name: 'Address' });
    await address.fill('javascript:alert(1)');
    await links.getByRole('button', { name: 'Set link' }).click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await address.fill(title);
    await expectAccessible(page, { within: '#studio-link' });
    await links.getByRole('button', { name: title }).click();
    await links.getByRole('button', { name: 'Set link' }).click();
    await saved(page);
    await page.reload();
    await expect(wall).toHaveAttribute('src', /^blob:/);
    expect((await markdown(page)).replace(/uploads\/[a-z0-9-]+/, 'uploads/wall')).toBe(
      `Above.\n\n![A wall in grey.](/images/uploads/wall.webp)\n\n![-](${src})\n\n[${title}](${path})`,
    );
  },
);

test(
  'an article that is read stays as it is; its editor is used by keyboard, is accessible, and the preview follows',
  { tag: ['@phone-full', '@full'] },
  async ({ page, isMobile }) => {
    const { _id: id } = needs(articleWith('table'), 'article with a table');
    await openArticle(page, `${ADD_BLOG}?id=${id}`);
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
    await tool(page, 'Heading').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Subheading')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Subheading')).toBeFocused();
    await way(page, 'Markdown').click();
    await way(page, 'Text').click();
    await expect(page.getByText('Same as on the website')).toBeVisible();

    // From a table, where Tab leads from cell to cell, to its buttons and back.
    await text(page).getByRole('cell').first().click();
    await expect(tool(page, 'Add row')).toBeVisible();
    await page.keyboard.press('Alt+F10');
    await expect(toolbar(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(tool(page, 'Delete table')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text(page)).toBeFocused();
    // Half below the sticky bar, any control would be too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, { within: 'form' });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);

    await text(page).locator('p').last().click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' And a last word.');
    // The buttons stay in sight, below whether everything is saved.
    await expect(tool(page, 'Bold')).toBeInViewport();
    const status = await page.getByRole('region', { name: 'Status' }).boundingBox();
    const buttons = await toolbar(page).boundingBox();
    expect((buttons?.y ?? 0) + 1).toBeGreaterThanOrEqual((status?.y ?? 0) + (status?.height ?? 0));
    if (isMobile) return;
    const preview = page.frameLocator('iframe[title="Preview"]').locator('.article-body');
    await expect(preview.getByText('And a last word.')).toBeInViewport();
  },
);
