import { publicPages } from '../support/exported-pages';
import { expect, test, wake } from '../support/test';

/** Every word on a page and how often it can be read there. */
function wordsOf(text: string) {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const total = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

for (const path of publicPages) {
  test(`${path} says the same without scripts`, async ({ page, browser, baseURL, isMobile }) => {
    test.skip(isMobile, 'the words are the same at every width');
    await page.goto(path);
    await wake(page);
    const withScripts = wordsOf(await page.locator('body').innerText());

    const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const plainPage = await plain.newPage();
    await plainPage.route(/^https:\/\/(?!localhost)/, (route) => route.abort());
    await plainPage.goto(path);
    const withoutScripts = wordsOf(await plainPage.locator('body').innerText());
    const isLost = await plainPage.locator('[style*="opacity:0"], [style*="visibility:hidden"]').count();
    await plain.close();

    const missing = new Map(
      [...withScripts]
        .map(([word, count]) => [word, count - (withoutScripts.get(word) ?? 0)] as const)
        .filter(([, count]) => count > 0),
    );
    const found = 1 - total(missing) / total(withScripts);
    expect(found, `missing: ${[...missing.keys()].join(', ')}`).toBeGreaterThanOrEqual(0.99);
    expect(isLost).toBe(0);
  });
}
