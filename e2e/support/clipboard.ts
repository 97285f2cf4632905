import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** HTML as a program puts it into the clipboard: `__tests__/fixtures/clipboards`. */
export const clipboardOf = (program: string) =>
  readFileSync(`__tests__/fixtures/clipboards/${program}.html`, 'utf8');

/**
 * Copies HTML and pastes it where the focus is, both by the browser: a copy hands it over as it is, where writing it into the
 * clipboard would clean it.
 */
export async function pasteHtml(page: Page, html: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((given) => {
    const put = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData?.setData('text/html', given);
      event.clipboardData?.setData('text/plain', 'plain');
    };
    document.addEventListener('copy', put, { capture: true, once: true });
    document.execCommand('copy');
  }, html);
  await page.keyboard.press('ControlOrMeta+v');
}
