import { expect, test, visitPage } from '../support/test';
import { watch } from '../support/visit';

// __tests__/export/policy.test.ts reads the policies; e2e/site/page.spec.ts shows that no page breaks its own.
test.beforeEach(({ page }) => watch(page));

test('a violation does show up as a fault', async ({ page, faults }) => {
  await visitPage(page, '/quality');
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/a.png' }),
    );
  });
  await expect
    .poll(() => faults.filter((fault) => fault.includes('policy violated: img-src')).length)
    .toBe(1);
  faults.length = 0;
});

test('a foreign inline script does not run', async ({ page, faults }) => {
  await visitPage(page, '/quality');
  await page.evaluate(() => {
    // As a parser would meet them in content that slipped through.
    document.body.insertAdjacentHTML('beforeend', '<img src="/none" alt="" onerror="document.title = 1">');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<iframe srcdoc="<script>parent.document.title = 2</script>"></iframe>',
    );
  });
  await expect
    .poll(() => faults.filter((fault) => fault.includes('policy violated: script-src')).length)
    .toBeGreaterThanOrEqual(1);
  expect(await page.title()).toMatch(/Quality Assurance/);
  faults.length = 0;
});
