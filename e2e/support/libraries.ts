import type { Page } from '@playwright/test';

/** What pages fetch only for those who use it, and words that are in its code and in no other. */
const MARKS = {
  Swiper: 'swiperElementNodeName',
  lightbox: 'yarl__',
  'framer-motion': 'linear(',
  player: 'encrypted-media',
  estimator: 'Copy the link yourself',
} as const;

type Library = keyof typeof MARKS;

const isLibrary = (name: string): name is Library => name in MARKS;
const librariesIn = (code: string) =>
  Object.keys(MARKS).filter((name): name is Library => isLibrary(name) && code.includes(MARKS[name]));

/** Follows what a page fetches from now on; what it returns tells which of the libraries have come. */
export function followLibraries(page: Page) {
  const codes: Promise<string>[] = [];
  page.on('response', (response) => {
    // A script that arrives as the test ends has no text any more.
    if (response.request().resourceType() === 'script') codes.push(response.text().catch(() => ''));
  });
  return async () => [...new Set((await Promise.all(codes)).flatMap(librariesIn))].sort();
}

/** Keeps one library from the page, as a broken deployment would; everything else arrives. */
export const withhold = (page: Page, library: Library) =>
  page.route(/\.js(\?|$)/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await (librariesIn(code).includes(library) ? route.abort() : route.fulfill({ response }));
  });
