/** Widths of variants in px: 750 is a phone of 375 px at ratio 2, 2880 a window of 1440 px at 2. */
const WIDTHS = [320, 480, 750, 1200, 1600, 1920, 2880] as const;

/** Width in px of the JPEG, for browsers and crawlers without AVIF and WebP. */
const FALLBACK_WIDTH = 1200;

/** Formats in order of preference: browsers pick the first supported `<source>`. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number] | 'jpg';

/** Returns the widths (px) below the available one, plus the available one or the maximum. */
function upTo(widths: readonly number[], available: number) {
  const smaller = widths.filter((candidate) => candidate < available);
  return [...new Set([...smaller, Math.min(available, Math.max(...widths))])];
}

/** Returns the widths (px) of the variants of a picture with the given width. */
export const widthsFor = (width: number): readonly number[] => upTo(WIDTHS, width);

/** Returns the width (px) of a picture's JPEG. */
export const fallbackWidth = (width: number) => Math.min(width, FALLBACK_WIDTH);

/** Returns the path of a variant: `/images/sized/scenes/wall-750.avif` for `/images/scenes/wall.jpg` at 750 px. */
export function variantPath(src: string, width: number, format: PictureFormat) {
  return src.replace(/^\/images\//, '/images/sized/').replace(/\.[a-z]+$/, `-${width}.${format}`);
}

/** Returns the file of a picture that pages name in `src`: a JPEG of at most `FALLBACK_WIDTH`. SVG and `blob:` stay. */
export const shownFile = ({ src, width }: { readonly src: string; readonly width: number }) =>
  isSized(src) ? variantPath(src, fallbackWidth(width), 'jpg') : src;

/** Whether `scripts/images.ts` makes variants of a picture. */
export const isSized = (src: string) => src.startsWith('/images/') && !src.endsWith('.svg');

/** Cuts around `focus` for phones, a third of the bytes: `portrait` (4:5) for the hero, `square` for page banners. */
const cuts = {
  portrait: { ratio: 4 / 5, focus: 0.62, widths: [320, 480, 780] },
  square: { ratio: 1, focus: 0.5, widths: [480, 750, 1080] },
} as const;

export type PictureCut = keyof typeof cuts;

/** Region of a picture in px that a cut shows around `x`, in percent from the left. */
export function cutRegion(cut: PictureCut, width: number, height: number, x = cuts[cut].focus * 100) {
  const { ratio } = cuts[cut];
  const cutWidth = Math.min(width, Math.floor(height * ratio));
  return { left: Math.round(((width - cutWidth) * x) / 100), top: 0, width: cutWidth, height };
}

/** Returns the widths (px) of the variants of a cut of a picture with the given height. */
export const cutWidths = (cut: PictureCut, height: number): readonly number[] =>
  upTo(cuts[cut].widths, Math.floor(height * cuts[cut].ratio));

/** Returns the path of a variant of a cut: `/images/sized/scenes/wall-portrait-480.avif`. */
export const cutPath = (cut: PictureCut, src: string, width: number, format: PictureFormat) =>
  variantPath(src.replace(/\.[a-z]+$/, `-${cut}$&`), width, format);
