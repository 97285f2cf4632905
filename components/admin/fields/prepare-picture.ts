import { pictureProblemStrings as texts } from '@/components/admin/strings/writing';
import { mediaPath, type MediaType, uploadSrc, pictureKey, type Media } from '@/lib/exchange';
import {
  pictureLimits,
  smallPictureProblem,
  type PictureSize,
  FORMAT_BYTES,
  pictureFormatOf,
} from '@/lib/pictures';
import { sha256Hex, type PictureRules } from '@/lib/records';

const MB = 1024 * 1024;
const MAX_BYTES = 20 * MB;

/** Returns why a file is refused, judged by its first bytes and its size (20 MB at most); null if accepted. */
export async function pictureFileProblem(file: Blob): Promise<string | null> {
  const format = pictureFormatOf(new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer()));
  if (format === 'image/svg+xml') return texts.svg;
  if (format === 'image/gif') return texts.gif;
  if (format === 'image/heic') return texts.heic;
  if (format === null) return texts.unknown;
  if (file.size > MAX_BYTES) return texts.tooLarge((file.size / MB).toFixed(1));
  return null;
}

/** Minimum side in px; smaller pictures are blurred everywhere on the website. */
const MIN_SIDE = 160;

/** Returns why a picture of this size (px) with its crop is refused; null if accepted. */
export function pictureSizeProblem(
  { width, height, crop }: PictureSize & { readonly crop?: string | undefined },
  { minWidth = MIN_SIDE, minHeight = MIN_SIDE, isDrawing }: Omit<PictureRules, 'maxWidth'>,
) {
  if (width * height > pictureLimits.pixels) return texts.tooMany(Math.round((width * height) / 1_000_000));
  // Drawings, such as logos, are shown in their own size.
  return isDrawing ? null : smallPictureProblem({ width, height, crop }, { minWidth, minHeight });
}

const QUALITIES = [0.82, 0.75, 0.68, 0.6] as const;

export type Prepared = Awaited<ReturnType<typeof preparePicture>>;

const no = (message: string) => ({ ok: false, message }) as const;

type StoredMedia = ReadonlyMap<string, Media>;

/** Makes a picture of the website: upright, scaled down, re-encoded without EXIF, named by contents and first use. */
export async function preparePicture(file: Blob, rules: PictureRules, title: string, stored: StoredMedia) {
  const refused = await pictureFileProblem(file).catch(() => texts.notRead);
  if (refused !== null) return no(refused);
  const size = await sizeOf(file);
  if (size === null) return no(texts.unreadable);
  const wrongSize = pictureSizeProblem(size, rules);
  if (wrongSize !== null) return no(wrongSize);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return no(texts.unreadable);
  const width = Math.min(bitmap.width, rules.maxWidth);
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const blob = await encode(bitmap, width, height);
  bitmap.close();
  if (blob === null) return no(texts.notMade);
  if (blob.size > pictureLimits.bytes) return no(texts.stillLarge);
  const type = blob.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
  const media = await namedPicture({ blob, type, width, height }, title, stored);
  return { ok: true, media, image: { src: uploadSrc(media.path), width, height } } as const;
}

/** Adds the path to a picture or document: the known one for the same contents, else a new one from the title. */
export async function namedPicture(
  picture: Pick<Media, 'blob' | 'width' | 'height'> & { readonly type: MediaType },
  title: string,
  stored: StoredMedia,
): Promise<Media> {
  const { blob, type } = picture;
  const hash = await sha256Hex(new Uint8Array(await blob.arrayBuffer()));
  const path = mediaPath(title, hash, type);
  const known = stored.get(pictureKey(path))?.path;
  return { ...picture, hash, path: known ?? path, bytes: blob.size, savedAt: new Date().toISOString() };
}

/** Returns the size in px without `createImageBitmap`: no bitmap is made before the size is checked. */
function sizeOf(file: Blob): Promise<PictureSize | null> {
  const url = URL.createObjectURL(file);
  const img = new Image();
  return new Promise<PictureSize | null>((resolve) => {
    img.onload = () => resolve({ width: img.naturalWidth, height: img.naturalHeight });
    img.onerror = () => resolve(null);
    img.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}

/** Encodes as WebP, or as JPEG in browsers that cannot; uses the best quality within the limit of bytes. */
async function encode(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  let type = 'image/webp';
  let blob: Blob | null = null;
  for (const quality of QUALITIES) {
    blob = await toBlob(canvas, type, quality);
    if (blob !== null && blob.type !== type) {
      type = 'image/jpeg';
      layWhiteBelow(context, width, height);
      blob = await toBlob(canvas, type, quality);
    }
    if (blob === null || blob.size <= pictureLimits.bytes) return blob;
  }
  return blob;
}

/** Fills the background with white: JPEG has no transparency and would show it black. */
function layWhiteBelow(context: CanvasRenderingContext2D, width: number, height: number) {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
