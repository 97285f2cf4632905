import type { Page } from '@playwright/test';

/** What no translator touches, and what it has made. */
const KEPT = 'script, style, svg, textarea, [translate=no], [contenteditable], font';

/**
 * Does to the page what Chrome's "Translate this page" does: each text node is replaced by `<font>` elements. Again,
 * for what the page has added since then.
 */
export const translate = (page: Page) =>
  page.evaluate((kept) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(kept) !== null) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  }, KEPT);
