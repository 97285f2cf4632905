/** Formats of published pictures. */
export const pictureTypes = ['image/webp', 'image/jpeg', 'image/png'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** Formats of files that people may choose as a picture. */
type UploadFormat = PictureType | 'image/avif' | 'image/heic' | 'image/gif' | 'image/svg+xml';

/** Bytes at the start of a file that determine its format. */
export const FORMAT_BYTES = 256;

/** Tests of the first bytes as a text of one character per byte. */
const signatures: readonly (readonly [UploadFormat, (head: string) => boolean])[] = [
  ['image/webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  ['image/jpeg', (head) => head.startsWith('\u00ff\u00d8\u00ff')],
  ['image/png', (head) => head.startsWith('\u0089PNG\r\n\u001a\n')],
  // AVIF and HEIC list compatible brands; an iPhone's HEIC also names the general `mif1`.
  ['image/avif', (head) => head.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.slice(8, 64))],
  ['image/heic', (head) => head.slice(4, 8) === 'ftyp' && /he[iv][cmsx]|mif1|msf1/.test(head.slice(8, 64))],
  ['image/gif', (head) => head.startsWith('GIF8')],
  ['image/svg+xml', (head) => /<svg|<\?xml|<!doctype svg/i.test(head)],
];

/** Detects the format by the first bytes, not by the name; null for an unknown format. */
export function pictureFormatOf(file: Uint8Array): UploadFormat | null {
  const head = String.fromCharCode(...file.subarray(0, FORMAT_BYTES));
  return signatures.find(([, isIt]) => isIt(head))?.[0] ?? null;
}

/** Detects a format that can be published; null for any other. */
export function pictureTypeOf(file: Uint8Array): PictureType | null {
  const format = pictureFormatOf(file);
  return pictureTypes.find((type) => type === format) ?? null;
}
