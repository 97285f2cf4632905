import { cropRegion, readCrop, WHOLE } from './crop';
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

/** Reports a picture, or its crop, that is too small for its use (px); null for a sufficient size. */
export function smallPictureProblem(
  { crop: text, ...size }: PictureSize & { readonly crop?: unknown },
  { minWidth = 0, minHeight = 0 }: { readonly minWidth?: number; readonly minHeight?: number },
) {
  const crop = readCrop(text);
  const { width, height } = cropRegion(crop ?? WHOLE, size);
  if (width >= minWidth && height >= minHeight) return null;
  return `${crop ? 'The crop' : 'This picture'} is ${width} × ${height} px. At least ${minWidth} × ${minHeight} px are needed, or it looks blurred. Choose a larger one.`;
}
