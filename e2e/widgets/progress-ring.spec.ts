import { benefits } from '../../content/entities/benefits';
import { needs } from '../support/records';
import { expect, test, hydrated } from '../support/test';

// How the arc grows: __tests__/components/site/key-product/progress-ring.test.tsx.
test('a ring prints whole, however far it has grown', async ({ page }) => {
  const { reduceLoad } = needs(benefits[0], 'saving');
  // So low that no ring is in it at first.
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.clock.install();
  await page.goto('/keyProduct');
  await page.clock.runFor(5000);
  await hydrated(page);
  const ring = page.locator('.progress-ring').first();
  const arc = ring.locator('.progress-ring-value');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await ring.scrollIntoViewIfNeeded();
  await expect(arc).toHaveAttribute('stroke-dasharray', /^0 /);
  await page.emulateMedia({ media: 'print' });
  await expect(arc).toHaveCSS('stroke-dasharray', new RegExp(`^${reduceLoad}(px)?, 200`));
});
