import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { killBrowser, startBrowser } from '../support/own-browser';
import { saved, textbox } from '../support/studio';
import { expect, test } from './test';

const EDIT_BRICK = '/admin/AdminAddProducts?id=solid-brick';
/** What a crash may cost at most, in milliseconds of typing: one autosave (400) and its transaction. */
const MOST_LOST_MS = 500;

async function crash(page: Page, context: BrowserContext) {
  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void client.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Types into an open form until the page crashes. Returns how long before the crash the text was typed that is kept (ms). */
async function lostByCrash(page: Page, context: BrowserContext, words: string) {
  await page.goto(EDIT_BRICK);
  const name = textbox(page, 'Name');
  await name.fill('');
  // When the page had each text, by its own clock.
  const typed: { readonly text: string; readonly at: number }[] = [];
  await page.exposeFunction('tellTyped', (text: string, at: number) => typed.push({ text, at }));
  await page.evaluate(() => {
    const { tellTyped } = window as unknown as { tellTyped: (text: string, at: number) => void };
    document.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) tellTyped(target.value, performance.now());
    });
  });
  await name.pressSequentially(words, { delay: 40 });
  await crash(page, context);

  const next = await context.newPage();
  await next.goto(EDIT_BRICK);
  await expect(textbox(next, 'Name')).toHaveValue(new RegExp(`^${words.slice(0, 6)}`));
  const kept = await textbox(next, 'Name').inputValue();
  await next.close();
  return (typed.at(-1)?.at ?? 0) - (typed.find(({ text }) => text === kept)?.at ?? 0);
}

test('a renderer that crashes while somebody types costs half a second at most', async ({ context }) => {
  let attempt = 0;
  // Another program may take the processor at that moment; a page that keeps its text too late does so every time.
  await expect(async () => {
    attempt += 1;
    const words = `${attempt}: steady typing that goes on until the page is gone`;
    expect(await lostByCrash(await context.newPage(), context, words)).toBeLessThanOrEqual(MOST_LOST_MS);
  }).toPass();
});

test(
  'a browser that is killed still has the draft when it is started again',
  { tag: '@full' },
  async ({ baseURL }) => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const address = new URL(EDIT_BRICK, baseURL).href;
    let running = await startBrowser(profile);
    try {
      const page = await running.browser.contexts()[0]?.newPage();
      if (!page) throw new Error('no page');
      await page.goto(address);
      await textbox(page, 'Name').fill('Older than the power cut');
      await saved(page);
      await killBrowser(running.child);

      running = await startBrowser(profile);
      const next = await running.browser.contexts()[0]?.newPage();
      if (!next) throw new Error('no page');
      await next.goto(address);
      await expect(textbox(next, 'Name')).toHaveValue('Older than the power cut');
    } finally {
      await killBrowser(running.child);
      rmSync(profile, { recursive: true, force: true });
    }
  },
);
