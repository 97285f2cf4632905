import { expect, test } from './test';
import type { WebKitPage } from './page';

const FEATURED = 7;
const ABREAST = 4;

const hero = (page: WebKitPage) => page.byRole('region', 'Highlights');
const featured = (page: WebKitPage) => page.byRole('region', 'Featured products');

/** Positions (from 0) of the featured cards that lie wholly in their row. */
const inView = (page: WebKitPage) =>
  page.evaluate(() => {
    const frame = document.querySelector('.carousel-jointed');
    const row = frame?.getBoundingClientRect() ?? new DOMRect();
    return [...(frame?.querySelectorAll('article') ?? [])].flatMap((card, position) => {
      const { left, right } = card.getBoundingClientRect();
      return left > row.left - 2 && right < row.right + 2 ? [position] : [];
    });
  });

const from = (first: number) => Array.from({ length: ABREAST }, (_, place) => first + place);

test('the hero wraps around both ways, stops after a press, and plays again', async ({ webkit: page }) => {
  await page.goto('/');
  await page.hydrated();
  const current = (name: string) => async () =>
    hero(page)
      .byRole('button', new RegExp(`^${name}`))
      .attribute('aria-disabled');
  await hero(page).byRole('button', 'Pause slides').click();
  await hero(page).byRole('button', 'Previous slide').click();
  await expect.poll(current('Slide 3')).toBe('true');
  await hero(page).byRole('button', 'Next slide').click();
  await expect.poll(current('Slide 1')).toBe('true');
  await hero(page)
    .byRole('button', /^Slide 2/)
    .click();
  await expect.poll(current('Slide 2')).toBe('true');
  await hero(page).byRole('button', 'Play slides').click();
  await expect.poll(hero(page).byRole('button', 'Pause slides').count).toBe(1);
});

test('the featured cards go from the first to the last and back', async ({ webkit: page }) => {
  await page.goto('/');
  await page.hydrated();
  const previous = featured(page).byRole('button', 'Previous');
  const next = featured(page).byRole('button', 'Next');
  await next.scrollIntoView();
  expect(await inView(page)).toEqual(from(0));
  for (let first = 1; first <= FEATURED - ABREAST; first += 1) {
    await next.click();
    await expect.poll(() => inView(page)).toEqual(from(first));
  }
  await expect.poll(next.count).toBe(0);
  for (let first = FEATURED - ABREAST - 1; first >= 0; first -= 1) {
    await previous.click();
    await expect.poll(() => inView(page)).toEqual(from(first));
  }
  await expect.poll(previous.count).toBe(0);
});

test('the film opens over the page and closes with Escape', async ({ webkit: page }) => {
  await page.goto('/');
  await page.hydrated();
  const trigger = page.byRole('button', 'Watch the film');
  await trigger.click();
  const dialog = page.byRole('dialog', 'Who we are');
  await expect.poll(dialog.count).toBe(1);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('dialog :is(iframe, video)') !== null))
    .toBe(true);
  await page.press('Escape');
  await expect.poll(dialog.count).toBe(0);
  await expect.poll(trigger.isFocused).toBe(true);
});
