import type { Locator, Page } from '@playwright/test';
import { filmOpener, photosOpener, videoOpener } from '../support/openers';
import { expect, test as withoutCache, visitPage } from '../support/test';

/** A browser that keeps pages for Back, as visitors have it: the one without a window cannot, and Playwright turns it off. */
const test = withoutCache.extend<{ visitor: Page }>({
  visitor: async (
    { playwright, launchOptions, contextOptions, baseURL, viewport, isMobile, hasTouch },
    use,
  ) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: process.env.WHOLE_CHROMIUM_PATH,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ ...contextOptions, baseURL, viewport, isMobile, hasTouch });
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await use(await context.newPage());
    await browser.close();
  },
});

function whetherKept() {
  if (Reflect.get(window, 'isKept') === true) return 'kept';
  const [visit] = performance.getEntriesByType('navigation');
  return JSON.stringify(visit && Reflect.get(visit, 'notRestoredReasons'));
}

/** Resolves once the dialog's frame has come: a page that is left while it does is not kept. */
async function frameLoaded(page: Page) {
  const player = () => page.frames().find((frame) => frame.url().startsWith('https:'));
  await expect.poll(player).toBeDefined();
  await player()?.waitForLoadState();
}

const dialogs = [
  ['the menu', '/quality', (page: Page) => page.getByRole('button', { name: 'Open menu' })],
  ['the film', '/', filmOpener],
  ['a video', '/gallery#videos', videoOpener],
  ['the lightbox', '/gallery', photosOpener],
] as const;

for (const [name, path, triggerOn] of dialogs) {
  const title = `a page that comes back from the cache has closed ${name}, and works`;
  test(title, { tag: '@full' }, async ({ visitor: page }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }));
    });
    await visitPage(page, path);
    await triggerOn(page).click();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    if (name === 'the film' || name === 'a video') await frameLoaded(page);

    await page.evaluate(() => location.assign('/works'));
    await expect(page).toHaveURL('/works');
    // There is no load to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    // Otherwise the browser says why it did not keep the page.
    await expect.poll(() => page.evaluate(whetherKept)).toBe('kept');

    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
      'hidden',
    );
    await triggerOn(page).click();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(triggerOn(page)).toBeFocused();
  });
}

/** Closes the dialog and opens it again before the browser has gone back. */
const pressTwice = (trigger: Locator) =>
  trigger.evaluate(async (button: HTMLElement) => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    await Promise.resolve();
    button.click();
  });

for (const [name, path, triggerOn] of dialogs) {
  withoutCache(
    `Back closes ${name} on its page, however it was opened, and the next one leaves the page`,
    { tag: name === 'the menu' || name === 'the lightbox' ? '@phone-full' : ['@phone-full', '@full'] },
    async ({ page }) => {
      const open = page.locator('dialog[open]');
      await page.goto('/works');
      await visitPage(page, path);
      await triggerOn(page).click();
      await expect(open).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(triggerOn(page)).toBeFocused();
      await triggerOn(page).click();
      await expect(open).toHaveCount(1);
      await pressTwice(triggerOn(page));
      await expect(open).toHaveCount(1);
      await page.goBack();
      await expect(open).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect(triggerOn(page)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/works');
    },
  );
}

withoutCache(
  'Back from a page that the menu led to shows the page before it',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/works');
    await visitPage(page, '/quality');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL('/products');
    await page.goBack();
    await expect(page).toHaveURL('/quality');
    await page.goBack();
    await expect(page).toHaveURL('/works');
  },
);
