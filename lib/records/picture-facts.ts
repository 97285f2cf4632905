import type { PictureSize } from '../pictures';

/** State of a picture; unknown is an upload in a browser that has no list of `media/`. */
export type PictureFact =
  | ({ readonly kind: 'there' } & PictureSize)
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'missing' | 'unknown' };

/** Looks up the address of a picture, such as `/images/uploads/solid-brick-1f0c9a7e.webp`. */
export type PictureFacts = (src: string) => PictureFact;
