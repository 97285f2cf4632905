import { expect, test, visitPage } from '../support/test';

test('the company’s film is a file of the website, and it plays', async ({ page }) => {
  await visitPage(page, '/');
  await page.getByRole('button', { name: 'Watch the film' }).click();
  const film = page.getByRole('dialog', { name: 'Who we are' }).getByLabel('Who we are');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(film).toHaveJSProperty('currentSrc', new URL('/films/28-days.av1.mp4', page.url()).href);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the trigger is a link to the film in words, which links to its file', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Watch the film' })).toBeHidden();
    await page.getByRole('link', { name: 'Watch the film' }).click();
    await expect(page).toHaveURL('/quality#days');
    await expect(page.getByRole('link', { name: /^As a film/ })).toHaveAttribute(
      'href',
      '/films/28-days.mp4',
    );
  });
});
