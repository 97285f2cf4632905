import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** The links have become tabs: the widget is hydrated. */
const hydrated = (page: Page) => expect(page.getByRole('tablist')).toBeVisible();

test('photos come first and the videos are put away', async ({ page }) => {
  await page.goto('/gallery');
  await hydrated(page);
  await expect(page.getByRole('tab', { name: 'Photos' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Videos' })).toHaveAttribute('aria-selected', 'false');
  await expect(page.getByRole('tabpanel', { name: 'Photos' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Videos', exact: true })).toBeHidden();
});

test('a press on a tab shows its panel and keeps it in the address', async ({ page }) => {
  await page.goto('/gallery');
  await hydrated(page);
  const videos = page.getByRole('tab', { name: 'Videos' });
  await videos.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await videos.click();
  await expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Photos', exact: true })).toBeHidden();
  await expect(page).toHaveURL('/gallery#videos');
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible();
});

test('arrow keys, Home and End move and choose at once; one tab is in the tab order', async ({ page }) => {
  await page.goto('/gallery');
  await hydrated(page);
  const photos = page.getByRole('tab', { name: 'Photos' });
  const videos = page.getByRole('tab', { name: 'Videos' });
  await photos.focus();
  for (const [key, chosen, other] of [
    ['ArrowRight', videos, photos],
    ['ArrowRight', photos, videos],
    ['ArrowLeft', videos, photos],
    ['Home', photos, videos],
    ['End', videos, photos],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveAttribute('tabindex', '0');
    await expect(other).toHaveAttribute('tabindex', '-1');
  }
});

for (const [hash, title] of [
  ['#photos', 'Photos'],
  ['#videos', 'Videos'],
] as const) {
  test(`${hash} opens directly, with its heading on the screen`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/gallery${hash}`);
    await expect(page.getByRole('tabpanel', { name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  });
}

test('nothing moves while the page starts', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/gallery#videos');
  await hydrated(page);
  await expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible();
  const shifts = await page.evaluate<number[]>('window.shifts');
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeCloseTo(0, 2);
});

for (const [hash, text] of [
  ['#photos', /^\d+\+$/],
  ['#videos', /^Play$/],
] as const) {
  test(`the words on a card of ${hash} stay readable under the pointer`, async ({ page }) => {
    await page.goto(`/gallery${hash}`);
    await hydrated(page);
    const module = page.getByRole('tabpanel').getByText(text).first();
    await module.hover();
    await expect
      .poll(() =>
        module.evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return [color, backgroundColor];
        }),
      )
      .toEqual(['rgb(242, 241, 238)', 'rgb(25, 24, 22)']);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both sections stand in the page and the tabs are links to them', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { name: 'Photos', exact: true, level: 2 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Videos', exact: true, level: 2 })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.getByRole('link', { name: 'Videos', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Videos', exact: true })).toBeInViewport();
  });
});
