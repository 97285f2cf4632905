import type { JSHandle, Page } from '@playwright/test';
import { pageKinds } from '../../scripts/page-kinds';
import { luminancesIn } from '../support/luminance';
import { expect, visitPage, test } from '../support/test';
import { readThrough } from '../support/visit';

/** Px around what is focused in which its ring is painted. */
const AROUND = 8;
/** WCAG 2.2, 2.4.13: contrast of a pixel with and without focus, and the ring's thickness in px. */
const CONTRAST = 3;
const THICK = 2;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What has the focus, by its looks: elements of one class on one ground have one ring. Nothing once Tab has been round. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body || element.hasAttribute('data-tabbed')) return undefined;
    element.setAttribute('data-tabbed', '');
    const ground = element.closest('[data-ground]')?.getAttribute('data-ground') ?? '';
    return `${element.tagName} ${element.className} on ${ground} in ${element.parentElement?.className ?? ''}`;
  });

/**
 * The window's part in which a ring is painted, and the length of a line around the element, in px; nothing where the
 * element is larger than the window. A card wears the ring of its link, a label that of its choice.
 */
const placeOf = (focused: JSHandle<Element>) =>
  focused.evaluate((element, around) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const card = element.matches('.card-link') ? element.closest('.card') : null;
    const wearer = card ?? element.closest('label') ?? element;
    const { left, top, right, bottom } = wearer.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return undefined;
    const x = Math.max(0, left - around);
    const y = Math.max(0, top - around);
    const clip = {
      x,
      y,
      width: Math.min(innerWidth, right + around) - x,
      height: Math.min(innerHeight, bottom + around) - y,
    };
    const lines = [...(card ?? element).getClientRects()].map(({ width, height }) => 2 * (width + height));
    return { clip, length: Math.max(...lines) };
  }, AROUND);

/** Px that differ from the same place without focus, as a share of a ring of 2 px around the element. */
async function ringOf(page: Page) {
  const focused = (await page.evaluateHandle(() => document.activeElement)) as JSHandle<HTMLElement>;
  const place = await placeOf(focused);
  if (!place) return 1;
  const lit = await luminancesIn(page, place.clip);
  await focused.evaluate((element) => element.blur());
  const unlit = await luminancesIn(page, place.clip);
  await focused.evaluate((element) => element.focus({ preventScroll: true }));
  const contrasts = lit.map((value, pixel) => (value + 0.05) / ((unlit[pixel] ?? NaN) + 0.05));
  const painted = contrasts.filter((contrast) => Math.max(contrast, 1 / contrast) >= CONTRAST);
  return painted.length / (THICK * place.length);
}

/** The page that is made of controls; before a release one page of each kind. */
const everyTime = '/list';

for (const path of [...pageKinds, '/list', '/bn']) {
  const details = path === everyTime ? {} : { tag: '@full' };
  test(`${path} shows a ring around everything that Tab reaches`, details, async ({ page }) => {
    await visitPage(page, path);
    // What starts when it comes near is there before Tab reaches it.
    await readThrough(page);
    await page.waitForLoadState('networkidle');
    const rings = new Map<string, number>();
    for (;;) {
      await page.keyboard.press('Tab');
      const looks = await looksOf(page);
      if (looks === undefined) break;
      // In a frame its own page shows what is focused.
      if (!rings.has(looks) && !looks.startsWith('IFRAME')) rings.set(looks, await ringOf(page));
    }
    expect(rings.size).toBeGreaterThan(3);
    expect([...rings].filter(([, share]) => share < 1)).toEqual([]);
  });
}
