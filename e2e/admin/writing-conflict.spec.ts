import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { saved } from '../support/studio';
import { EDIT_BLOG, markdown, select, text, tool } from '../support/writing';
import { openStudio } from './open-studio';
import { expect, test } from './test';

/** What the website says, what a colleague has published since, and what stands in the draft. */
const first = ['Nothing is fired.', 'Nothing is burnt.', 'Nothing at all is fired.'] as const;
const second = [
  'Strength depends above all',
  'Strength depends most of all',
  'Strength hangs above all',
] as const;
const theirs = ['The mix is lean and nearly dry.', 'The mix is lean and almost dry.'] as const;
const mine = ['is weighed', 'is always weighed'] as const;

/** The website as a colleague's publication has made it. */
async function publishAnew(page: Page) {
  await page.route(/\/_next\/static\/chunks\/.+\.js$/, async (route) => {
    const response = await route.fetch();
    let body = (await response.text()).replaceAll(/\bbuild:"[0-9a-f]{20}"/g, 'build:"newer"');
    for (const [was, is] of [first, second, theirs]) body = body.replaceAll(was, is);
    await route.fulfill({ response, body });
  });
}

test(
  'paragraphs that two people changed stand side by side, one choice for each; everything else is merged',
  { tag: '@full' },
  async ({ page }) => {
    await openStudio(page, EDIT_BLOG);
    await expect(tool(page, 'Bold')).toBeVisible();
    for (const [was, , is] of [first, second, [mine[0], '', mine[1]]] as const) {
      await select(page, was);
      await page.keyboard.type(is);
    }
    await saved(page);

    await publishAnew(page);
    await page.reload();
    const review = page.getByRole('region', { name: 'Two versions: choose' });
    await expect(review.getByText('Both changed 2 paragraphs. Everything else is merged.')).toBeVisible();
    const one = review.getByRole('group', { name: 'Text, choice 1' });
    const two = review.getByRole('group', { name: 'Text, choice 2' });
    await expect(one.locator('ins').filter({ hasText: 'at all' })).toBeVisible();
    await expect(one.locator('ins').filter({ hasText: 'burnt' })).toBeVisible();
    const left = await one.getByRole('radio', { name: /^My text/ }).boundingBox();
    const right = await one.getByRole('radio', { name: /^On the website/ }).boundingBox();
    expect(left?.y).toBe(right?.y);
    await expectAccessible(page, { within: 'main' });

    const decide = review.getByRole('button', { name: 'Keep what is marked' });
    await expect(decide).toHaveAttribute('aria-disabled', 'true');
    await one.getByRole('radio', { name: /^My text/ }).check();
    await expect(decide).toHaveAttribute('aria-disabled', 'true');
    await two.getByRole('radio', { name: /^On the website/ }).check();
    await decide.click();
    await expect(review).toBeHidden();
    await expect(text(page)).toContainText(first[2]);
    const merged = await markdown(page);
    for (const words of [first[2], second[1], theirs[1], mine[1]]) expect(merged).toContain(words);
    for (const words of [first[1], second[2], theirs[0]]) expect(merged).not.toContain(words);
  },
);
