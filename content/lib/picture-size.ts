import { pictureTypeOf } from './picture-format';

/** In px. */
export type PictureSize = { readonly width: number; readonly height: number };

/**
 * The size of a picture as the head of its file states it; null when it states none. Nothing is unpacked, so a file that
 * claims to be enormous costs nothing. Whether the file holds what its head promises, only a decoder can say.
 */
export function pictureSize(file: Uint8Array): PictureSize | null {
  const type = pictureTypeOf(file);
  if (type === null) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  try {
    return { 'image/png': pngSize, 'image/webp': webpSize, 'image/jpeg': jpegSize }[type](view);
  } catch (error) {
    // The file ends inside its head.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** PNG specification, section 11.2.2: the header chunk comes first. */
const pngSize = (view: DataView) => ({ width: view.getUint32(16), height: view.getUint32(20) });

/** WebP container specification (RFC 9649): lossy, lossless and extended files state their size in three ways. */
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

/** Markers SOF0 to SOF15 of a JPEG (ITU-T T.81, table B.1) hold its size; three of that range are something else. */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Fill bytes before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
}

/**
 * Where the picture in a file ends, in bytes from its start; null where it does not say. Browsers ignore what follows,
 * so a page or an archive could hide there.
 */
export function pictureEnd(file: Uint8Array): number | null {
  const type = pictureTypeOf(file);
  if (type === null) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  try {
    return { 'image/png': pngEnd, 'image/webp': webpEnd, 'image/jpeg': jpegEnd }[type](view);
  } catch (error) {
    // The file ends before its picture.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The chunk IEND has the length 0, and each chunk 12 bytes around its data. */
function pngEnd(view: DataView) {
  const IEND = 0x49454e44;
  let at = 8;
  while (view.getUint32(at + 4) !== IEND) at += 12 + view.getUint32(at);
  return at + 12;
}

/** The head states the length of all that follows it, which is rounded up to an even one. */
function webpEnd(view: DataView) {
  const length = view.getUint32(4, true);
  return 8 + length + (length % 2);
}

/** Segments state their length; the data behind a scan ends at the first marker that is neither filling nor a restart. */
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
