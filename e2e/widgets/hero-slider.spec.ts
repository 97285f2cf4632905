import type { Page } from '@playwright/test';
import { banners } from '../../content/entities/banners';
import { needs } from '../support/records';
import { expect, test, hydrated, visitPage, holdScripts, swipe } from '../support/test';

const TITLES = banners.map(({ title }) => title.en);
const LAST = TITLES.length - 1;

test.beforeEach(() => void needs(banners[1], 'second banner'));

const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const bricks = (page: Page) => hero(page).getByRole('group', { name: 'Choose a slide' });
const button = (page: Page, name: string | RegExp) => hero(page).getByRole('button', { name });

/** The headings of the slides that are not out of reach. */
const titles = (page: Page) => hero(page).locator('.swiper-slide:not([inert])').getByRole('heading');

/** The slide at the position (from 0) is in view, the others are out of reach. */
async function expectSlide(page: Page, position: number) {
  const title = TITLES[position] ?? '';
  await expect(button(page, `Slide ${position + 1}: ${title}`)).toHaveAttribute('aria-disabled', 'true');
  await expect(titles(page)).toHaveText([title]);
}

async function open(page: Page) {
  await visitPage(page, '/');
  await expect(page.locator('.hero-frame.swiper-initialized')).toBeVisible();
}

test('on a phone the picture above the words is 4:5, and the headline is in the first screen', async ({
  page,
}) => {
  for (const [width, height, ratio] of [
    [390, 844, 0.8],
    [360, 640, 0.97],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const picture = await hero(page).getByRole('img').first().boundingBox();
    expect(picture && picture.width / picture.height).toBeCloseTo(ratio, 1);
    await expect(titles(page).first()).toBeInViewport({ ratio: 1 });
  }
});

test('waits 3000 ms, then fades for 2000 ms to the next slide', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await button(page, 'Pause slides').click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(page, 'Play slides').click();
  await expect(bricks(page)).toHaveAttribute('data-phase', 'started');

  // Swiper takes the duration away again when the fade is over, which a slow machine may see first.
  const fade = page
    .locator('.hero-frame .swiper-slide')
    .nth(1)
    .evaluate(
      (slide) =>
        new Promise((resolve) => {
          slide.addEventListener('transitionrun', () => resolve(getComputedStyle(slide).transitionDuration));
        }),
    );
  await page.clock.runFor(2999);
  await expectSlide(page, 0);
  await page.clock.runFor(1);
  await expectSlide(page, 1);
  expect(await fade).toBe('2s');
});

test('is endless both ways', async ({ page }) => {
  await open(page);
  await button(page, 'Previous slide').click();
  await expectSlide(page, LAST);
  await button(page, 'Next slide').click();
  await expectSlide(page, 0);
});

test('goes to the slide of the pressed brick, stays there, and then announces slides', async ({ page }) => {
  await open(page);
  const wrapper = hero(page).locator('.swiper-wrapper');
  await expect(wrapper).toHaveAttribute('aria-live', 'off');
  await button(page, new RegExp(`^Slide ${LAST + 1}:`)).click();
  await expectSlide(page, LAST);
  await expect(button(page, 'Play slides')).toBeVisible();
  await expect(bricks(page)).toHaveAttribute('data-phase', 'still');
  await expect(wrapper).toHaveAttribute('aria-live', 'polite');
});

test(
  'goes on at a swipe, also from the last slide to the first, and then stops',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    await button(page, new RegExp(`^Slide ${LAST + 1}:`)).click();
    await expectSlide(page, LAST);
    await button(page, 'Play slides').click();
    // Out from under the header.
    await hero(page).evaluate((part) => part.scrollIntoView());
    await swipe(hero(page));
    await expectSlide(page, 0);
    await expect(button(page, 'Play slides')).toBeVisible();
  },
);

test('rests under a mouse that was there before the scripts were', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: TITLES[0] }).hover();
  release();
  await hydrated(page);
  await expect(page.locator('.hero-frame.swiper-initialized')).toBeVisible();
  await expect(button(page, 'Pause slides')).toBeVisible();
  await expect(hero(page).locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite');
  await expect(bricks(page)).toHaveAttribute('data-phase', 'still');
});

test('moves nothing by itself under reduced motion and changes slides at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page);
  await page.clock.runFor(20_000);
  await expectSlide(page, 0);
  await expect(button(page, /(Pause|Play) slides/)).toBeHidden();
  await button(page, 'Next slide').click();
  await expectSlide(page, 1);
  await expect(page.locator('.hero-frame .swiper-slide').nth(1)).toHaveCSS('opacity', '1');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the slides are a row that can be scrolled, and nothing pretends to steer it',
    { tag: '@phone-full' },
    async ({ page }) => {
      await page.goto('/');
      await expect(hero(page).getByRole('heading')).toHaveText(TITLES);
      await expect(hero(page).getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: TITLES[0] })).toBeInViewport();
      await page.getByRole('heading', { name: TITLES[LAST] }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { name: TITLES[LAST] })).toBeInViewport();
      await expect(page.getByRole('heading', { name: TITLES[0] })).not.toBeInViewport();
    },
  );
});
