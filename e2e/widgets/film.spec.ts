import { company } from '../../content/entities/company';
import { home } from '../../content/entities/home';
import { hasOwnFilm } from '../../content/entities/quality';
import { inLanguage } from '../../lib/records';
import { answerFilms } from '../support/film-host';
import { needs } from '../support/records';
import { expect, test, visitPage } from '../support/test';

const HOST = 'https://www.youtube-nocookie.com/';
const { title, filmTitle } = inLanguage(home, 'en').whoWeAre;
const own = hasOwnFilm || undefined;

test('the film of the home page is played by its host, which is asked for nothing before', async ({
  page,
}) => {
  needs(company.filmId, 'film at a host');
  await answerFilms(page);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await visitPage(page, '/');
  const fromHost = () => asked.filter((url) => url.startsWith(HOST));
  expect(fromHost()).toEqual([]);

  await page.getByRole('button', { name: filmTitle }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByTitle(title).contentFrame().getByText('The host’s player')).toBeVisible();
  expect(fromHost()).not.toEqual([]);
  await expect(dialog.getByRole('status')).toBeEmpty();
});

test('our own film plays where the player reports an error', async ({ page }) => {
  needs(company.filmId && own, 'film at a host and of its own');
  await answerFilms(page, 150);
  await visitPage(page, '/');
  await page.getByRole('button', { name: filmTitle }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('status')).toContainText('YouTube cannot play this video.');
  const film = dialog.getByLabel(title).and(page.locator('video'));
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(film).toHaveJSProperty('currentSrc', new URL('/films/28-days.av1.mp4', page.url()).href);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the trigger is a link to the film at its host', async ({ page }) => {
    needs(company.filmId, 'film at a host');
    await page.goto('/');
    await expect(page.getByRole('button', { name: filmTitle })).toBeHidden();
    await expect(page.getByRole('link', { name: filmTitle })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
    );
  });

  test('our own film is on the quality page', async ({ page }) => {
    needs(own, 'film of its own');
    await page.goto('/quality#days');
    await expect(page.getByRole('link', { name: /^Watch the video:/ })).toHaveAttribute(
      'href',
      '/films/28-days.mp4',
    );
  });
});
