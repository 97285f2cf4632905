import { categoryOf } from '../support/records';
import { expect, test, hydrated } from '../support/test';

for (const [path, file] of [
  [`/products?category=${categoryOf(1)?.id}`, 'products.html'],
  ['/', 'index.html'],
] as const) {
  test(`${path} survives a doubled slash on a host that does not redirect`, async ({ page, baseURL }) => {
    await page.route(
      (url) => url.pathname.startsWith('//'),
      (route) => route.fulfill({ path: `out/${file}`, contentType: 'text/html; charset=utf-8' }),
    );
    await page.goto(`${baseURL}/${path}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}
