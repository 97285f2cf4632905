import type { Language } from '@/lib/text';

const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');
const latin1 = Array.from({ length: 0x60 }, (_, index) => String.fromCharCode(0xa0 + index)).join('');

/** Characters in the fonts of share pictures and data sheets (`scripts/font/share-faces.ts`). */
export const shareSigns = `${printableAscii}${latin1.replace('\u00ad', '')}–—‘’“”…•−′″`;

const latinSigns = new Set(shareSigns);
/** Bangla letters, signs, digits and joiners (`scripts/font/bangla-signs.ts`). */
const BANGLA = /[\u0964\u0980-\u09fe\u200c\u200d]/;

/** Whether the fonts have every character; for others the renderers would take any font or query a service. */
export const canBeDrawn = (text: string, language: Language) =>
  [...text].every((sign) => latinSigns.has(sign) || (language === 'bn' && BANGLA.test(sign)));
