/** Address prefixes of uploaded pictures and of documents, and the folder of both below `content`. */
export const UPLOADS = '/images/uploads/';
export const DOCUMENTS = '/files/';
export const MEDIA = 'media/';

/** Key of an upload: digits of its hash, and its extension. Equal keys are one file. */
export const pictureKey = (path: string) => /[0-9a-f]{8}\.[a-z]+$/.exec(path)?.[0] ?? path;

const prefixOf = (src: string) => [UPLOADS, DOCUMENTS].find((prefix) => src.startsWith(prefix));

export const isUpload = (src: string) => prefixOf(src) !== undefined;

/** Whether the path or address is that of a document, not of a picture. */
export const isDocument = (path: string) => path.endsWith('.pdf');

/** Converts an upload's address to its path; null for the website's own pictures. */
export function mediaPathOf(src: string) {
  const prefix = prefixOf(src);
  return prefix === undefined ? null : `${MEDIA}${src.slice(prefix.length)}`;
}
