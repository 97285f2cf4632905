import { fieldStrings } from '@/components/admin/shared/strings/fields';

const texts = fieldStrings.pictureProblem;

const MB = 1024 * 1024;
const MAX_BYTES = 20 * MB;
const MAX_PIXELS = 50_000_000;
/** Enough of a file to know what it is. */
const HEAD_BYTES = 256;

const formats: readonly { readonly name: string; readonly isIt: (head: string) => boolean }[] = [
  { name: 'jpeg', isIt: (head) => head.startsWith('\u00ff\u00d8\u00ff') },
  { name: 'png', isIt: (head) => head.startsWith('\u0089PNG\r\n\u001a\n') },
  { name: 'webp', isIt: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  {
    name: 'avif',
    isIt: (head) => head.slice(4, 8) === 'ftyp' && /avi[fs]|mif1|msf1/.test(head.slice(8, 64)),
  },
  { name: 'gif', isIt: (head) => head.startsWith('GIF8') },
  { name: 'svg', isIt: (head) => /<svg|<\?xml|<!doctype svg/i.test(head) },
];

/** What pictures the file dialog offers. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif';

/** Why a file cannot be a picture of the website, by its first bytes and size; null when it may be one. */
export async function pictureFileProblem(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  // One character for each byte, so that signatures can be compared as text.
  const head = String.fromCharCode(...bytes);
  const format = formats.find(({ isIt }) => isIt(head))?.name;
  if (format === 'svg') return texts.svg;
  if (format === 'gif') return texts.gif;
  if (format === undefined) return texts.unknown;
  if (file.size > MAX_BYTES) return texts.tooLarge((file.size / MB).toFixed(1));
  return null;
}

/** Why a picture of this size (px) is refused; null when it is not. */
export function pictureSizeProblem(width: number, height: number) {
  if (width * height <= MAX_PIXELS) return null;
  return texts.tooMany(Math.round((width * height) / 1_000_000));
}
