import { banners } from '../../../content/entities/banners';
import { home } from '../../../content/entities/home';
import { hasOwnFilm } from '../../../content/entities/quality';
import { filmOfHome, needs } from '../../support/records';
import { expect, test } from './test';
import type { WebKitPage } from './page';

const ABREAST = 4;

const hero = (page: WebKitPage) => page.byRole('region', 'Highlights');
const featured = (page: WebKitPage) => page.byRole('region', home.featured.title.en);

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
  needs(banners[1], 'two slides');
  await page.goto('/');
  await page.hydrated();
  const current = (name: string) => async () =>
    hero(page)
      .byRole('button', new RegExp(`^${name}`))
      .attribute('aria-disabled');
  await hero(page).byRole('button', 'Pause slides').click();
  await hero(page).byRole('button', 'Previous slide').click();
  await expect.poll(current(`Slide ${banners.length}`)).toBe('true');
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
  const previous = featured(page).byRole('button', /^Previous: /);
  const next = featured(page).byRole('button', /^Next: /);
  const count = await page.evaluate(() => document.querySelectorAll('.carousel-jointed article').length);
  needs(count > ABREAST || undefined, 'more featured products than stand side by side');
  await next.scrollIntoView();
  expect(await inView(page)).toEqual(from(0));
  for (let first = 1; first <= count - ABREAST; first += 1) {
    await next.click();
    await expect.poll(() => inView(page)).toEqual(from(first));
  }
  await expect.poll(next.count).toBe(0);
  for (let first = count - ABREAST - 1; first >= 0; first -= 1) {
    await previous.click();
    await expect.poll(() => inView(page)).toEqual(from(first));
  }
  await expect.poll(previous.count).toBe(0);
});

test('the film opens over the page and closes with Escape', async ({ webkit: page }) => {
  const name = needs(hasOwnFilm ? filmOfHome() : undefined, 'film of its own');
  await page.goto('/');
  await page.hydrated();
  const trigger = page.byRole('button', name);
  await trigger.click();
  const dialog = page.byRole('dialog', home.whoWeAre.title.en);
  await expect.poll(dialog.count).toBe(1);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('dialog :is(iframe, video)') !== null))
    .toBe(true);
  await page.press('Escape');
  await expect.poll(dialog.count).toBe(0);
  await expect.poll(trigger.isFocused).toBe(true);
});
