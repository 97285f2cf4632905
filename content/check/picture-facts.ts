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
