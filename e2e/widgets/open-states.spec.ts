import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, wake } from '../support/test';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How visitors may have set up their system. */
const SETTINGS = [
  { reducedMotion: 'no-preference', forcedColors: 'none' },
  { reducedMotion: 'reduce', forcedColors: 'none' },
  { reducedMotion: 'reduce', forcedColors: 'active' },
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const opened = async (page: Page) => {
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toHaveCSS('opacity', '1');
};

/** Colours on their way have to arrive before they are measured. The header and the slider's clock never do. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter((animation) => {
      const { effect } = animation;
      const isInDialog = effect instanceof KeyframeEffect && effect.target?.closest('dialog') !== null;
      return !(animation instanceof CSSAnimation) || isInDialog;
    });
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Every state that a page can be brought into: where it stands, how it comes about, what shows that it is there. */
const states: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  [
    'the menu',
    '/products',
    async (page) => {
      await button(page, 'Open menu').click();
      await opened(page);
    },
  ],
  [
    'the film',
    '/',
    async (page) => {
      await button(page, 'Watch the film').click();
      await opened(page);
      await expect(page.locator('iframe')).toHaveCount(1);
    },
  ],
  [
    'the lightbox',
    '/gallery',
    async (page) => {
      await page.getByRole('link', { name: /^Walls and houses, / }).click();
      await opened(page);
      await expect(page.locator('dialog').getByRole('img', { name: /two-storey house/ })).toBeVisible();
    },
  ],
  [
    'an enlarged photo',
    '/gallery',
    async (page) => {
      await page.getByRole('link', { name: /^Walls and houses, / }).click();
      await button(page, 'Zoom in').click();
      await expect(button(page, 'Whole picture')).toBeVisible();
    },
  ],
  [
    'a video',
    '/gallery#videos',
    async (page) => {
      await button(page, 'Play Making blocks').click();
      await opened(page);
      await expect(page.locator('iframe')).toHaveCount(1);
    },
  ],
  [
    'the photos by title',
    '/gallery',
    async (page) => {
      await page.getByText('List of photos').first().click();
      await expect(page.getByRole('link', { name: 'A corner bonded course by course' })).toBeVisible();
    },
  ],
  [
    'a filtered list',
    '/products',
    async (page) => {
      await button(page, /Edging Block/).click();
      await expect(button(page, /Edging Block/)).toHaveAttribute('aria-pressed', 'true');
    },
  ],
  [
    'a list with more',
    '/products',
    async (page) => {
      await button(page, 'See More').click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/^4 more, /);
    },
  ],
  [
    'a slider moved by hand',
    '/',
    async (page) => {
      await button(page, /^Slide 2/).click();
      await expect(button(page, /^Slide 2/)).toHaveAttribute('aria-disabled', 'true');
      await button(page, 'Next').last().click();
      await expect(button(page, 'Previous').last()).toBeVisible();
    },
  ],
  [
    'an estimate',
    '/keyProduct#estimator',
    async (page) => {
      await expect(button(page, 'Copy link')).toBeEnabled();
      await page.getByRole('textbox', { name: 'Length (ft)' }).fill('24');
      await expect(page.locator('#estimator').getByText('248', { exact: true }).first()).toBeVisible();
    },
  ],
  [
    'a filled form',
    '/contact',
    async (page) => {
      await page.getByRole('textbox', { name: /^Name/ }).fill('A name');
      await button(page, 'Send').click();
    },
  ],
];

for (const [name, path, bringAbout] of states) {
  test(`${name} has no accessibility fault, however the system is set`, async ({ page }) => {
    await page.goto(path);
    await wake(page);
    await bringAbout(page);
    for (const setting of SETTINGS) {
      await page.emulateMedia(setting);
      await settled(page);
      const axe = new AxeBuilder({ page }).withTags(AXE_TAGS).exclude('iframe');
      // There the browser paints in the system's colours, while axe reads those of the page.
      if (setting.forcedColors === 'active') axe.disableRules('color-contrast');
      const { violations } = await axe.analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        JSON.stringify(setting),
      ).toEqual([]);
    }
  });
}

const closings = [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  [
    'its button',
    (page: Page) =>
      page
        .locator('dialog[open]')
        .getByRole('button', { name: /^Close/ })
        .click(),
  ],
  ['a press outside', (page: Page) => page.mouse.click(6, 6)],
] as const;

const dialogs = [
  ['the menu', '/quality', 'Open menu', 2],
  ['the film', '/', 'Watch the film', 3],
  ['a video', '/gallery#videos', 'Play Making blocks', 3],
  ['the lightbox', '/gallery', 'Walls and houses, 7+ photos', 2],
] as const;

for (const [name, path, trigger, ways] of dialogs) {
  test(`${name} gives the focus back however it is closed`, async ({ page }) => {
    await page.goto(path);
    await wake(page);
    const opener = page.getByRole('button', { name: trigger }).or(page.getByRole('link', { name: trigger }));
    for (const [, close] of closings.slice(0, ways)) {
      await opener.click();
      await opened(page);
      await close(page);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
}
