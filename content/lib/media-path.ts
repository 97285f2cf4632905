import type { PictureType } from './image-signature';
import { slugOf } from './record-id';

/** Where a published picture stands below `content/data`. Flat, so no path can leave the folder. */
export const MEDIA_PATH = /^media\/[a-z0-9-]{1,100}\.(webp|jpg|png)$/;

const UPLOADS = '/images/uploads/';
const MEDIA = 'media/';

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

/** The address at which the website serves `media/<file>`. */
export const uploadSrc = (path: string) => `${UPLOADS}${path.slice(MEDIA.length)}`;

/** The path of an uploaded picture, or null for the pictures that belong to the website itself. */
export const mediaPathOf = (src: string) =>
  src.startsWith(UPLOADS) ? `${MEDIA}${src.slice(UPLOADS.length)}` : null;
