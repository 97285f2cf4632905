import type { Locator, Page } from '@playwright/test';
import { axeResults } from '../support/axe';
import { textbox } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

test.skip(({ isMobile }) => isMobile, 'Colours and pictures do not depend on the screen.');

/** Contrast of a text with what is painted behind it (WCAG 2.2, relative luminance), by the browser's own pixels. */
function contrast(locator: Locator) {
  return locator.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const luminance = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let ground: Element | null = element;
    while (ground && /^(rgba\(0, 0, 0, 0\)|transparent)$/.test(getComputedStyle(ground).backgroundColor)) {
      ground = ground.parentElement;
    }
    const text = luminance(getComputedStyle(element).color);
    const behind = luminance(ground ? getComputedStyle(ground).backgroundColor : 'white');
    return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
  });
}

async function fillStorage(page: Page) {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
}

test('the bar that says that storage is full can be read, its buttons too', async ({ page }) => {
  await page.goto('/admin/AdminAddProducts?id=solid-brick');
  await expect(textbox(page, 'Name')).toBeVisible();
  await fillStorage(page);
  await textbox(page, 'Name').fill('Typed while it was full');
  const bar = page.getByRole('alert').filter({ hasText: 'the browser’s storage is full' });
  await expect(bar.getByRole('button', { name: 'Try again' })).toBeVisible();
  for (const piece of [bar.locator('p'), ...(await bar.getByRole('button').all())]) {
    expect(await contrast(piece), await piece.innerText()).toBeGreaterThanOrEqual(4.5);
  }
  // A contrast of 1:1 comes as incomplete, not as a violation.
  const { violations, incomplete } = await axeResults(page, {
    within: '[role="alert"]',
    rules: ['color-contrast'],
  });
  expect([...violations, ...incomplete].flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});

test('an open user menu leaves no target that is too small', async ({ page }) => {
  await openStudio(page, '/admin/AdminServices');
  await page.getByRole('button', { name: /Sample User/ }).click();
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
  const { violations } = await axeResults(page, { rules: ['target-size'] });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});
