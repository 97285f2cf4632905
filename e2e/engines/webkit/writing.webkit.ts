import { readFileSync } from 'node:fs';
import { Key } from 'selenium-webdriver';
import { pictureAndArticle } from '../../support/writing';
import { beginning, type WebKitPage } from './page';
import { expect, test } from './test';

const tools = (page: WebKitPage) => page.byRole('toolbar', 'Format text');
const tool = (page: WebKitPage, name: string) => tools(page).byRole('button', name);
const text = (page: WebKitPage) => page.byRole('textbox', 'Text');
const way = (page: WebKitPage, name: 'Text' | 'Markdown') =>
  page.byRole('group', 'How to write text').byRole('button', name);

async function start(page: WebKitPage) {
  await page.goto('/admin/AdminAddBlog');
  await tool(page, 'Bold').one();
  await text(page).click();
}

async function markdown(page: WebKitPage) {
  await way(page, 'Markdown').click();
  await expect.poll(() => text(page).attribute('rows')).toBe('18');
  const written = await text(page).value();
  await way(page, 'Text').click();
  await tool(page, 'Bold').one();
  return written;
}

/** Selects words of the text, or puts the caret before them. */
const select = (page: WebKitPage, words: string, isCaret = false) =>
  page.evaluate(
    (wanted, caret) => {
      const editor = document.querySelector<HTMLElement>('.ProseMirror');
      if (editor === null) throw new Error('no editor');
      editor.focus();
      const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const at = node.nodeValue?.indexOf(wanted) ?? -1;
        if (at !== -1) getSelection()?.setBaseAndExtent(node, at, node, caret ? at : at + wanted.length);
      }
    },
    words,
    isCaret,
  );

const undo = (page: WebKitPage) =>
  page.browser.actions().keyDown(Key.CONTROL).sendKeys('z').keyUp(Key.CONTROL).perform();

/** Pastes HTML by an event: WebDriver has no clipboard. */
const paste = (page: WebKitPage, program: string) =>
  page.evaluate(
    (html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', 'plain');
      document
        .querySelector('.ProseMirror')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    readFileSync(`__tests__/fixtures/clipboards/${program}.html`, 'utf8'),
  );

test('an article is written with buttons and keys, kept through a reload, and its Markdown is the same', async ({
  webkit: page,
}) => {
  await start(page);
  await text(page).type('First paragraph.');
  await page.press('Enter');
  await tool(page, 'Heading').click();
  await expect.poll(() => tool(page, 'Heading').attribute('aria-pressed')).toBe('true');
  await text(page).type('বাংলা ');
  // The driver's keys have no emoji.
  await page.evaluate(() => document.execCommand('insertText', false, '👷🏽‍♀️'));
  await text(page).type(' שלום');
  await page.press('Enter');
  await tool(page, 'List').click();
  await text(page).type('one');
  await page.press('Enter');
  await text(page).type('two');
  const above = 'First paragraph.\n\n## বাংলা 👷🏽‍♀️ שלום\n\n- one\n- two';
  expect(await markdown(page)).toBe(above);

  await select(page, 'paragraph');
  const marked = (tag: 'strong' | 'em') =>
    page.evaluate(
      (name) => document.querySelectorAll(`.ProseMirror p > ${name}, strong > ${name}`).length,
      tag,
    );
  await tool(page, 'Bold').click();
  await expect.poll(() => marked('strong')).toBe(1);
  await tool(page, 'Italic').click();
  await expect.poll(() => marked('em')).toBe(1);
  await undo(page);
  await expect.poll(() => marked('em')).toBe(0);
  await undo(page);
  await expect.poll(() => marked('strong')).toBe(0);
  expect(await markdown(page)).toBe(above);

  await select(page, 'two', true);
  await tool(page, 'Table').click();
  await page.byRole('group', 'Change the table').one();
  for (const name of ['Add row', 'Add column', 'Delete column', 'Delete column'])
    await tool(page, name).click();
  const table = '\n\n| | |\n| --- | --- |\n| | |\n| | |\n| | |';
  expect(await markdown(page)).toBe(above + table);
  await expect
    .poll(async () => (await page.byRole('region', 'Status').texts())[0])
    .toMatch(/Saved on this computer \d/);
  await page.reload();
  await expect
    .poll(async () => (await page.byRole('region', 'Status').texts())[0])
    .toMatch(/saved on this computer/i);
  await text(page).click();
  expect(await markdown(page)).toBe(above + table);
});

test('no button takes a word away in the middle of a paragraph, and the next word is written', async ({
  webkit: page,
}) => {
  await start(page);
  await text(page).type('one two three');
  for (const name of ['Heading', 'Subheading', 'Bold', 'Italic', 'List', 'Numbered list', 'Quote']) {
    await select(page, 'two', true);
    await tool(page, name).click();
    await expect.poll(() => tool(page, name).attribute('aria-pressed'), name).toBe('true');
    await expect.poll(() => text(page).isFocused(), name).toBe(true);
    await tool(page, name).click();
    await expect.poll(() => tool(page, name).attribute('aria-pressed'), name).toBe('false');
    expect(await markdown(page), name).toBe('one two three');
  }
});

test('a text pasted from Word keeps its form, and hostile HTML runs nothing and leaves nothing', async ({
  webkit: page,
}) => {
  await start(page);
  await paste(page, 'word');
  await text(page).byRole('heading', 'Laying blocks').one();
  expect(await markdown(page)).toContain('| Hollow | 14 kg |');
  await paste(page, 'hostile');
  const leftovers = await page.evaluate(
    () =>
      document.querySelectorAll(
        '.ProseMirror :is(script, style, svg, iframe, object, [onclick], [onerror], [style])',
      ).length,
  );
  expect(leftovers).toBe(0);
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  expect(await markdown(page)).not.toMatch(/javascript:|evil/);
});

test('a link and a picture of the library are set in dialogs that take the focus and give it back', async ({
  webkit: page,
}) => {
  const { src, alt, title, path } = pictureAndArticle();
  await start(page);
  await text(page).type('Linked words.');
  await select(page, 'Linked');
  await tool(page, 'Link').click();
  const links = page.byRole('dialog', 'Link');
  await expect.poll(() => links.byRole('textbox', 'Address').isFocused()).toBe(true);
  await links.byRole('textbox', 'Address').type(title);
  await links.byRole('button', beginning(title)).click();
  await links.byRole('button', 'Set link').click();
  await expect.poll(() => text(page).isFocused()).toBe(true);

  await tool(page, 'Picture').click();
  const pictures = page.byRole('dialog', 'Picture');
  await pictures.byRole('searchbox', 'Find a picture').type(alt);
  await pictures.byRole('button', beginning(alt)).click();
  await expect.poll(() => pictures.byRole('textbox', 'Description of the picture').isFocused()).toBe(true);
  await pictures.byRole('button', 'Insert').click();
  await expect.poll(() => text(page).isFocused()).toBe(true);
  expect(await markdown(page)).toBe(`[Linked](${path}) words.\n\n![${alt}](${src})`);
});
