import { mediaPathOf } from '../lib/uploads';
import sizes from '../site-pictures.json' with { type: 'json' };
import type { PictureSize } from '../../lib/pictures';

/** State of a picture; unknown is an upload in a browser that has no list of `media/`. */
export type PictureFact =
  | ({ readonly kind: 'there' } & PictureSize)
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'missing' | 'unknown' };

/** Looks up the address of a picture, such as `/images/uploads/solid-brick-1f0c9a7e.webp`. */
export type PictureFacts = (src: string) => PictureFact;

const known = new Map<string, readonly number[]>(Object.entries(sizes));

/** Looks up a picture in the list that every build writes (`scripts/images.ts`). Uploads are unknown. */
export function sitePicture(src: string): PictureFact {
  if (mediaPathOf(src) !== null) return { kind: 'unknown' };
  const [width, height] = known.get(src) ?? [];
  return width === undefined || height === undefined ? { kind: 'missing' } : { kind: 'there', width, height };
}
