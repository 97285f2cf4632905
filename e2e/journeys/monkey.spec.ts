import type { Page } from '@playwright/test';
import { publicPages } from '../support/exported-pages';
import { expect, test } from '../support/test';

/** Two projects and some thirty pages make well over 2,000 actions. */
const ACTIONS_PER_PAGE = 40;
const SEED = 20_261_120;
const KEYS = [
  'Tab',
  'Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowRight',
  'ArrowLeft',
  'PageDown',
  'Home',
  'End',
  'Shift+Tab',
];
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Small seeded generator (mulberry32): the same seed walks the same way. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function actionsOf(page: Page, random: () => number) {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const point = () => ({
    x: random() * (page.viewportSize()?.width ?? 0),
    y: random() * (page.viewportSize()?.height ?? 0),
  });
  return [
    async () => {
      const { x, y } = point();
      await page.mouse.click(x, y);
    },
    async () => {
      const controls = page.locator('button:visible, summary:visible, a[href]:visible, input:visible');
      const count = await controls.count();
      if (count > 0)
        await controls
          .nth(Math.floor(random() * count))
          .click({ timeout: 500, force: true, noWaitAfter: true });
    },
    () => page.keyboard.press(pick(KEYS) ?? 'Tab'),
    () => page.keyboard.press(pick(KEYS) ?? 'Tab'),
    () => page.mouse.wheel(0, (random() - 0.3) * 1500),
    () => page.setViewportSize(pick(SIZES) ?? { width: 800, height: 600 }),
    async () => {
      const { x, y } = point();
      await page.mouse.move(x, y);
    },
    () => page.goBack({ timeout: 3000, waitUntil: 'commit' }),
    () => page.goForward({ timeout: 3000, waitUntil: 'commit' }),
  ];
}

for (const [index, path] of publicPages.entries()) {
  test(`${path} survives whatever is done to it`, async ({ page, context, baseURL }) => {
    test.setTimeout(90_000);
    // Other sites answer with nothing, and tabs that open are closed again.
    await context.route(
      (url) => !url.href.startsWith(baseURL ?? ''),
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>elsewhere</title>' }),
    );
    context.on('page', (opened) => void opened.close());
    await page.goto(path);

    const random = randomFrom(SEED + index);
    for (let done = 0; done < ACTIONS_PER_PAGE; done += 1) {
      const actions = actionsOf(page, random);
      const action = actions[Math.floor(random() * actions.length)];
      // An element may have gone, or a page may be on its way: that is the monkey's business, not a fault.
      await action?.().catch(() => undefined);
      if (!page.url().startsWith(baseURL ?? '')) await page.goto(path);
    }

    await page.waitForLoadState();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.getByRole('main').or(page.locator('img')).first()).toBeVisible();
  });
}
