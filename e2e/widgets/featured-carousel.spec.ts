import type { Page } from '@playwright/test';
import { home } from '../../content/entities/home';
import { featuredProducts, products } from '../../content/entities/products';
import { needs } from '../support/records';
import { expect, test, visitPage, swipe } from '../support/test';

const featured = (page: Page) => page.getByRole('region', { name: home.featured.title.en });
const { length: COUNT } = featuredProducts(products);
const cards = (page: Page) => featured(page).locator('article');
const previous = (page: Page) => featured(page).getByRole('button', { name: 'Previous' });
const next = (page: Page) => featured(page).getByRole('button', { name: 'Next' });

// Fewer are not moved on a wide screen.
test.beforeEach(() => void needs(featuredProducts(products)[4], 'row of five products'));

/** The row, once Swiper has taken it over. */
const arranged = (page: Page) => featured(page).locator('.carousel-frame.swiper-initialized');

/** Positions (from 0) of the cards that lie wholly between the edges of the row. */
const inView = (page: Page) =>
  featured(page)
    .locator('.carousel-frame')
    .evaluate((frame) => {
      const row = frame.getBoundingClientRect();
      return [...frame.querySelectorAll('article')].flatMap((card, position) => {
        const { left, right } = card.getBoundingClientRect();
        return left > row.left - 2 && right < row.right + 2 ? [position] : [];
      });
    });

async function open(page: Page) {
  await visitPage(page, '/');
  await featured(page).locator('.carousel-frame').scrollIntoViewIfNeeded();
  await expect(arranged(page)).toHaveCount(1);
}

test('shows four, three, two or one card abreast, as wide as the window is', async ({ page }) => {
  await open(page);
  for (const [width, count] of [
    [1440, 4],
    [1024, 4],
    [1023, 3],
    [768, 3],
    [767, 2],
    [600, 2],
    [599, 1],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => inView(page), `${width} px`).toHaveLength(count);
  }
});

test(
  'goes from the first card to the last and back, without an arrow that leads nowhere',
  { tag: ['@phone-full', '@full'] },
  async ({ page }) => {
    await open(page);
    await expect(cards(page)).toHaveCount(COUNT);
    const abreast = (await inView(page)).length;
    await expect(previous(page)).toHaveCount(0);

    for (let first = 1; first <= COUNT - abreast; first += 1) {
      await next(page).click();
      await expect
        .poll(() => inView(page))
        .toEqual(Array.from({ length: abreast }, (_, place) => first + place));
      await expect(previous(page)).toBeVisible();
    }
    await expect(next(page)).toHaveCount(0);

    for (let first = COUNT - 1 - abreast; first >= 0; first -= 1) {
      await previous(page).click();
      await expect.poll(async () => (await inView(page))[0]).toBe(first);
      await expect(next(page)).toBeVisible();
    }
    await expect(previous(page)).toHaveCount(0);
  },
);

test('moves in 500 ms', async ({ page }) => {
  await open(page);
  const wrapper = featured(page).locator('.swiper-wrapper');
  // The duration is there only while the row moves, and a busy machine may look too late.
  await wrapper.evaluate((row: HTMLElement) => {
    new MutationObserver(() => {
      row.dataset.durations = `${row.dataset.durations ?? ''} ${row.style.transitionDuration}`;
    }).observe(row, { attributeFilter: ['style'] });
  });
  await next(page).click();
  await expect(wrapper).toHaveAttribute('data-durations', /\b500ms\b/);
});

/** Whether the first control after the row, whichever the home page has there, has the focus. */
const isFirstBelow = (page: Page) =>
  featured(page).evaluate((row) => {
    const below = [...document.querySelectorAll('a[href], button, input, summary, [tabindex="0"]')].filter(
      (control) =>
        row.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING &&
        control.checkVisibility({ visibilityProperty: true }),
    );
    return below[0] === document.activeElement;
  });

test('keeps the keyboard on the cards in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await next(page).focus();
  for (let card = 0; card < 4; card += 1) {
    await page.keyboard.press('Tab');
    await expect(cards(page).nth(card).getByRole('link')).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect.poll(() => isFirstBelow(page), 'the first control below the row has the focus').toBe(true);
});

test('moves on at a swipe without following the card’s link', { tag: '@phone' }, async ({ page }) => {
  await open(page);
  const frame = featured(page).locator('.carousel-frame');
  await frame.scrollIntoViewIfNeeded();
  await swipe(frame);
  await expect(previous(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the cards are a row that can be scrolled, equally wide, without arrows', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/');
    await expect(featured(page).getByRole('button')).toHaveCount(0);
    expect(await inView(page)).toEqual([0, 1, 2, 3]);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => inView(page)).toEqual([COUNT - 4, COUNT - 3, COUNT - 2, COUNT - 1]);
  });
});
