import { type PictureType, pictureTypes } from '../pictures';
import { type Bytes, sha256Hex, slugOf } from '../records';
import { MEDIA, UPLOADS } from './uploads';

/** Path of a picture below `content`: flat, and with the first eight digits of its hash. */
export const MEDIA_PATH = /^media\/[a-z0-9-]{0,91}-?[0-9a-f]{8}\.(webp|jpg|png)$/;

const HASH_IN_PATH = /([0-9a-f]{8})\.[a-z]+$/;

const extensions: Readonly<Record<PictureType, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Whether a path has the extension of a type. */
export const extensionFits = (path: string, type: PictureType) => path.endsWith(`.${extensions[type]}`);

/** Returns the type that the extension of a path names. */
export const typeNamedIn = (path: string) =>
  pictureTypes.find((type) => extensionFits(path, type)) ?? 'picture';

/** Builds the path of a new picture: its title for people, its hash to keep the path unique. */
export const mediaPath = (title: string, sha256: string, type: PictureType) =>
  `${MEDIA}${slugOf(title) || 'picture'}-${sha256.slice(0, 8)}.${extensions[type]}`;

/** Reports a file whose hash differs from the digits in its name; null for a match. */
export async function hashProblem(path: string, bytes: Bytes): Promise<string | null> {
  const digits = HASH_IN_PATH.exec(path)?.[1];
  const hash = await sha256Hex(bytes);
  return digits !== undefined && hash.startsWith(digits)
    ? null
    : 'the digits in its name are not those of the file.';
}

/** Removes the extension. Resized files are named by the stem, so two pictures must not share one. */
export const stemOf = (path: string) => path.replace(/\.[a-z]+$/, '');

/** Returns the website's address of `media/<file>`. */
export const uploadSrc = (path: string) => `${UPLOADS}${path.slice(MEDIA.length)}`;
