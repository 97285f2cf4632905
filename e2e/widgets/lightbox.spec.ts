import type { Page } from '@playwright/test';
import { photosOpener } from '../support/openers';
import { galleryOf } from '../support/records';
import { expect, test, visitPage } from '../support/test';

const { name: CATEGORY, images } = galleryOf(3) ?? { name: '', images: [] };
const COUNT = images.length;
const [first, second, third] = images.map(({ image, caption }) => ({
  ...image,
  caption: caption ?? image.alt,
}));

const lightbox = (page: Page) => page.getByRole('dialog', { name: `${CATEGORY}, photos` });
const current = (page: Page) => lightbox(page).getByRole('status');

/** Name of a picture's file without its ending. */
const fileOf = (src = '') => /([^/]+)\.\w+$/.exec(src)?.[1] ?? '';

async function open(page: Page) {
  const opener = photosOpener(page);
  await visitPage(page, '/gallery');
  await expect(opener).toHaveAccessibleName(`${CATEGORY}, ${COUNT}+ photos`);
  await opener.click();
  await expect(current(page)).toContainText(`1 of ${COUNT}`);
  await expect(lightbox(page).getByRole('img', { name: first?.alt ?? '' })).toBeVisible();
}

/** A finger, or two, moving in a straight line over the middle of the screen. */
async function touch(page: Page, from: readonly number[], to: readonly number[]) {
  const client = await page.context().newCDPSession(page);
  const points = (xs: readonly number[]) => xs.map((x, id) => ({ x, y: 400, id }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    const between = from.map((x, finger) => x + (((to[finger] ?? x) - x) * step) / steps);
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(between) });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test(
  'opens on the first photo over the whole window and keeps the page behind still',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    await expect(lightbox(page).getByText(`1 / ${COUNT}`)).toBeVisible();
    await expect(
      lightbox(page)
        .getByRole('paragraph')
        .filter({ hasText: first?.caption ?? '' }),
    ).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await lightbox(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  },
);

test('opens again when a photo is pressed before the browser has reported the close', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    // The event follows in a task of its own, a key press may come before it.
    document.querySelector<HTMLDialogElement>('#lightbox')?.close();
    if (document.activeElement instanceof HTMLElement) document.activeElement.click();
  });
  await lightbox(page).getByRole('button', { name: 'Next photo' }).click();
  await expect(current(page)).toContainText(`2 of ${COUNT}`);
});

test('a swipe turns to the next photo and back', { tag: '@phone-only' }, async ({ page }) => {
  await open(page);
  await touch(page, [300], [60]);
  await expect(current(page)).toContainText(`2 of ${COUNT}`);
  // The neighbours are inert, so that their label is read by nobody.
  const slide = lightbox(page)
    .getByRole('group', { name: `2 of ${COUNT}` })
    .and(page.locator(':not([inert])'));
  await expect(slide).toBeInViewport({ ratio: 0.99 });
  await touch(page, [60], [300]);
  await expect(current(page)).toContainText(`1 of ${COUNT}`);
});

test(
  'two fingers enlarge the photo, and the button shows the whole of it again',
  { tag: '@phone-only' },
  async ({ page }) => {
    await open(page);
    const picture = lightbox(page).getByRole('img', { name: first?.alt ?? '' });
    const { width: before = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    // The upright part of a photo that is wider than high.
    expect(before / height).toBeCloseTo(0.8);
    await touch(page, [180, 210], [60, 330]);
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before * 1.5);
    await lightbox(page).getByRole('button', { name: 'Zoom out' }).click();
    await expect
      .poll(async () => Math.round((await picture.boundingBox())?.width ?? 0))
      .toBe(Math.round(before));
  },
);

test('the zoom button and the plus key enlarge the photo', async ({ page }) => {
  await open(page);
  const picture = lightbox(page).getByRole('img', { name: first?.alt ?? '' });
  const before = (await picture.boundingBox())?.width ?? 0;
  await lightbox(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before * 1.5);
  await lightbox(page).getByRole('button', { name: 'Zoom out' }).click();
  await expect(lightbox(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await page.keyboard.press('+');
  await expect(lightbox(page).getByRole('button', { name: 'Zoom out' })).toBeVisible();
});

test('a broken photo shows a sentence and its caption, and the next photo can be reached', async ({
  page,
}) => {
  await page.route(new RegExp(`/${fileOf(second?.src)}-(?!320)`), (route) =>
    route.fulfill({ contentType: 'image/avif', body: 'not a picture' }),
  );
  await open(page);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByText('Image unavailable')).toBeInViewport();
  await expect(current(page)).toContainText(`2 of ${COUNT}: ${second?.caption}`);
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toContainText(`3 of ${COUNT}`);
  const slide = lightbox(page).getByRole('group', { name: `3 of ${COUNT}` });
  await expect(slide.getByRole('img', { name: third?.alt ?? '' }).first()).toBeInViewport();
});
