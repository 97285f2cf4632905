/** Where pictures that came through the studio are served, and where they stand below `content`. */
export const UPLOADS = '/images/uploads/';
export const MEDIA = 'media/';

/** The path of an uploaded picture, or null for the pictures that belong to the website itself. */
export const mediaPathOf = (src: string) =>
  src.startsWith(UPLOADS) ? `${MEDIA}${src.slice(UPLOADS.length)}` : null;
