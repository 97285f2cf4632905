const MB = 1024 * 1024;

/** What a published picture may be. */
export const pictureLimits = {
  /** In bytes. */
  bytes: 1.5 * MB,
  /** Width × height; a decoder needs four bytes for each. */
  pixels: 50_000_000,
  /** Of either side, in px. */
  side: 20_000,
} as const;

/** The least size of a picture by its use, in px: near that in which a wide screen shows it, where a smaller one is blurred. */
export const leastPicture = {
  /** Across the whole screen. */
  banner: { minWidth: 1600, minHeight: 600 },
  /** At the head of an article, or a poster. */
  head: { minWidth: 1200, minHeight: 600 },
  /** In a column of text, in a gallery, on a card. */
  column: { minWidth: 600, minHeight: 300 },
  /** Of a product, shown as a square. */
  product: { minWidth: 600, minHeight: 600 },
} as const;

/** Why a picture of this size (px) is too small for its use; null when it is not. A drawing has its own size. */
export function smallPictureProblem(
  { width, height }: { readonly width: number; readonly height: number },
  { minWidth = 0, minHeight = 0 }: { readonly minWidth?: number; readonly minHeight?: number },
) {
  if (width >= minWidth && height >= minHeight) return null;
  return `This picture is ${width} × ${height} px. At least ${minWidth} × ${minHeight} px are needed, or it looks blurred. Choose a larger one.`;
}
