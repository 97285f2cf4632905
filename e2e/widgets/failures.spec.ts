import type { Page } from '@playwright/test';
import { banners } from '../../content/entities/banners';
import { home } from '../../content/entities/home';
import { watchUrl } from '../../content/registry/films';
import { compared } from '../../content/registry/wall-figures';
import { pageOf } from '../../scripts/page-kinds';
import { expectAccessible } from '../support/axe';
import { withhold } from '../support/libraries';
import { photosOpener, videoOpener } from '../support/openers';
import { categoryOf, filmSubject, galleryOf, needs } from '../support/records';
import { expect, isFault, hydrated, visitPage, withoutRules } from '../support/test';
import { saidBy } from '../support/words';

// Not the shared rules: the browser itself logs what is taken away here. What our own code throws still counts.
const test = withoutRules.extend<{ thrown: string[] }>({
  thrown: [
    async ({ page }, use) => {
      const thrown: string[] = [];
      page.on('pageerror', (error) => isFault(error) && thrown.push(error.message));
      await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await use(thrown);
      expect(thrown).toEqual([]);
    },
    { auto: true },
  ],
});

const ARTICLE = pageOf('blogPost') ?? '/blog';
const words = (page: Page) => page.locator('main').innerText();

test.describe('where no script ever arrives', () => {
  const rare = ['/gallery', '/products', '/keyProduct', '/career', '/contact', ARTICLE];
  for (const path of ['/', ...rare]) {
    const details = rare.includes(path) ? { tag: '@full' } : {};
    test(`${path} can be read, and its menu works`, details, async ({ page }) => {
      await visitPage(page, path);
      const whole = await words(page);

      await page.route(/\.js(\?|$)/, (route) => route.abort());
      await page.reload();
      const { share, missing } = saidBy(await words(page), whole);
      expect(share, `missing: ${missing}`).toBeGreaterThanOrEqual(0.99);

      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('link', { name: 'Contact Us', exact: true }).click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('a film reports a missing player, and links to the film’s page', async ({ page }) => {
    const opener = videoOpener(page);
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.goto('/gallery#videos');
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/use the link below/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
      'href',
      watchUrl(filmSubject()?.videos[0]?.id ?? ''),
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('where one script is missing', () => {
  // A script that nobody waits for may still be on its way.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('the lightbox: the photo itself opens', async ({ page, thrown }) => {
    await withhold(page, 'lightbox');
    await visitPage(page, '/gallery');
    await photosOpener(page).click();
    await expect(page).toHaveURL(galleryOf(3)?.images[0]?.image.src ?? '');
    // A picture is no page of ours and has no rule for view transitions.
    await page.waitForLoadState();
    thrown.splice(0, thrown.length, ...thrown.filter((message) => !/opt-in disabled/.test(message)));
  });

  test('Swiper: the rows scroll natively, without arrows', async ({ page }) => {
    await withhold(page, 'Swiper');
    await visitPage(page, '/');
    const hero = page.getByRole('region', { name: 'Highlights' });
    await expect(hero.getByRole('button')).toHaveCount(0);
    const last = hero.getByRole('heading', { name: needs(banners.at(-1), 'banner').title.en });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    const featured = page.getByRole('region', { name: home.featured.title.en });
    await featured.locator('article').first().scrollIntoViewIfNeeded();
    await expect(featured.getByRole('button')).toHaveCount(0);
    await featured.locator('article').last().scrollIntoViewIfNeeded();
    await expect(featured.locator('article').last()).toBeInViewport();
  });

  test('framer-motion: the list is filtered at once', async ({ page }) => {
    await withhold(page, 'framer-motion');
    await visitPage(page, '/products');
    const { name } = needs(categoryOf(1), 'category');
    const tile = page.getByRole('button', { name: name.en });
    await tile.click();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('main').getByRole('status')).toContainText(` in ${name.en}`);
  });

  test('the estimator: the worked example remains, with the reason', async ({ page }) => {
    needs(compared, 'wall to compare with one of brick');
    await withhold(page, 'estimator');
    await page.goto('/keyProduct#estimator');
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await expect(page.getByRole('table', { name: /^Worked example/ })).toBeVisible();
  });
});

test('a failure outside of a page in Bangla, such as one of its header, is told in Bangla', async ({
  page,
  thrown,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    // What the header alone asks for.
    CSS.supports = (property: string, value?: string) => {
      if (property.startsWith('animation-timeline')) throw new Error('The header fails.');
      return value === undefined ? supports(property) : supports(property, value);
    };
  });
  await page.goto('/bn/quality?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'পাতাটি দেখাতে সমস্যা হয়েছে!' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('link', { name: 'পাতাটি আবার লোড করুন' })).toHaveAttribute(
    'href',
    '/bn/quality?from=mail',
  );
  await expectAccessible(page);
  thrown.splice(0, thrown.length, ...thrown.filter((message) => message !== 'The header fails.'));
});

for (const path of ['/', '/products', '/gallery', ARTICLE]) {
  test(
    `${path} keeps its places, words and contrast when no picture comes`,
    { tag: path === '/' ? '@phone-full' : ['@phone', '@full'] },
    async ({ page }) => {
      const pictures = () =>
        page.locator('main img').evaluateAll((all) =>
          all.map((picture) => {
            const { x, y, width, height } = picture.getBoundingClientRect();
            // A logo that has not come may be higher than it would have been, in the middle of its field.
            const middle = y + scrollY + height / 2;
            return [picture.getAttribute('alt'), ...[x, middle, width].map(Math.round)].join();
          }),
        );
      const isArranged = async () => {
        for (const row of await page.locator('.swiper').all()) {
          await row.scrollIntoViewIfNeeded();
          await expect(row).toContainClass('swiper-initialized');
        }
      };
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitPage(page, path);
      await isArranged();
      const before = await pictures();
      expect(before.length).toBeGreaterThan(0);

      await page.route('/images/**', (route) => route.fulfill({ status: 404, body: '' }));
      await page.reload();
      await hydrated(page);
      await isArranged();
      expect(await pictures()).toEqual(before);
      await expectAccessible(page, { rules: ['color-contrast', 'image-alt'] });
    },
  );
}
