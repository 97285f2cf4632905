/** The letters, signs and digits of Bangla in Unicode, first and last of each row without a gap. */
const rows = [
  [0x0981, 0x0983],
  [0x0985, 0x098c],
  [0x098f, 0x0990],
  [0x0993, 0x09a8],
  [0x09aa, 0x09b0],
  [0x09b2, 0x09b2],
  [0x09b6, 0x09b9],
  [0x09bc, 0x09bc],
  [0x09be, 0x09c4],
  [0x09c7, 0x09c8],
  [0x09cb, 0x09ce],
  [0x09d7, 0x09d7],
  [0x09dc, 0x09dd],
  [0x09df, 0x09df],
  [0x09e6, 0x09ef],
] as const;
/** Danda, taka sign, the two joiners, and the circle under a sign that is alone. */
const signs = '।৳\u200c\u200d\u25cc';

/** The characters that a face for Bangla needs, with every conjunct that they form. */
export const banglaSigns =
  rows
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('') + signs;

/** The whole face, with its weight axis. */
export const BANGLA_SOURCE =
  'node_modules/@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2';
