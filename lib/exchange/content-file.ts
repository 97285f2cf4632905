import { extensionFits, hashProblem, MEDIA_PATH, typeNamedIn } from './media-path';
import { pictureTypeOf, pictureLimits, pictureEnd, pictureSize } from '../pictures';
import type { Bytes } from '../records';
import { isDocument, MEDIA } from './uploads';

/** Mode in Git of a file that is neither executable nor a link (git-fast-import(1), "filemodify"). */
export const PLAIN_FILE = '100644';
/** Mode in Git of an executable file. */
export const EXECUTABLE = '100755';
/** Mode in Git of a symbolic link. */
export const LINK = '120000';

/** Keeps the folder of pictures in Git while it is empty. Nothing copies it. */
const KEEPER = `${MEDIA}.gitkeep`;

/** What a file of the content holds: the records of an entity, a picture, a document, or nothing. */
export type ContentKind = 'records' | 'picture' | 'document' | 'keeper';

/**
 * The one list of files that content may have. Bundles, proposals, `content:check`, `content:apply` and the build's copy of
 * the uploads all use it, so that nothing is published that no review has shown.
 * @param path - below `content`, as Git spells it.
 * @param recordFiles - the paths that have the records of an entity.
 * @returns null for every other path. Letters must match exactly, in case and in code point.
 */
export function contentKind(path: string, recordFiles: ReadonlySet<string>): ContentKind | null {
  if (recordFiles.has(path)) return 'records';
  if (path === KEEPER) return 'keeper';
  if (!MEDIA_PATH.test(path)) return null;
  return isDocument(path) ? 'document' : 'picture';
}

/** Returns a path for people: as content has ASCII names only, it escapes all else, which could look like another name. */
export const shownPath = (path: string) =>
  path.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const modeReasons: Readonly<Record<string, string>> = {
  [EXECUTABLE]: 'is executable.',
  [LINK]: 'is a link, and links are not followed.',
  '160000': 'is another repository (a submodule).',
};

/**
 * Returns why a file may not be content; null if path and mode are on the list.
 * @param mode - in Git, six octal digits: `100644`.
 * @param recordFiles - as for `contentKind`.
 */
export function fileProblem(path: string, mode: string, recordFiles: ReadonlySet<string>): string | null {
  if (mode !== PLAIN_FILE) return modeReasons[mode] ?? 'is not a file.';
  if (contentKind(path, recordFiles) !== null) return null;
  if (!path.startsWith(MEDIA)) return 'is not content of the studio.';
  const name = path.slice(MEDIA.length);
  if (name.includes('/')) return 'is in a folder below media, and pictures have no folders.';
  return name.startsWith('.') ? 'is hidden.' : 'is not named as pictures of the studio are.';
}

/** Returns why bytes are not the file that a path of the list names; null if they are. Decodes no picture. */
export async function mediaProblem(path: string, bytes: Bytes): Promise<string | null> {
  if (!isDocument(path)) return pictureProblem(path, bytes);
  const { documentProblem } = await import('./document-problem');
  return (await hashProblem(path, bytes)) ?? documentProblem(bytes);
}

async function pictureProblem(path: string, bytes: Bytes): Promise<string | null> {
  const type = pictureTypeOf(bytes);
  if (type === null || !extensionFits(path, type)) return `it is no ${typeNamedIn(path)} by its first bytes.`;
  const misnamed = await hashProblem(path, bytes);
  if (misnamed !== null) return misnamed;
  const end = pictureEnd(bytes);
  if (end !== null && end < bytes.length)
    return `it has ${bytes.length - end} bytes behind the end of the picture.`;
  const size = pictureSize(bytes);
  if (size === null) return 'its head states no size, so it is no picture.';
  const { width, height } = size;
  if (width * height > pictureLimits.pixels)
    return `it claims to be ${width} × ${height} px, more than any picture of a website.`;
  return null;
}
