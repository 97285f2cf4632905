/** The forms in which pictures are published. */
export const pictureTypes = ['image/webp', 'image/jpeg', 'image/png'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** What a file can be that somebody takes for a picture. */
export type UploadFormat = PictureType | 'image/avif' | 'image/heic' | 'image/gif' | 'image/svg+xml';

/** Enough of a file to know what it is, in bytes. */
export const FORMAT_BYTES = 256;

/** Each sees the first bytes as text, one character for each byte. */
const signatures: readonly (readonly [UploadFormat, (head: string) => boolean])[] = [
  ['image/webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  ['image/jpeg', (head) => head.startsWith('\u00ff\u00d8\u00ff')],
  ['image/png', (head) => head.startsWith('\u0089PNG\r\n\u001a\n')],
  // Both list what can read them; an iPhone's HEIC names the general `mif1` too.
  ['image/avif', (head) => head.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.slice(8, 64))],
  ['image/heic', (head) => head.slice(4, 8) === 'ftyp' && /he[iv][cmsx]|mif1|msf1/.test(head.slice(8, 64))],
  ['image/gif', (head) => head.startsWith('GIF8')],
  ['image/svg+xml', (head) => /<svg|<\?xml|<!doctype svg/i.test(head)],
];

/** What a file is by its first bytes, whatever it calls itself; null when it is none of these. */
export function pictureFormatOf(file: Uint8Array): UploadFormat | null {
  const head = String.fromCharCode(...file.subarray(0, FORMAT_BYTES));
  return signatures.find(([, isIt]) => isIt(head))?.[0] ?? null;
}

/** The form in which a file can be published, by its first bytes; null when it cannot. */
export function pictureTypeOf(file: Uint8Array): PictureType | null {
  const format = pictureFormatOf(file);
  return pictureTypes.find((type) => type === format) ?? null;
}
