import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { killBrowser, startBrowser } from '../support/own-browser';
import { editedProduct, saved, textbox } from '../support/studio';
import { ADD_BLOG, text, tool } from '../support/writing';
import { expect, test } from './test';

/** Maximum loss by a crash, in ms of typing: one autosave (400) and its transaction. */
const MAX_LOST_MS = 500;

/** Manages a browser with a persistent profile; `open` opens a page, also after a kill. */
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
      return page;
    },
    kill,
    async end() {
      await kill();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function crash(page: Page, context: BrowserContext) {
  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void client.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Records when a field had each text, by the page's clock. Returns the age of a text relative to the last one (ms). */
async function watchTyping(page: Page, field: Locator) {
  const typed: { readonly words: string; readonly at: number }[] = [];
  await page.exposeFunction('tellTyped', (words: string, at: number) => typed.push({ words, at }));
  await field.evaluate((element) => {
    const { tellTyped } = window as unknown as { tellTyped: (words: string, at: number) => void };
    element.addEventListener('input', () => {
      const words = element instanceof HTMLInputElement ? element.value : element.textContent;
      tellTyped(words ?? '', performance.now());
    });
  });
  return (kept: string | null) =>
    (typed.at(-1)?.at ?? 0) - (typed.find(({ words }) => words === kept)?.at ?? 0);
}

/** Types into an open form until the page crashes. Returns how long before the crash the kept text was typed (ms). */
async function lostByCrash(page: Page, context: BrowserContext, path: string, words: string) {
  await page.goto(path);
  const name = textbox(page, 'Name');
  await name.fill('');
  const lost = await watchTyping(page, name);
  await name.pressSequentially(words, { delay: 40 });
  await crash(page, context);

  const next = await context.newPage();
  await next.goto(path);
  await expect(textbox(next, 'Name')).toHaveValue(new RegExp(`^${words.slice(0, 6)}`));
  const kept = await textbox(next, 'Name').inputValue();
  await next.close();
  return lost(kept);
}

test('a renderer that crashes while somebody types costs half a second at most', async ({ context }) => {
  const { path } = editedProduct();
  let attempt = 0;
  // Retries: another process may delay the page once; a page that saves too late fails every time.
  await expect(async () => {
    attempt += 1;
    const words = `${attempt}: steady typing that goes on until the page is gone`;
    expect(await lostByCrash(await context.newPage(), context, path, words)).toBeLessThanOrEqual(MAX_LOST_MS);
  }).toPass();
});

test(
  'a browser that is killed in the middle of an article loses half a second at most',
  { tag: '@full' },
  async ({ baseURL }) => {
    const browser = ownBrowser(baseURL);
    try {
      const page = await browser.open(ADD_BLOG);
      await expect(tool(page, 'Bold')).toBeVisible();
      const lost = await watchTyping(page, text(page));
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
      expect(lost(await text(next).textContent())).toBeLessThanOrEqual(MAX_LOST_MS);
    } finally {
      await browser.end();
    }
  },
);
