import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { answerFilms } from '../support/film-host';
import { home } from '../../content/entities/home';
import { banners } from '../../content/entities/banners';
import { catalogueProducts, featuredProducts, products } from '../../content/entities/products';
import { hasOwnFilm } from '../../content/entities/quality';
import { compared } from '../../content/registry/wall-figures';
import { filmOpener, photosOpener, videoOpener } from '../support/openers';
import { categoryOf, filmSubject, galleryOf, needs } from '../support/records';
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
      needs(hasOwnFilm || undefined, 'film of its own');
      await answerFilms(page, 150);
      await filmOpener(page).click();
      await opened(page);
      await expect(page.locator('dialog video')).toHaveAttribute('controls');
    },
  ],
  [
    'the lightbox',
    '/gallery',
    async (page) => {
      await photosOpener(page).click();
      await opened(page);
      await expect(page.locator('dialog').getByRole('img').first()).toBeVisible();
    },
  ],
  [
    'an enlarged photo',
    '/gallery',
    async (page) => {
      await photosOpener(page).click();
      await button(page, 'Zoom in').click();
      await expect(button(page, 'Zoom out')).toBeVisible();
    },
  ],
  [
    'a video',
    '/gallery#videos',
    async (page) => {
      await videoOpener(page).click();
      await opened(page);
      await expect(page.locator('iframe')).toHaveCount(1);
    },
  ],
  [
    'the videos',
    '/gallery#videos',
    async (page) => {
      needs(filmSubject(), 'films in the gallery');
      await expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible();
    },
  ],
  [
    'the photos by title',
    '/gallery',
    async (page) => {
      const { caption, image } = needs(galleryOf(1)?.images[0], 'photos');
      await page.getByText('List of photos').first().click();
      await expect(page.getByRole('link', { name: caption ?? image.alt }).first()).toBeVisible();
    },
  ],
  [
    'a filtered list',
    '/products',
    async (page) => {
      const tile = button(page, needs(categoryOf(1), 'category').name.en);
      await tile.click();
      await expect(tile).toHaveAttribute('aria-pressed', 'true');
    },
  ],
  [
    'a list with more',
    '/products',
    async (page) => {
      needs(catalogueProducts[8], 'more products than are shown at first');
      await button(page, 'See More').click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d more, /);
    },
  ],
  [
    'a slider moved by hand',
    '/',
    async (page) => {
      needs(banners[1] && featuredProducts(products)[4], 'second banner and row of five products');
      await button(page, /^Slide 2/).click();
      await expect(button(page, /^Slide 2/)).toHaveAttribute('aria-disabled', 'true');
      const next = page
        .getByRole('region', { name: home.featured.title.en })
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
      needs(compared, 'wall to compare with one of brick');
      await expect(button(page, 'Copy link')).toBeEnabled();
      const order = page.locator('#estimator').getByText(/^Order [\d,]+ blocks$/);
      const before = await order.innerText();
      await page.getByRole('textbox', { name: 'Length (ft)' }).fill('24');
      await expect(order).not.toHaveText(before);
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
  'our own film',
  'a video',
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
  ['the film', '/', filmOpener, 3],
  ['a video', '/gallery#videos', videoOpener, 3],
  ['the lightbox', '/gallery', photosOpener, 2],
] as const;

for (const [name, path, openerOn, ways] of dialogs) {
  const details = name === 'the film' ? {} : { tag: '@full' };
  test(`${name} gives the focus back however it is closed`, details, async ({ page }) => {
    const opener = openerOn(page);
    await visitPage(page, path);
    for (const [, close] of closings.slice(0, ways)) {
      await opener.click();
      await opened(page);
      await close(page);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
}
