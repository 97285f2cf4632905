import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Names of the elements that moved from page to page, as the page that was opened kept them. */
const moved = (page: Page) =>
  page.evaluate(() => (window as Window & { moved?: Promise<string[]> }).moved ?? Promise.resolve([]));

/** Width that is painted of a comparison's first bar, in px. */
const barWidth = (page: Page) =>
  page
    .getByText('Water absorption, clay brick')
    .locator('xpath=following-sibling::dd/span')
    .first()
    .evaluate((bar) => bar.getBoundingClientRect().width);

test('a bar of the comparison grows while it is scrolled into view', async ({ page }) => {
  await page.goto('/');
  expect(await barWidth(page)).toBe(0);
  await page.getByText('Water absorption, clay brick').evaluate((label) => label.scrollIntoView());
  await expect.poll(() => barWidth(page)).toBeGreaterThan(100);
});

test('a course of products rises 12 px while it comes into view', async ({ page }) => {
  await page.goto('/products');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .nth(7);
  await expect(card).toHaveCSS('translate', '0px 12px');
  await card.evaluate((item) => item.scrollIntoView({ block: 'center' }));
  await expect(card).toHaveCSS('translate', '0px');
});

test('the picture of a chosen card moves to the page of its product', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      const ready = event.viewTransition?.ready.then(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '')),
      );
      Object.assign(window, { moved: ready });
    }),
  );
  await page.goto('/products');
  await page
    .getByRole('article', { name: /Hollow Block/ })
    .first()
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hollow Block' })).toBeVisible();
  expect(await moved(page)).toContain('::view-transition-group(product)');
});

test('a block becomes a wall of 12.5 blocks while the page is scrolled', async ({ page }) => {
  await page.goto('/keyProduct');
  const stage = page.getByRole('region', { name: 'From block to wall' });
  const step = (text: RegExp) => stage.getByRole('listitem').filter({ hasText: text });
  await stage.evaluate((section) => section.scrollIntoView());
  await expect(step(/390\s×\s190\smm in plan/)).toHaveCSS('opacity', '1');
  await expect(step(/takes 12.5 blocks/)).toHaveCSS('opacity', '0');
  await stage.evaluate((section) => section.scrollIntoView({ block: 'end' }));
  await expect(step(/takes 12.5 blocks/)).toHaveCSS('opacity', '1');
  await expect(step(/390\s×\s190\smm in plan/)).toHaveCSS('opacity', '0');
});

/** Places of the way of a block at which its picture is taken. */
const FRAMES = 10;

test(
  'each tenth of the way from block to wall is another picture, and the last is the end state',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/keyProduct');
    const stage = page.getByRole('region', { name: 'From block to wall' });
    const frameAt = async (share: number) => {
      await stage.evaluate((section, way) => {
        const { top, height } = section.getBoundingClientRect();
        scrollBy({ top: top + (height - innerHeight) * way, behavior: 'instant' });
      }, share);
      return stage.locator('.stage-picture').screenshot();
    };
    await frameAt(1);
    // The last frame is a picture that is fetched when its step is near.
    await expect(stage.locator('img')).toHaveJSProperty('complete', true);
    const end = await frameAt(1);
    let before = end;
    for (let frame = 0; frame < FRAMES; frame += 1) {
      const picture = await frameAt((frame + 0.5) / FRAMES);
      expect(picture.equals(before), `frame ${frame}`).toBe(false);
      before = picture;
    }
    expect((await frameAt(0.99)).equals(end)).toBe(true);
  },
);

/** Colours of the bricks of the first and the last day. */
const brickColours = (page: Page) =>
  page
    .getByRole('region', { name: '28 days' })
    .locator('.days-bricks i')
    .evaluateAll((bricks) =>
      [bricks[0], bricks[27]].map((brick) => brick && getComputedStyle(brick).backgroundColor),
    );
/** Green of the hollow block on dark ground. */
const FULL = 'rgb(154, 208, 174)';

test('28 bricks fill while the way of a block is scrolled by keyboard', async ({ page }) => {
  await page.goto('/quality');
  const strip = page.getByRole('list', { name: 'From sand to pallet' });
  await strip.focus();
  expect(await brickColours(page)).not.toContain(FULL);
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await brickColours(page)).toEqual([FULL, FULL]);
  }).toPass();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('bars are whole before they are seen', async ({ page }) => {
    await page.goto('/');
    expect(await barWidth(page)).toBeGreaterThan(100);
  });

  test('the bricks of 28 days are full', async ({ page }) => {
    await page.goto('/quality');
    expect(await brickColours(page)).toEqual([FULL, FULL]);
  });

  test('the way from a block to a wall is six numbered pictures', async ({ page }) => {
    await page.goto('/keyProduct');
    const steps = page.getByRole('region', { name: 'From block to wall' }).getByRole('listitem');
    await expect(steps).toHaveText([/^1/, /^2/, /^3/, /^4/, /^5/, /^6/]);
    for (const step of await steps.all()) await expect(step.locator('svg')).toBeVisible();
  });
});
