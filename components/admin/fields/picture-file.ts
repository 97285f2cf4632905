import { pictureProblemStrings as texts } from '@/components/admin/strings/picture-problem';
import type { PictureRules } from '@/content/lib/field-spec';
import { FORMAT_BYTES, pictureFormatOf } from '@/content/lib/picture-format';
import { pictureLimits, smallPictureProblem } from '@/content/lib/picture-limits';

const MB = 1024 * 1024;
const MAX_BYTES = 20 * MB;

/** Why a file cannot be a picture of the website, by its first bytes and size; null when it may be one. */
export async function pictureFileProblem(file: Blob): Promise<string | null> {
  const format = pictureFormatOf(new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer()));
  if (format === 'image/svg+xml') return texts.svg;
  if (format === 'image/gif') return texts.gif;
  if (format === 'image/heic') return texts.heic;
  if (format === null) return texts.unknown;
  if (file.size > MAX_BYTES) return texts.tooLarge((file.size / MB).toFixed(1));
  return null;
}

/** In px; smaller pictures are blurred wherever the website shows one. */
const LEAST_SIDE = 160;

/** Why a picture of this size (px) is refused; null when it is not. */
export function pictureSizeProblem(
  { width, height }: { readonly width: number; readonly height: number },
  { minWidth = LEAST_SIDE, minHeight = LEAST_SIDE, isDrawing }: Omit<PictureRules, 'maxWidth'>,
) {
  if (width * height > pictureLimits.pixels) return texts.tooMany(Math.round((width * height) / 1_000_000));
  // A drawing, such as a logo, is shown in its own size.
  return isDrawing ? null : smallPictureProblem({ width, height }, { minWidth, minHeight });
}
