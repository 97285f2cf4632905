import { filmSubject, galleryOf, needs } from '../support/records';
import { expect, test, visitPage } from '../support/test';
import { shiftOf, watch } from '../support/visit';

test('#videos opens directly, with its heading on the screen', { tag: '@phone-full' }, async ({ page }) => {
  needs(filmSubject(), 'films');
  await page.goto('/gallery#videos');
  await expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Videos', exact: true })).toBeInViewport();
});

test('nothing moves while the page starts', { tag: '@phone-full' }, async ({ page }) => {
  needs(filmSubject(), 'films');
  await watch(page);
  await page.goto('/gallery#videos');
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible();
  expect((await shiftOf(page)).inAll).toBeCloseTo(0, 2);
});

for (const [hash, text, found] of [
  ['#photos', /^\d+\+$/, galleryOf(2)],
  ['#videos', /^Play$/, filmSubject()],
] as const) {
  test(`the words on a card of ${hash} stay readable under the pointer`, async ({ page }) => {
    needs(found, hash.slice(1));
    await visitPage(page, `/gallery${hash}`);
    const module = page.getByRole('main').getByText(text).first();
    await module.hover();
    await expect
      .poll(() =>
        module.evaluate((element) => {
          const isClear = (one: Element) => getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)';
          let ground = element;
          while (isClear(ground) && ground.parentElement) ground = ground.parentElement;
          return [getComputedStyle(element).color, getComputedStyle(ground).backgroundColor];
        }),
      )
      .toEqual(['rgb(242, 241, 238)', 'rgb(25, 24, 22)']);
  });
}
