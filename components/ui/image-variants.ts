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
 * The upright cut of a banner, for screens that are higher than wide: as high as the picture, around the place that the
 * slide shows (`styles/home.css`). A phone would otherwise fetch three times what it can show, or show it blurred.
 */
export const upright = { ratio: 9 / 16, focus: 0.62 };

const UPRIGHT_WIDTHS = [320, 480] as const;

/** The widths (px) in which the upright cut of a picture of the given height exists. */
export function uprightWidths(height: number): readonly number[] {
  const largest = Math.floor(height * upright.ratio);
  return [...UPRIGHT_WIDTHS.filter((candidate) => candidate < largest), largest];
}

/** Where one variant of the upright cut stands: `/images/sized/scenes/wall-upright-480.avif`. */
export const uprightPath = (src: string, width: number, format: PictureFormat) =>
  variantPath(src.replace(/\.[a-z]+$/, '-upright$&'), width, format);
