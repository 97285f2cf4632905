import type { PictureType } from './picture-format';
import { type Bytes, sha256Hex } from './record-hash';
import { slugOf } from './record-id';
import { MEDIA, UPLOADS } from './uploads';

/**
 * Where a published picture is below `content`: flat, so no path can leave the folder, and with the first eight
 * digits of its hash, so that no path ever holds two pictures.
 */
export const MEDIA_PATH = /^media\/[a-z0-9-]{0,91}-?[0-9a-f]{8}\.(webp|jpg|png)$/;

const HASH_IN_PATH = /([0-9a-f]{8})\.[a-z]+$/;

const extensions: Readonly<Record<PictureType, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** Whether a path ends as files of this type do. */
export const extensionFits = (path: string, type: PictureType) => path.endsWith(`.${extensions[type]}`);

/** A new picture's path: by title for people, by content so that no path is ever used for two pictures. */
export const mediaPath = (title: string, sha256: string, type: PictureType) =>
  `${MEDIA}${slugOf(title) || 'picture'}-${sha256.slice(0, 8)}.${extensions[type]}`;

/** Why a file does not fit the digits in its name; null when it does. */
export async function hashProblem(path: string, bytes: Bytes): Promise<string | null> {
  const digits = HASH_IN_PATH.exec(path)?.[1];
  const hash = await sha256Hex(bytes);
  return digits !== undefined && hash.startsWith(digits)
    ? null
    : 'the digits in its name are not those of the file.';
}

/** A path without its ending: the sizes of a picture are named by it, so two pictures must not share one. */
export const stemOf = (path: string) => path.replace(/\.[a-z]+$/, '');

/** The address at which the website serves `media/<file>`. */
export const uploadSrc = (path: string) => `${UPLOADS}${path.slice(MEDIA.length)}`;
