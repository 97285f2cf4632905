import { said } from '../text';
import type { PictureSize } from './picture-size';

const MB = 1024 * 1024;

/** Limits of a published picture. */
export const pictureLimits = {
  /** File size in bytes. */
  bytes: 1.5 * MB,
  /** Width × height; a decoder needs four bytes for each. */
  pixels: 50_000_000,
  /** Length of a side in px. */
  side: 20_000,
} as const;

/** Minimum size of a picture by its use, in px: near its size on a wide screen, where a smaller one is blurred. */
export const minPictureSize = {
  /** Across the whole screen. */
  banner: { minWidth: 1600, minHeight: 600 },
  /** Top picture of an article, or a poster. */
  head: { minWidth: 1200, minHeight: 600 },
  /** Column of text, gallery or card. */
  column: { minWidth: 600, minHeight: 300 },
  /** Product, shown as a square. */
  product: { minWidth: 600, minHeight: 600 },
} as const;

export const WHOLE: Crop = { left: 0, top: 0, width: 100, height: 100 };

const CROP = /^(\d+)% (\d+)% (\d+)% (\d+)%$/;

/** Reads a crop such as `10% 0% 50% 100%` (left, top, width, height); null if it is not within the picture. */
export function readCrop(text: unknown) {
  const [left = 0, top = 0, width = 0, height = 0] = (CROP.exec(String(text)) ?? []).slice(1).map(Number);
  const isWithin = width * height > 0 && left + width <= 100 && top + height <= 100;
  return isWithin ? { left, top, width, height } : null;
}

/** Part of a picture that the website shows: integers in percent of the whole picture. */
export type Crop = Readonly<NonNullable<ReturnType<typeof readCrop>>>;

/** Returns a crop in px. Rounds its edges, so that two crops that meet share an edge. */
export function cropRegion(crop: Crop, size: PictureSize) {
  const span = (start: number, length: number, side: number) => {
    const first = Math.min(side - 1, Math.round((start * side) / 100));
    return [first, Math.max(1, Math.round(((start + length) * side) / 100) - first)] as const;
  };
  const [left, width] = span(crop.left, crop.width, size.width);
  const [top, height] = span(crop.top, crop.height, size.height);
  return { left, top, width, height };
}

/** Reports a picture, or its crop, that is too small for its use (px); null for a sufficient size. */
export function smallPictureProblem(
  { crop: text, ...size }: PictureSize & { readonly crop?: unknown },
  { minWidth = 0, minHeight = 0 }: { readonly minWidth?: number; readonly minHeight?: number },
) {
  const crop = readCrop(text);
  const { width, height } = cropRegion(crop ?? WHOLE, size);
  if (width >= minWidth && height >= minHeight) return null;
  const [is, least] = [`${width} × ${height} px`, `${minWidth} × ${minHeight} px`];
  return said([
    `${crop ? 'The crop' : 'This picture'} is ${is}. At least ${least} are needed, or it looks blurred. Choose a larger one.`,
    `${crop ? 'এই অংশ' : 'ছবিটি'} ${is}। অন্তত ${least} না হলে ঝাপসা দেখায়। বড় ছবি বাছুন।`,
  ]);
}
