/** Address prefix of uploaded pictures, and their folder below `content`. */
export const UPLOADS = '/images/uploads/';
export const MEDIA = 'media/';

/** Key of an upload: digits of its hash, and its extension. Equal keys are one picture. */
export const pictureKey = (path: string) => /[0-9a-f]{8}\.[a-z]+$/.exec(path)?.[0] ?? path;

export const isUpload = (src: string) => src.startsWith(UPLOADS);

/** Converts an upload's address to its path; null for the website's own pictures. */
export const mediaPathOf = (src: string) => (isUpload(src) ? `${MEDIA}${src.slice(UPLOADS.length)}` : null);
