import type { Language } from '@/content/lib/language';

const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');
const latin1 = Array.from({ length: 0x60 }, (_, index) => String.fromCharCode(0xa0 + index)).join('');

/** The characters that the faces of share pictures and data sheets have (`scripts/font/share-faces.ts`). */
export const shareSigns = `${printableAscii}${latin1.replace('\u00ad', '')}–—‘’“”…•−′″`;

const latinSigns = new Set(shareSigns);
/** The letters, signs and digits of Bangla, with the joiners (`scripts/font/bangla-signs.ts`). */
const BANGLA = /[\u0964\u0980-\u09fe\u200c\u200d]/;

/**
 * Whether a share picture in a language can show a text. For a character that the faces of a picture in English lack, the
 * renderer would ask a font service on the internet during the build; one in Bangla would take any face of the machine.
 */
export const canBeDrawn = (text: string, language: Language) =>
  [...text].every((sign) => latinSigns.has(sign) || (language === 'bn' && BANGLA.test(sign)));
