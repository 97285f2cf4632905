import { uploadSrc } from './media-path';

/**
 * The pictures of `media/` that no content file mentions. They are listed and never deleted: a draft in somebody's
 * browser may still use one.
 * @param names - of the files in `media/`.
 * @param texts - of every content file, JSON and TypeScript.
 */
export const unusedPictures = (names: readonly string[], texts: readonly string[]) =>
  names.filter((name) => !texts.some((text) => text.includes(uploadSrc(`media/${name}`))));
