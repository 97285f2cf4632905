import type { Page } from '@playwright/test';
import { compared } from '../../content/registry/wall-figures';
import { pageOf } from '../../scripts/page-kinds';
import { filmOpener, photosOpener } from '../support/openers';
import { categoryOf, needs } from '../support/records';
import { expect, test, visitPage } from '../support/test';
import { readThrough } from '../support/visit';

type Visit = readonly [path: string, use?: (page: Page) => Promise<void>];

const category = categoryOf(1);

/** The page with the most rules, with the menu open. */
const used: readonly Visit[] = [['/', openMenu]];

/** One of each other kind, before a release; in some, something has to happen before their rarer rules are needed. */
const others: readonly Visit[] = [
  [`/products?category=${category?.id}`, seeFiltered],
  [pageOf('blogPost') ?? '/blog'],
  ['/keyProduct#estimator', useEstimator],
  ['/gallery', openPhotos],
  ['/', (page) => filmOpener(page).click()],
  ['/gallery#videos'],
  ['/blog'],
  ['/news-events'],
  [pageOf('newsItem') ?? '/news-events'],
  ['/works'],
  ['/career'],
  [pageOf('vacancy') ?? '/career'],
  ['/aboutUs'],
  ['/quality'],
  ['/clients'],
  ['/contact'],
  ['/no-such-page'],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

[...used, ...others].forEach((visit, index) => {
  const [path, use] = visit;
  const title = `${path} looks as it does with every rule of the site, on screen and paper (${index + 1})`;
  test(title, used.includes(visit) ? {} : { tag: '@full' }, async ({ page, faults }) => {
    await visitPage(page, path);
    // Swiper adds classes to a row that comes near: all before the comparison, none in its middle.
    await readThrough(page);
    await expect(page.locator('.carousel-frame:not(.swiper-initialized)')).toHaveCount(0);
    await use?.(page);
    // On paper other things lie under the pointer, and answer it a moment later.
    await page.mouse.move(-1, -1);
    // The answer to an unknown address is reported by the browser as an error, and is one.
    if (path === '/no-such-page') faults.length = 0;
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      expect(await differences(page)).toEqual([]);
    }
  });
});

/** An unknown category would show all products, and nothing filtered would be compared. */
async function seeFiltered(page: Page) {
  const tiles = page
    .getByRole('group', { name: 'Product categories' })
    .getByRole('button', { pressed: true });
  await expect(tiles).toContainText(category?.name.en ?? '');
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
}

async function openPhotos(page: Page) {
  await photosOpener(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function useEstimator(page: Page) {
  needs(compared, 'comparison of walls');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Length' }).first().fill('x');
  await expect(page.getByText('An entry cannot be used')).toBeVisible();
}

/**
 * Compares every style of every element, also of what is drawn before and after it, with those that the site's whole
 * stylesheets give. The studio's pages load these.
 */
const differences = (page: Page) =>
  page.evaluate(async () => {
    const studio = await (await fetch('/admin')).text();
    // The last one is the studio's own.
    const whole = [...studio.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
      .map(([, href = '']) => href)
      .slice(0, -1);
    const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    if (!sheet || whole.length === 0) throw new Error('A stylesheet was not found.');

    // What is folded away is compared, too, and has no size before it is laid out.
    document.querySelectorAll('details').forEach((details) => {
      details.open = true;
    });

    // Of many elements of one make in one place, two speak for all.
    const seen = new Map<string, number>();
    const parts = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const make = [element, element.parentElement]
          .map((one) => `${one?.tagName} ${one?.className}`)
          .join();
        const count = (seen.get(make) ?? 0) + 1;
        seen.set(make, count);
        return count <= 2 || element === document.activeElement;
      })
      .flatMap((element) => [null, '::before', '::after'].map((pseudo) => ({ element, pseudo })));
    const looks = () =>
      parts.map(({ element, pseudo }) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo !== null && style.content === 'none') return ['content: none'];
        // Custom properties draw nothing; whatever reads them is compared. `interactivity` is set by the attribute
        // `inert`, which a row of cards gives anew a moment after paper has another width.
        return Array.from(style)
          .filter((name) => !name.startsWith('--') && name !== 'interactivity')
          .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    const settle = () => {
      document.getAnimations().forEach((animation) => {
        if (animation.timeline instanceof DocumentTimeline) animation.cancel();
      });
    };

    settle();
    const own = looks();
    const links: HTMLLinkElement[] = [];
    for (const href of whole) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      await new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = reject;
        (links.at(-1) ?? sheet).after(link);
      });
      links.push(link);
    }
    sheet.disabled = true;
    settle();
    const all = looks();
    sheet.disabled = false;
    links.forEach((link) => link.remove());

    return parts.flatMap(({ element, pseudo }, index) => {
      const before = new Set(own[index]);
      const changed = (all[index] ?? []).filter((line) => !before.has(line));
      return changed.length === 0
        ? []
        : [`${element.tagName}.${element.className}${pseudo ?? ''} ${changed.slice(0, 3).join('; ')}`];
    });
  });
