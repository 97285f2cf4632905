const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');
const latin1 = Array.from({ length: 0x60 }, (_, index) => String.fromCharCode(0xa0 + index)).join('');

/** The characters that the faces of the share pictures have (`scripts/font/share-faces.ts`). */
export const shareSigns = `${printableAscii}${latin1.replace('\u00ad', '')}–—‘’“”…•`;

const signs = new Set(shareSigns);

/**
 * Whether a share picture can show a text. For a character that its faces lack, the renderer would ask a font service
 * on the internet during the build, and leave a gap where there is none.
 */
export const canBeDrawn = (text: string) => [...text].every((sign) => signs.has(sign));
