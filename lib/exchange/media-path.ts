import { type PictureType, pictureTypes } from '../pictures';
import { type Bytes, sha256Hex, slugOf } from '../records';
import { DOCUMENTS, isDocument, MEDIA, UPLOADS } from './uploads';

/** Type of a document that visitors download. */
export const DOCUMENT_TYPE = 'application/pdf';

/** Maximum size of a document in bytes. */
export const MAX_DOCUMENT = 10 * 1024 * 1024;

/** Types of files that people upload. */
export const mediaTypes = [...pictureTypes, DOCUMENT_TYPE] as const;

export type MediaType = PictureType | typeof DOCUMENT_TYPE;

/** Path of a picture or a document below `content`: flat, and with the first eight digits of its hash. */
export const MEDIA_PATH = /^media\/[a-z0-9-]{0,91}-?[0-9a-f]{8}\.(webp|jpg|png|pdf)$/;

const HASH_IN_PATH = /([0-9a-f]{8})\.[a-z]+$/;

const extensions: Readonly<Record<MediaType, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  [DOCUMENT_TYPE]: 'pdf',
};

/** Whether a path has the extension of a type. */
export const extensionFits = (path: string, type: MediaType) => path.endsWith(`.${extensions[type]}`);

/** Returns the type that the extension of a path names. */
export const typeNamedIn = (path: string) =>
  pictureTypes.find((type) => extensionFits(path, type)) ?? 'picture';

/** Builds the path of a new picture or document: its title for people, its hash to keep the path unique. */
export const mediaPath = (title: string, sha256: string, type: MediaType) =>
  `${MEDIA}${slugOf(title) || (type === DOCUMENT_TYPE ? 'file' : 'picture')}-${sha256.slice(0, 8)}.${extensions[type]}`;

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
export const uploadSrc = (path: string) =>
  `${isDocument(path) ? DOCUMENTS : UPLOADS}${path.slice(MEDIA.length)}`;
