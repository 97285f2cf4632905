import { clipboardOf } from '../../support/clipboard';
import { dropFiles } from '../../support/dropped-files';
import { pictureFile, saved } from '../../support/studio';
import { expect, test } from '../../support/test';
import {
  ADD_BLOG,
  markdown,
  pasteByEvent,
  pictureAndArticle,
  select,
  text,
  tool,
  write,
} from '../../support/writing';

test('an article is written with buttons, keys and tables, kept through a reload, and its Markdown is the same', async ({
  page,
}) => {
  await page.goto(ADD_BLOG);
  await expect(tool(page, 'Bold')).toBeVisible();
  await text(page).click();
  await page.keyboard.type('First paragraph.');
  await page.keyboard.press('Enter');
  await tool(page, 'Heading').click();
  await page.keyboard.type('বাংলা 👷🏽‍♀️ שלום');
  await page.keyboard.press('Enter');
  await tool(page, 'List').click();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await tool(page, 'Numbered list').click();
  await expect(text(page).locator('ol')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(text(page).locator('ol')).toHaveCount(0);
  await text(page).getByText('two').click();
  await tool(page, 'Table').click();
  await page.keyboard.type('Block');
  await tool(page, 'Delete column').click();
  const above = 'First paragraph.\n\n## বাংলা 👷🏽‍♀️ שלום\n\n- one\n- two\n\n';
  expect(await markdown(page)).toBe(`${above}| | |\n| --- | --- |\n| | |\n| | |`);
  await text(page).getByRole('cell').first().click();
  for (const name of ['Add row', 'Add column', 'Delete row']) await tool(page, name).click();
  const table = '| | | |\n| --- | --- | --- |\n| | | |\n| | | |';
  expect(await markdown(page)).toBe(above + table);
  await saved(page);
  await page.reload();
  await expect(tool(page, 'Bold')).toBeVisible();
  expect(await markdown(page)).toBe(above + table);
});

test('a text pasted from Word keeps its form, and hostile HTML runs nothing and leaves nothing', async ({
  page,
}) => {
  await page.goto(ADD_BLOG);
  await expect(tool(page, 'Bold')).toBeVisible();
  await text(page).click();
  await pasteByEvent(page, clipboardOf('word'));
  await expect(text(page).getByRole('heading', { level: 2, name: 'Laying blocks' })).toBeVisible();
  await expect(text(page).getByRole('cell', { name: '14 kg' })).toBeVisible();
  await page.keyboard.press('Control+a');
  await pasteByEvent(page, clipboardOf('hostile').replace('data-pm-slice', 'data-other'));
  await expect(text(page)).toContainText('Plain words and more');
  await expect(text(page).locator('script, style, svg, iframe, [onclick], [onerror], [style]')).toHaveCount(
    0,
  );
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  expect(await markdown(page)).not.toMatch(/javascript:|evil/);
});

test('a picture is dropped and described, another comes from the library, and a page is linked by its name', async ({
  page,
}) => {
  const { src, alt, title, path } = pictureAndArticle();
  await page.goto(ADD_BLOG);
  await expect(tool(page, 'Bold')).toBeVisible();
  await write(page, 'Above.\n\nLinked words.');
  await dropFiles(text(page).getByText('Above.'), [await pictureFile(900, 600)]);
  const pictures = page.getByRole('dialog', { name: 'Picture' });
  await expect(pictures.getByRole('textbox', { name: 'Description of the picture' })).toBeFocused();
  await page.keyboard.type('Dropped');
  await page.keyboard.press('Enter');
  await expect(text(page).getByRole('img', { name: 'Dropped' })).toBeVisible();

  await select(page, 'Linked');
  await tool(page, 'Link').click();
  const links = page.getByRole('dialog', { name: 'Link' });
  await links.getByRole('textbox', { name: 'Address' }).focus();
  await page.keyboard.type(title);
  await links.getByRole('button', { name: title }).click();
  await links.getByRole('button', { name: 'Set link' }).click();
  await page.keyboard.press('End');

  await tool(page, 'Picture').click();
  await pictures.getByRole('searchbox', { name: 'Find a picture' }).focus();
  await page.keyboard.type(alt);
  await pictures.getByRole('button', { name: alt }).click();
  await pictures.getByRole('button', { name: 'Insert' }).click();
  expect((await markdown(page)).replace(/uploads\/[a-z0-9-]+/, 'uploads/wall')).toBe(
    `Above.\n\n![Dropped](/images/uploads/wall.webp)\n\n[Linked](${path}) words.\n\n![${alt}](${src})`,
  );
});
