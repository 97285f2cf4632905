import type { Page } from '@playwright/test';
import { wallDay } from '../../content/strings/wall-day';
import { expect, test } from '../support/test';

/** The name of the picture of an hour, as people say it. */
const pictureAt = (hour: string) => ({
  name: `at ${wallDay.times[hour as keyof typeof wallDay.times][0]}`,
});

/** Goes to the wall, and chooses its second hour by keyboard. */
async function chooseNextHour(page: Page) {
  await page.goto('/aboutUs');
  const hours = page.getByRole('group', { name: 'Time of day' });
  test.skip((await hours.count()) === 0, 'The factory is far from the place of the pictures.');
  await hours.scrollIntoViewIfNeeded();
  await expect(hours.getByRole('img', pictureAt('07:00'))).toBeVisible();
  await hours.getByRole('radio', { name: '07:00' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(hours.getByRole('img', pictureAt('08:30'))).toBeVisible();
  await expect(hours.getByRole('img', pictureAt('07:00'))).toBeHidden();
  await expect(hours.getByText(/^3\d°$/).first()).toBeVisible();
}

test('a wall loads the picture of an hour when it is chosen', { tag: '@phone-full' }, async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(/scenes\/day-(\d{4})/.exec(request.url())?.[1] ?? ''));
  await chooseNextHour(page);
  await expect.poll(() => [...loaded].filter(Boolean)).toEqual(['0700', '0830']);
});

test('eight hours of a wall weigh at most 420 kB', { tag: ['@phone-full', '@full'] }, async ({ page }) => {
  await chooseNextHour(page);
  for (const hour of await page.getByRole('radio', { name: /^\d\d:\d\d$/ }).all()) {
    await hour.check({ force: true });
    const picture = page.getByRole('img', pictureAt(await hour.inputValue()));
    await expect(picture).toHaveJSProperty('complete', true);
  }
  const weights = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, encodedBodySize }) => name.includes('/day-') && encodedBodySize > 0)
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  expect(weights).toHaveLength(8);
  expect(weights.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(420_000);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a wall is lit by the chosen hour', async ({ page }) => chooseNextHour(page));
});
