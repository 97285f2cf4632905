import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { answerFilms } from '../support/film-host';
import { expect, test, visitPage } from '../support/test';
import { samples } from '../../scripts/test/depth';

/** How visitors may have set up their system; before a commit, as most have it. */
const SETTINGS = (
  [
    { reducedMotion: 'no-preference', forcedColors: 'none' },
    { reducedMotion: 'reduce', forcedColors: 'active' },
  ] as const
).slice(0, samples(1, 2));

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

/** Every state that a page can be brought into: where it is, how it comes about, what shows that it is there. */
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
    'our own film',
    '/',
    async (page) => {
      await answerFilms(page, 150);
      await button(page, 'Watch the film').click();
      await opened(page);
      await expect(page.locator('dialog').getByLabel('Who we are')).toHaveAttribute('controls');
    },
  ],
  [
    'the lightbox',
    '/gallery',
    async (page) => {
      await page.getByRole('link', { name: /^Walls and houses, / }).click();
      await opened(page);
      await expect(page.locator('dialog').getByRole('img', { name: /^Window opening/ })).toBeVisible();
    },
  ],
  [
    'an enlarged photo',
    '/gallery',
    async (page) => {
      await page.getByRole('link', { name: /^Walls and houses, / }).click();
      await button(page, 'Zoom in').click();
      await expect(button(page, 'Zoom out')).toBeVisible();
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
    'the videos',
    '/gallery#videos',
    (page) => expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible(),
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
      const next = page
        .getByRole('region', { name: 'Featured products' })
        .getByRole('button', { name: 'Next' });
      // To the end of the row, where the arrow leaves.
      await expect(async () => {
        if (await next.isVisible()) await next.click();
        expect(await next.count()).toBe(0);
      }).toPass();
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

/** Made of parts that other states show as well. */
const rare = [
  'an enlarged photo',
  'the videos',
  'the photos by title',
  'a filtered list',
  'a list with more',
  'a slider moved by hand',
  'an estimate',
  'a filled form',
];

for (const [name, path, bringAbout] of states) {
  test(
    `${name} has no accessibility fault, however the system is set`,
    { tag: rare.includes(name) ? ['@phone-full', '@full'] : '@phone-full' },
    async ({ page }) => {
      await visitPage(page, path);
      await bringAbout(page);
      for (const setting of SETTINGS) {
        await page.emulateMedia(setting);
        await settled(page);
        await expectAccessible(page, { hasOwnColours: setting.forcedColors === 'none' });
      }
    },
  );
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
  ['the film', '/', 'Watch the film', 3],
  ['a video', '/gallery#videos', 'Play Making blocks', 3],
  ['the lightbox', '/gallery', /^Walls and houses, \d+\+ photos$/, 2],
] as const;

for (const [name, path, trigger, ways] of dialogs) {
  test(`${name} gives the focus back however it is closed`, async ({ page }) => {
    await visitPage(page, path);
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
