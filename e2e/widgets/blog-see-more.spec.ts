import { expect, test } from '@playwright/test';

/** The three posts, newest first. More than eight posts are the business of the component's own tests. */
const POSTS = [
  'Paving that locks without mortar',
  'How a block is made, from sand to stack',
  'Why hollow blocks save energy',
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`blog, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('shows all posts, newest first, and no See More', async ({ page }) => {
      await page.goto('/blog');
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards.getByRole('heading')).toHaveText(POSTS);
      for (const card of await cards.all()) await expect(card).toBeVisible();
      await expect(page.getByRole('button', { name: 'See More' })).toHaveCount(0);
    });

    test('leads from the picture of a card to the article', async ({ page }) => {
      await page.goto('/blog');
      await page
        .getByRole('article')
        .first()
        .click({ position: { x: 40, y: 40 } });
      await expect(page).toHaveURL(/\/blog\/paving-that-locks-without-mortar$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(POSTS[0] ?? '');
    });

    test('has a See More on news and works that does nothing', async ({ page }) => {
      for (const path of ['/news-events', '/works']) {
        await page.goto(path);
        const cards = page.getByRole('main').getByRole('article');
        const button = page.getByRole('button', { name: 'See More' });
        const count = await cards.count();
        expect(count).toBeGreaterThan(0);
        await expect(page.getByText(`All ${count} shown.`)).toBeVisible();
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await button.click({ force: true });
        await button.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Space');
        await expect(cards).toHaveCount(count);
        await expect(button).toBeFocused();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
      }
    });
  });
}

test('opens an outside story in a new tab from Read more alone', async ({ page }) => {
  await page.goto('/news-events');
  const card = page.getByRole('article').filter({ hasText: 'A kerb line for a market road' });
  const readMore = card.getByRole('link', { name: /^Read more/ });
  await expect(readMore).toHaveAttribute('href', 'https://news.example/market-road-kerbs');
  await expect(readMore).toHaveAttribute('target', '_blank');
  await expect(readMore).toHaveAttribute('rel', 'noopener');
  // The title's link is stretched over the card; the second link has to lie above it.
  const centre = await readMore.evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = link.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && link.contains(hit);
  });
  expect(centre).toBe(true);
});

test(
  'jumps from the list of contents to a part of the article, clear of the header',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto('/blog/how-a-block-is-made');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    if (project.name === 'phone') {
      await expect(contents).toBeHidden();
      return;
    }
    await contents.getByRole('link', { name: 'Seven days of water' }).click();
    const heading = page.getByRole('heading', { name: 'Seven days of water' });
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => ((await heading.boundingBox())?.y ?? 0) >= (header?.height ?? Infinity))
      .toBe(true);
  },
);
