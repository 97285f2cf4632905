import sharp from 'sharp';
import { pictureLimits } from '../../content/lib/picture-limits';
import type { PictureSize } from '../../content/lib/picture-size';

/**
 * Unpacks a whole picture (of its colours the first, which is enough to read every row) and answers with its size in px; null when it is damaged, cut off, or claims to be
 * larger than any picture of the website, which is known before anything is unpacked.
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
