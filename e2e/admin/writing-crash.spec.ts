import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killBrowser, startBrowser } from '../support/own-browser';
import { saved } from '../support/studio';
import { ADD_BLOG, text, tool } from '../support/writing';
import { expect, test } from './test';

/** What a kill may cost at most, in milliseconds of typing: one autosave (400) and its transaction. */
const MOST_LOST_MS = 500;

/** A browser whose profile outlives it; `open` shows the article in it, also after a kill. */
function ownBrowser(origin = '') {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  let running: Awaited<ReturnType<typeof startBrowser>> | null = null;
  const kill = async () => {
    if (running !== null) await killBrowser(running.child);
    running = null;
  };
  return {
    async open(path: string) {
      running = await startBrowser(profile);
      const page = await running.browser.contexts()[0]?.newPage();
      if (!page) throw new Error('no page');
      await page.goto(origin + path);
      await expect(tool(page, 'Bold')).toBeVisible();
      return page;
    },
    kill,
    async end() {
      await kill();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

test(
  'a browser that is killed in the middle of an article loses half a second at most',
  { tag: '@full' },
  async ({ baseURL }) => {
    const browser = ownBrowser(baseURL);
    try {
      const page = await browser.open(ADD_BLOG);
      // When the page had each text, by its own clock.
      const typed: { readonly words: string; readonly at: number }[] = [];
      await page.exposeFunction('tellTyped', (words: string, at: number) => typed.push({ words, at }));
      await text(page).evaluate((editor) => {
        const { tellTyped } = window as unknown as { tellTyped: (words: string, at: number) => void };
        new MutationObserver(() => tellTyped(editor.textContent, performance.now())).observe(editor, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      });
      await text(page).click();
      await page.keyboard.type('Begun.');
      await saved(page);
      const path = page.url().slice(baseURL?.length);
      await text(page).pressSequentially(' Steady typing that goes on until the power is gone', {
        delay: 40,
      });
      await browser.kill();

      const next = await browser.open(path);
      await expect(text(next)).toContainText('Begun.');
      const kept = await text(next).textContent();
      const keptAt = typed.find(({ words }) => words === kept)?.at ?? 0;
      expect((typed.at(-1)?.at ?? 0) - keptAt).toBeLessThanOrEqual(MOST_LOST_MS);
    } finally {
      await browser.end();
    }
  },
);
