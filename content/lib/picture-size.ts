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
