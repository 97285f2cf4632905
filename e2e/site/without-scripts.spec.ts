import { publicPages } from '../support/exported-pages';
import { expect, test, wake } from '../support/test';

/** The words a visitor can find on the page, with what is folded away by a widget. */
const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

for (const path of publicPages) {
  test(`${path} says the same without scripts`, async ({ page, browser, baseURL, isMobile }) => {
    test.skip(isMobile, 'the words are the same at every width');
    await page.goto(path);
    await wake(page);
    const withScripts = words(await page.locator('body').innerText());

    const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const plainPage = await plain.newPage();
    await plainPage.route(/^https:\/\/(?!localhost)/, (route) => route.abort());
    await plainPage.goto(path);
    const withoutScripts = words(await plainPage.locator('body').innerText());
    await plain.close();

    const missing = [...withScripts].filter((word) => !withoutScripts.has(word));
    expect(missing.length / withScripts.size, `missing: ${missing.join(', ')}`).toBeLessThanOrEqual(0.01);
  });
}
