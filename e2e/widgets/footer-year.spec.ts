import { expect, test, visitPage } from '../support/test';

test('the copyright year moves on with the calendar', async ({ page }) => {
  const built = new Date().getFullYear();
  await page.clock.setFixedTime(new Date(`${built + 3}-02-01T00:00:00Z`));
  await visitPage(page, '/quality');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${built + 3} Atrai Blocks`);
});

test('a calendar that is behind does not turn the year back', async ({ page }) => {
  const built = new Date().getFullYear();
  await page.clock.setFixedTime(new Date('2001-02-01T00:00:00Z'));
  await visitPage(page, '/quality');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${built} Atrai Blocks`);
});
