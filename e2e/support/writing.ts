import type { Page } from '@playwright/test';
import { blogs } from '../../content/entities/blogs';
import { catalogueProducts } from '../../content/entities/products';
import { routes } from '../../content/routes';
import { hasWholePicture, needs } from './records';
import { textbox } from './studio';
import { expect } from './test';

export const ADD_BLOG = '/admin/AdminAddBlog';

/** A picture as the library describes it, and an article by its title, with their addresses. */
export function pictureAndArticle() {
  const { image } = needs(catalogueProducts.find(hasWholePicture), 'product with a whole picture');
  const { _id: id, title } = needs(blogs.at(-1), 'article');
  return { src: image.src, alt: image.alt.en, title: title.en, path: routes.blogPost(id) };
}

/** The article, in the visual editor or as Markdown. */
export const text = (page: Page) => textbox(page, 'Text');

export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Format text', exact: true });

export const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true });

/** The button that shows the text in one of its two ways; its Bangla has buttons of its own. */
export const way = (page: Page, name: 'Text' | 'Markdown') =>
  page
    .getByRole('group', { name: 'How to write text', exact: true })
    .getByRole('button', { name, exact: true });

/** What is written, as Markdown; the visual editor is shown again afterwards. */
export async function markdown(page: Page) {
  await way(page, 'Markdown').click();
  const written = await text(page).inputValue();
  await way(page, 'Text').click();
  await expect(tool(page, 'Bold')).toBeVisible();
  return written;
}

/** Puts a Markdown text into the visual editor, in the place of what was there. By keys: React does not hear of `fill` in Firefox. */
export async function write(page: Page, written: string) {
  await way(page, 'Markdown').click();
  await text(page).press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(written);
  await expect(text(page)).toHaveValue(written);
  await way(page, 'Text').click();
  await expect(tool(page, 'Bold')).toBeVisible();
}

/** Selects words of the text, or puts the caret before them, with the mouse. */
export async function select(page: Page, words: string, { isCaret = false } = {}) {
  const place = await text(page).evaluate((editor, wanted) => {
    const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const at = node.nodeValue?.indexOf(wanted) ?? -1;
      if (at === -1) continue;
      node.parentElement?.scrollIntoView({ block: 'center' });
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const lines = [...range.getClientRects()];
      const [first, last] = [lines[0], lines.at(-1)];
      if (!first || !last) continue;
      const middle = ({ top, height }: DOMRect) => top + height / 2;
      return { from: [first.left, middle(first)], to: [last.right, middle(last)] } as const;
    }
    throw new Error(`“${wanted}” is not in the text.`);
  }, words);
  await page.mouse.move(...place.from);
  await page.mouse.down();
  if (!isCaret) await page.mouse.move(...place.to, { steps: 4 });
  await page.mouse.up();
}

/** Pastes HTML into the text by an event, for engines whose clipboard the driver cannot write into. */
export async function pasteByEvent(page: Page, html: string) {
  await text(page).evaluate((editor, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    clipboardData.setData('text/plain', 'plain');
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox takes no data for an event of a script.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    editor.dispatchEvent(event);
  }, html);
}
