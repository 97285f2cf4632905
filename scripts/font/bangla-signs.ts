/** Code points of Bangla letters, signs and digits: first and last of each gapless range. */
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
/** Danda, taka sign, both joiners, and the dotted circle of isolated signs. */
const signs = '।৳\u200c\u200d\u25cc';

/** Characters of a Bangla font; it also needs every conjunct of them. */
export const banglaSigns =
  rows
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('') + signs;

/** Signs within Bangla that come from Anek Bangla before Archivo; its Latin file has them. */
export const LATIN_SIGNS = ':?%';

/** The complete font, with its weight axis, in two files. */
export const BANGLA_SOURCE =
  'node_modules/@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2';
export const LATIN_SOURCE = BANGLA_SOURCE.replace('-bengali-', '-latin-');
