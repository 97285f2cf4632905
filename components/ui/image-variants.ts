/** Widths (px) in which every picture is made; 750 fills a phone of 375 px and two dots. No picture is enlarged. */
const WIDTHS = [320, 480, 750, 1200, 1600, 1920] as const;

/** Width (px) of the JPEG for browsers and crawlers that read neither AVIF nor WebP. */
const FALLBACK_WIDTH = 1200;

/** Best first, as a browser picks from `<source>`. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number] | 'jpg';

/** The widths (px) in which a picture of the given width exists. */
export function widthsFor(width: number): readonly number[] {
  const largest = WIDTHS[WIDTHS.length - 1] ?? width;
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  // Wider than the widest: that one is among the smaller already.
  return [...new Set([...smaller, Math.min(width, largest)])];
}

/** The width (px) of a picture's JPEG. */
export const fallbackWidth = (width: number) => Math.min(width, FALLBACK_WIDTH);

/** Where one variant stands: `/images/scenes/wall.jpg` at 750 px becomes `/images/sized/scenes/wall-750.avif`. */
export function variantPath(src: string, width: number, format: PictureFormat) {
  return src.replace(/^\/images\//, '/images/sized/').replace(/\.[a-z]+$/, `-${width}.${format}`);
}

/**
 * The cuts that phones get of the pictures on first screens, as high as the picture, around the place that the page shows.
 * They would otherwise fetch three times what they can show, or show it blurred. `upright` is for the hero
 * (`styles/home.css`), `square` for the banners of pages.
 */
const cuts = {
  upright: { ratio: 9 / 16, focus: 0.62, widths: [320, 480] },
  square: { ratio: 1, focus: 0.5, widths: [480, 750] },
} as const;

export type PictureCut = keyof typeof cuts;

/** The part of a picture that a cut shows, in px. */
export function cutRegion(cut: PictureCut, width: number, height: number) {
  const { ratio, focus } = cuts[cut];
  const cutWidth = Math.min(width, Math.floor(height * ratio));
  return { left: Math.round((width - cutWidth) * focus), top: 0, width: cutWidth, height };
}

/** The widths (px) in which a cut of a picture of the given height exists. */
export function cutWidths(cut: PictureCut, height: number): readonly number[] {
  const { ratio, widths } = cuts[cut];
  const largest = Math.floor(height * ratio);
  return [...widths.filter((candidate) => candidate < largest), largest];
}

/** Where one variant of a cut stands: `/images/sized/scenes/wall-upright-480.avif`. */
export const cutPath = (cut: PictureCut, src: string, width: number, format: PictureFormat) =>
  variantPath(src.replace(/\.[a-z]+$/, `-${cut}$&`), width, format);
