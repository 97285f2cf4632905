import { type PictureType, pictureTypeOf } from './picture-format';

/** In px. */
export type PictureSize = { readonly width: number; readonly height: number };

/** Size of a picture in px by its header; null without one. Decodes nothing, so a false size costs nothing. */
export const pictureSize = (file: Uint8Array) =>
  read<PictureSize | null>(file, { 'image/png': pngSize, 'image/webp': webpSize, 'image/jpeg': jpegSize });

/** Reads a picture with the reader of its format; null for a truncated or an unknown one. */
function read<T>(file: Uint8Array, readers: Readonly<Record<PictureType, (view: DataView) => T>>): T | null {
  const type = pictureTypeOf(file);
  if (type === null) return null;
  try {
    return readers[type](new DataView(file.buffer, file.byteOffset, file.byteLength));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** PNG specification, section 11.2.2: the header chunk comes first. */
const pngSize = (view: DataView) => ({ width: view.getUint32(16), height: view.getUint32(20) });

/** WebP container specification (RFC 9649): lossy, lossless and extended files state their size differently. */
function webpSize(view: DataView): PictureSize | null {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  if (chunk === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return null;
}

/** JPEG markers SOF0 to SOF15 (ITU-T T.81, table B.1) precede the size; three codes of the range have other uses. */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Skip fill bytes before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
}

/** End of the picture in bytes; null if unknown. Behind it a page or an archive could hide. */
export const pictureEnd = (file: Uint8Array) =>
  read<number | null>(file, { 'image/png': pngEnd, 'image/webp': webpEnd, 'image/jpeg': jpegEnd });

/** Finds IEND, whose length is 0; each chunk has 12 bytes besides its data. */
function pngEnd(view: DataView) {
  const IEND = 0x49454e44;
  let at = 8;
  while (view.getUint32(at + 4) !== IEND) at += 12 + view.getUint32(at);
  return at + 12;
}

/** Reads the length from the RIFF header, rounded up to even. */
function webpEnd(view: DataView) {
  const length = view.getUint32(4, true);
  return 8 + length + (length % 2);
}

/** Skips segments by their length; scan data ends at the first marker that is neither fill nor restart. */
function jpegEnd(view: DataView) {
  const [SCAN, END] = [0xda, 0xd9];
  for (let at = 2; ;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return null;
    if (marker === END) return at + 2;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    at += 2 + view.getUint16(at + 2);
    if (marker === SCAN) at = scanEnd(view, at);
  }
}

function scanEnd(view: DataView, start: number) {
  for (let at = start; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== 0xff) return at;
  }
}
