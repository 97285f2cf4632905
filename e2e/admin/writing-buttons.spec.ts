import type { Page } from '@playwright/test';
import { markdown, select, text, tool, toolbar, write } from '../support/writing';
import { openArticle } from './open-studio';
import { expect, test } from './test';

/*
 * Every button at every place of a paragraph, by mouse, touch and keyboard. What a button makes of a text is the subject of
 * __tests__/components/admin/writing/commands.test.ts; here it is that no word is lost and that the next word is written.
 */
const ARTICLE = 'Above.\n\none two three\n\nBelow.';
const places = {
  start: { text: ARTICLE, put: (page: Page) => select(page, 'one', { isCaret: true }) },
  middle: { text: ARTICLE, put: (page: Page) => select(page, 'two', { isCaret: true }) },
  end: {
    text: ARTICLE,
    put: async (page: Page) => {
      await select(page, 'three', { isCaret: true });
      await page.keyboard.press('End');
    },
  },
  selection: { text: ARTICLE, put: (page: Page) => select(page, 'two') },
  'empty text': { text: '', put: (page: Page) => text(page).focus() },
} as const;
const pressed = ['Heading', 'Subheading', 'Bold', 'Italic', 'List', 'Numbered list', 'Quote'] as const;
const wordsIn = (written: string) => written.match(/[A-Za-z]+/g) ?? [];

type Press = (page: Page, name: string) => Promise<void>;
const byMouse: Press = (page, name) => tool(page, name).click();
const byTouch: Press = (page, name) => tool(page, name).tap();
/** From the text to the toolbar and along it to the button, which is pressed with Enter. */
const byKeyboard: Press = async (page, name) => {
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Home');
  const buttons = toolbar(page).getByRole('button');
  for (const button of await buttons.all()) {
    await expect(button).toBeFocused();
    if ((await button.getAttribute('aria-label')) === name) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
};

async function tryAll(page: Page, press: Press) {
  test.slow();
  await openArticle(page);
  for (const [place, { text: article, put }] of Object.entries(places)) {
    for (const name of [...pressed, 'Table']) {
      const at = `${name}, ${place}`;
      await write(page, article);
      await put(page);
      await press(page, name);
      await expect(tool(page, name), at).toHaveAttribute('aria-pressed', 'true');
      await expect(text(page), at).toBeFocused();
      // What is selected would be typed over, as everywhere.
      if (place === 'selection' && name !== 'Table') await page.keyboard.press('ArrowRight');
      await page.keyboard.type('XX');
      const written = await markdown(page);
      expect(written, at).toContain('XX');
      const words = wordsIn(written.replace('XX', '')).join('');
      expect(words, at).toContain(wordsIn(article).join(''));
    }
  }
}

test('no button takes a word away, by mouse', { tag: '@full' }, ({ page }) => tryAll(page, byMouse));
test('no button takes a word away, by keyboard', { tag: '@full' }, ({ page }) => tryAll(page, byKeyboard));
test('no button takes a word away, by touch', { tag: ['@full', '@phone', '@phone-only'] }, ({ page }) =>
  tryAll(page, byTouch),
);
