/** Where pictures that came through the studio are served, and where they are below `content`. */
export const UPLOADS = '/images/uploads/';
export const MEDIA = 'media/';

/**
 * What identifies an uploaded picture: the digits of its contents and its ending, which every path of it ends with. Paths
 * with one key hold the same picture, whatever title is before the digits.
 */
export const pictureKey = (path: string) => /[0-9a-f]{8}\.[a-z]+$/.exec(path)?.[0] ?? path;

export const isUpload = (src: string) => src.startsWith(UPLOADS);

/** The path of an uploaded picture, or null for the pictures that belong to the website itself. */
export const mediaPathOf = (src: string) => (isUpload(src) ? `${MEDIA}${src.slice(UPLOADS.length)}` : null);
