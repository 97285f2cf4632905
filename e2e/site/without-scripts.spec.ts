import { publicPages } from '../support/exported-pages';
import { expect, test, wake } from '../support/test';
import { saidBy } from '../support/words';

for (const path of publicPages) {
  test(`${path} says the same without scripts`, async ({ page, browser, baseURL, isMobile }) => {
    test.skip(isMobile, 'the words are the same at every width');
    await page.goto(path);
    await wake(page);
    const withScripts = await page.locator('body').innerText();

    const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const plainPage = await plain.newPage();
    await plainPage.route(/^https:\/\/(?!localhost)/, (route) => route.abort());
    await plainPage.goto(path);
    const withoutScripts = await plainPage.locator('body').innerText();
    const isLost = await plainPage.locator('[style*="opacity:0"], [style*="visibility:hidden"]').count();
    await plain.close();

    const { share, missing } = saidBy(withoutScripts, withScripts);
    expect(share, `missing: ${missing}`).toBeGreaterThanOrEqual(0.99);
    expect(isLost).toBe(0);
  });
}
