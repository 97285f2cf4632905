import sharp from 'sharp';
import { pictureLimits } from '../../content/lib/picture-limits';
import type { PictureSize } from '../../content/lib/picture-size';

/**
 * Decodes a picture (one colour channel, which reads every row) and returns its size in px. Returns null for a damaged
 * or truncated file, and without decoding for one over the limit of pixels.
 */
export async function decodePicture(file: Uint8Array): Promise<PictureSize | null> {
  try {
    const picture = sharp(file, { limitInputPixels: pictureLimits.pixels });
    const { width, height } = await picture.metadata();
    if (width * height > pictureLimits.pixels) return null;
    await picture.extractChannel(0).raw().toBuffer();
    return { width, height };
  } catch {
    return null;
  }
}
