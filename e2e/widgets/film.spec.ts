import { answerFilms } from '../support/film-host';
import { expect, test, visitPage } from '../support/test';

const HOST = 'https://www.youtube-nocookie.com/';

test('the film of the home page is played by its host, which is asked for nothing before', async ({
  page,
}) => {
  await answerFilms(page);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await visitPage(page, '/');
  const fromHost = () => asked.filter((url) => url.startsWith(HOST));
  expect(fromHost()).toEqual([]);

  await page.getByRole('button', { name: 'Watch the film' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who we are' });
  await expect(dialog.getByTitle('Who we are').contentFrame().getByText('The host’s player')).toBeVisible();
  expect(fromHost()).not.toEqual([]);
  await expect(dialog.getByRole('status')).toBeEmpty();
});

test('our own film plays where the player reports an error', async ({ page }) => {
  await answerFilms(page, 150);
  await visitPage(page, '/');
  await page.getByRole('button', { name: 'Watch the film' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who we are' });
  await expect(dialog.getByRole('status')).toContainText('YouTube cannot play this video.');
  const film = dialog.getByLabel('Who we are').and(page.locator('video'));
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(film).toHaveJSProperty('currentSrc', new URL('/films/28-days.av1.mp4', page.url()).href);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the trigger is a link to the film at its host, and our own film is on the quality page', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Watch the film' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Watch the film' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
    );
    await page.goto('/quality#days');
    await expect(page.getByRole('link', { name: /^As a film/ })).toHaveAttribute(
      'href',
      '/films/28-days.mp4',
    );
  });
});
