import type { Page } from '@playwright/test';
import { filmOfHome, filmSubject, galleryOf, needs } from './records';

/** The button of the film on the home page. */
export const filmOpener = (page: Page) => page.getByRole('button', { name: needs(filmOfHome(), 'film') });

/** The button that plays the first film of the gallery. */
export const videoOpener = (page: Page) =>
  page.getByRole('button', { name: `Play ${needs(filmSubject(), 'films in the gallery').name}` });

/** The picture that opens the first gallery of at least three photos. */
export const photosOpener = (page: Page) =>
  page.getByRole('link', { name: `${needs(galleryOf(3), 'gallery of three photos').name}, ` });
