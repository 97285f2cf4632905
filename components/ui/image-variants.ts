/**
 * Widths (px) in which every picture is made; 750 fills a phone of 375 px and two dots, 2880 a window of 1440 px and two.
 * No picture is enlarged.
 */
const WIDTHS = [320, 480, 750, 1200, 1600, 1920, 2880] as const;

/** Width (px) of the JPEG for browsers and crawlers that read neither AVIF nor WebP. */
const FALLBACK_WIDTH = 1200;

/** Best first, as a browser picks from `<source>`. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number] | 'jpg';

/** Those of the widths (px) that are smaller than what there is, and all there is or the largest. */
function upTo(widths: readonly number[], available: number) {
  const smaller = widths.filter((candidate) => candidate < available);
  return [...new Set([...smaller, Math.min(available, Math.max(...widths))])];
}

/** The widths (px) in which a picture of the given width exists. */
export const widthsFor = (width: number): readonly number[] => upTo(WIDTHS, width);

/** The width (px) of a picture's JPEG. */
export const fallbackWidth = (width: number) => Math.min(width, FALLBACK_WIDTH);

/** Where one variant is: `/images/scenes/wall.jpg` at 750 px becomes `/images/sized/scenes/wall-750.avif`. */
export function variantPath(src: string, width: number, format: PictureFormat) {
  return src.replace(/^\/images\//, '/images/sized/').replace(/\.[a-z]+$/, `-${width}.${format}`);
}

/**
 * The cuts that phones get of the pictures on first screens, as high as the picture, around the place that the page shows.
 * They would otherwise fetch three times what they can show, or show it blurred. `upright` is for the hero
 * (`styles/home.css`), `square` for the banners of pages.
 */
const cuts = {
  upright: { ratio: 9 / 16, focus: 0.62, widths: [320, 480, 640] },
  square: { ratio: 1, focus: 0.5, widths: [480, 750, 1080] },
} as const;

export type PictureCut = keyof typeof cuts;

/** The part of a picture that a cut shows, in px. */
export function cutRegion(cut: PictureCut, width: number, height: number) {
  const { ratio, focus } = cuts[cut];
  const cutWidth = Math.min(width, Math.floor(height * ratio));
  return { left: Math.round((width - cutWidth) * focus), top: 0, width: cutWidth, height };
}

/** The widths (px) in which a cut of a picture of the given height exists. */
export const cutWidths = (cut: PictureCut, height: number): readonly number[] =>
  upTo(cuts[cut].widths, Math.floor(height * cuts[cut].ratio));

/** Where one variant of a cut is: `/images/sized/scenes/wall-upright-480.avif`. */
export const cutPath = (cut: PictureCut, src: string, width: number, format: PictureFormat) =>
  variantPath(src.replace(/\.[a-z]+$/, `-${cut}$&`), width, format);
