import { mediaPathOf } from '../lib/uploads';
import sizes from '../site-pictures.json' with { type: 'json' };
import type { PictureSize } from '../lib/picture-size';

/**
 * What is known of a picture: its size, that there is none, that it cannot be used (with the reason), or nothing, as in a
 * browser that has no list of the files in `media/`.
 */
export type PictureFact =
  | ({ readonly kind: 'there' } & PictureSize)
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'missing' | 'unknown' };

/** Answers for the address of a picture, such as `/images/uploads/solid-brick-1f0c9a7e.webp`. */
export type PictureFacts = (src: string) => PictureFact;

const known = new Map<string, readonly number[]>(Object.entries(sizes));

/**
 * What is known of a picture without a disk: those under `public/images` are in a list that every build writes anew
 * (`scripts/images.ts`). Uploads are unknown: they arrive with the content.
 */
export function sitePicture(src: string): PictureFact {
  if (mediaPathOf(src) !== null) return { kind: 'unknown' };
  const [width, height] = known.get(src) ?? [];
  return width === undefined || height === undefined ? { kind: 'missing' } : { kind: 'there', width, height };
}
