import sharp from 'sharp';
import { pictureLimits, type PictureSize } from '../../lib/pictures';

/** Size in px of a picture, turned upright by its EXIF data; decodes one channel. Null for a damaged or too large one. */
export async function decodePicture(file: Uint8Array): Promise<PictureSize | null> {
  try {
    const picture = sharp(file, { limitInputPixels: pictureLimits.pixels });
    const { width, height } = (await picture.metadata()).autoOrient;
    if (width * height > pictureLimits.pixels) return null;
    await picture.extractChannel(0).raw().toBuffer();
    return { width, height };
  } catch {
    return null;
  }
}
