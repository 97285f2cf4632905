import { inLanguage } from '../../lib/records';
import { routes } from '../../content/routes';
import { articleWith, needs, outsideStory } from '../support/records';
import { expect, withoutRules as test } from '../support/test';

test('opens an outside story in a new tab from Read more alone', async ({ page }) => {
  const { title } = inLanguage(needs(outsideStory(), 'story on another website'), 'en');
  await page.goto('/news-events');
  const card = page.getByRole('article').filter({ hasText: title });
  const readMore = card.getByRole('link', { name: /^Read more/ });
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
  { tag: '@phone-full' },
  async ({ page }, { project }) => {
    const { _id } = needs(articleWith('heading'), 'article with headings');
    await page.goto(routes.blogPost(_id));
    const contents = page.getByRole('navigation', { name: 'Contents' });
    if (project.name === 'phone') {
      await expect(contents).toBeHidden();
      return;
    }
    const part = contents.getByRole('link').last();
    const heading = page.getByRole('heading', { name: await part.innerText() });
    await part.click();
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => ((await heading.boundingBox())?.y ?? 0) >= (header?.height ?? Infinity))
      .toBe(true);
  },
);
