import sizes from '../site-pictures.json' with { type: 'json' };

/** The website's own pictures with their sizes in px, as every build lists them (`scripts/images.ts`). */
export const sitePictures = Object.entries(sizes).map(([src, [width = 0, height = 0]]) => ({
  src,
  width,
  height,
}));
