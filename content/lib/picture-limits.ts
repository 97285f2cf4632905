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

/** A banner fills the first screen of a wide monitor, so a small one would show its pixels. Both in px. */
export const bannerPicture = { minWidth: 1600, minHeight: 600 } as const;
