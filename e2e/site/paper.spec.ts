import { company } from '../../content/entities/company';
import { home } from '../../content/entities/home';
import { catalogueProducts } from '../../content/entities/products';
import { inLanguage } from '../../lib/records';
import { pageOf } from '../../scripts/page-kinds';
import { needs } from '../support/records';
import { expect, visitPage, test } from '../support/test';

/** The printable width of A4 with the margins of 16 mm, in CSS pixels. */
test.use({ viewport: { width: 673, height: 1000 } });

for (const path of ['/', '/products', '/keyProduct', pageOf('blogPost') ?? '/blog']) {
  test(`${path} prints with a header, dark words and no word broken in two`, async ({ page }) => {
    await visitPage(page, path);
    await page.emulateMedia({ media: 'print' });

    const head = page.getByText(`${company.mainNumber}, ${company.email}`);
    await expect(head).toBeVisible();
    expect((await head.boundingBox())?.y).toBeLessThan(120);
    await expect(page.getByText(inLanguage(company.brand, 'en'), { exact: true }).first()).toBeVisible();

    const faults = await page.evaluate(() => {
      const problems: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const parent = text.parentElement;
        // An address may break anywhere.
        if (!parent?.checkVisibility() || parent.closest('svg, .sr-only, .break-all')) continue;
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}]{3,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) problems.push(`${word} is broken`);
          if (Math.min(red, green, blue) > 200) problems.push(`${word} is pale`);
        }
      }
      return problems;
    });
    expect(faults).toEqual([]);
  });
}

test('the bars of the home page print in their own colours', async ({ page }) => {
  const [range] = needs(inLanguage(home, 'en').whyGreen, 'bars').ranges;
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const bars = page
    .getByText(range?.label ?? '')
    .locator('..')
    .locator('[aria-hidden] span');
  await expect(bars.first()).toBeVisible();
  for (const bar of await bars.all()) await expect(bar).toHaveCSS('print-color-adjust', 'exact');
});

test('the home page prints every card of its rows, three abreast', async ({ page }) => {
  needs(catalogueProducts[3], 'four products');
  await visitPage(page, '/');
  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('.carousel-frame .swiper-slide');
  const places = await cards.evaluateAll((slides) =>
    slides.map((slide) => {
      const { left, right, top } = slide.getBoundingClientRect();
      return { isOnPaper: left >= 0 && right <= innerWidth, place: `${Math.round(left)} ${Math.round(top)}` };
    }),
  );
  expect(places.length).toBeGreaterThan(3);
  expect(places.filter(({ isOnPaper }) => !isOnPaper)).toEqual([]);
  expect(new Set(places.map(({ place }) => place)).size).toBe(places.length);
  expect(new Set(places.map(({ place }) => place.split(' ')[0])).size).toBe(3);
});

test('products print three to a row', async ({ page }) => {
  needs(catalogueProducts[3], 'four products');
  await visitPage(page, '/products');
  await page.emulateMedia({ media: 'print' });
  const cards = page.getByRole('main').getByRole('article');
  const tops = await Promise.all([0, 1, 2, 3].map(async (n) => (await cards.nth(n).boundingBox())?.y));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? Infinity);
});
