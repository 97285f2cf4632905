import type { CDPSession, Page } from '@playwright/test';
import { pasteHtml } from '../support/clipboard';
import { saved } from '../support/studio';
import { markdown, select, text, tool, write } from '../support/writing';
import { openArticle } from './open-studio';
import { expect, test } from './test';

const WORD = ['ব', 'বা', 'বাং', 'বাংল', 'বাংলা'];

/** Types a word like an input method; `between` runs during the composition. */
async function compose(client: CDPSession, between: () => Promise<unknown> = () => Promise.resolve()) {
  for (const [index, part] of WORD.entries()) {
    const end = part.length;
    await client.send('Input.imeSetComposition', { text: part, selectionStart: end, selectionEnd: end });
    if (index === 2) await between();
  }
  await client.send('Input.insertText', { text: WORD.at(-1) ?? '' });
}

/** Whether the caret is at the end of its words, two frames later: the editor sets it once more when it gets the focus. */
const isAtEnd = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const selection = getSelection();
    return selection?.focusNode?.nodeValue?.length === selection?.focusOffset;
  });

const caretAtEndOf = async (page: Page, words: string) => {
  await select(page, words, { isCaret: true });
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await isAtEnd(page)).toBe(true);
  }).toPass();
};

test(
  'an input method writes into paragraphs, headings, lists, quotations and tables, also while its text is saved',
  { tag: '@full' },
  async ({ page, context }) => {
    await openArticle(page);
    const client = await context.newCDPSession(page);
    const article = '## head\n\npara\n\n- item\n\n> quote\n\n| cell | |\n| --- | --- |\n| x | |';
    await write(page, article);
    for (const words of ['head', 'para', 'item', 'quote', 'cell']) {
      await caretAtEndOf(page, words);
      await page.keyboard.type(' ');
      await compose(client, () => saved(page));
    }
    // The empty cell beside the last one.
    await page.keyboard.press('Tab');
    await compose(client);
    expect(await markdown(page)).toBe(
      article.replace(/head|para|item|quote|cell/g, '$& বাংলা').replace('| cell বাংলা | |', '| cell বাংলা | বাংলা |'),
    );

    await write(page, 'word');
    await caretAtEndOf(page, 'word');
    await page.keyboard.type(' ');
    await tool(page, 'Bold').click();
    await compose(client);
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('👷🏽‍♀️ أهلا بكم שלום');
    await page.keyboard.press('Backspace');
    expect(await markdown(page)).toBe('word **বাংলা**\n\n👷🏽‍♀️ أهلا بكم שלו');
  },
);

test('a web address that is typed becomes a link', { tag: '@full' }, async ({ page }) => {
  await openArticle(page);
  await text(page).click();
  await page.keyboard.type('See https://example.com/a_b here');
  await expect(text(page).getByRole('link', { name: 'https://example.com/a_b' })).toBeVisible();
  expect(await markdown(page)).toBe('See <https://example.com/a_b> here');
});

test('what is pasted into a cell or a heading stays one line', { tag: '@full' }, async ({ page }) => {
  await openArticle(page);
  await write(page, '## head\n\n| cell |\n| --- |\n| x |');
  await caretAtEndOf(page, 'head');
  await pasteHtml(page, '<p>one<br>two</p>');
  await caretAtEndOf(page, 'cell');
  await pasteHtml(page, '<p>three<br>four</p><p>five</p>');
  expect(await markdown(page)).toBe('## headone two\n\n| cellthree four five |\n| --- |\n| x |');
});
