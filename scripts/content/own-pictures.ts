import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export const IMAGES = 'public/images';
/** Folders below it that a build makes: every width and format, copies of uploads, and crops. */
export const SIZED = 'public/images/sized';
export const UPLOAD_COPIES = 'public/images/uploads';
/** Folder of the copies of documents. */
export const DOCUMENT_COPIES = 'public/files';
export const CROPS = 'public/images/crops';
const PICTURE_LIST = 'content/site-pictures.json';

/** Lists the pictures of which a build makes every width: the website's own, and uploads. */
export async function sourcePictures() {
  const files = await readdir(IMAGES, { recursive: true });
  return files
    .map((file) => path.join(IMAGES, file))
    .filter(
      (file) => /\.(jpg|png|webp|avif)$/.test(file) && !file.startsWith(SIZED) && !file.startsWith(CROPS),
    )
    .sort();
}

/** Returns a picture with its width and height in px, as it is shown. */
export async function withSize(source: string) {
  const { width, height } = (await sharp(source).metadata()).autoOrient;
  return { source, size: [width, height] as const };
}

/** Returns the address of a file below `public`. */
export const publicAddress = (source: string) => `/${path.relative('public', source)}`;

/** Writes the list of the website's own pictures, for the studio has no access to files; not if it is the same. */
export async function writePictureList(pictures: readonly Awaited<ReturnType<typeof withSize>>[]) {
  const lines = pictures
    .filter(({ source }) => !source.startsWith(UPLOAD_COPIES))
    .map(({ source, size }) => `  "${publicAddress(source)}": [${size.join(', ')}]`);
  const text = `{\n${lines.join(',\n')}\n}\n`;
  if ((await readFile(PICTURE_LIST, 'utf8').catch(() => '')) !== text) await writeFile(PICTURE_LIST, text);
}
