import { expect, productAt, test } from './published-test';

test('allows the pages of the studio, and only them, to ask the host, and sends no part of it before it is asked for', async ({
  page,
  site,
}) => {
  const { id, path: form } = productAt(0);
  const policyOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return /connect-src [^;]*/.exec(html)?.[0];
  };
  expect(await policyOf('/admin')).toBe(`connect-src 'self' ${site.host.api}`);
  expect(await policyOf('/pages/settings')).toBe(`connect-src 'self' ${site.host.api}`);
  expect(await policyOf('/quality')).toBe("connect-src 'self'");
  expect(await policyOf(`/products/${id}`)).toBe("connect-src 'self'");

  const before = site.host.requests.length;
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  for (const path of ['/', '/admin', '/admin/AdminProducts', '/pages/settings', form]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => script.includes('x-github-api-version'))).toEqual([]);
  expect(site.host.requests).toHaveLength(before);
});
