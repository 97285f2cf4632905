import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  contentKind,
  EXECUTABLE,
  fileProblem,
  LINK,
  mediaProblem,
  PLAIN_FILE,
  shownPath,
  stemOf,
} from '../../lib/exchange';
import { repeatedOf } from '../../lib/records';
import { entities, fileOf, recordFiles } from '../../content/registry';
import { decodePicture } from './decode-picture';
import { readWhole } from './disk-port';

const FOLDER = '040000';

/**
 * Lists the files of a content folder that are not on the list of `lib/exchange/content-file.ts`: hidden files, files in
 * folders, links, executables, and pictures and documents that are not what their names say or that cannot be read. Looks at everything
 * below `media`, at any depth, and at each data file. Follows no link.
 * @returns sentences such as `content/media/sub/a.webp: is in a folder below media, …`.
 */
export async function fileProblems(root: string): Promise<readonly string[]> {
  const files = await filesIn(root);
  const problems: string[] = [];
  // Sequential: a decoder needs four bytes for each of up to 50 million pixels.
  for (const { file, mode } of files) {
    const reason = fileProblem(file, mode, recordFiles) ?? (await contentReason(root, file));
    if (reason !== null) problems.push(`content/${shownPath(file)}: ${reason}`);
  }
  // The build names the resized pictures without extension.
  const pictures = files.map(({ file }) => file).filter(isPicture);
  const namesakes = repeatedOf(pictures, stemOf).map(
    (file) => `content/${file}: another picture has this name with another ending.`,
  );
  return [...problems, ...namesakes];
}

/** Returns the paths of the pictures and documents in `media` that are on the list, such as `media/brick-1f0c9a7e.webp`. */
export const uploadsOnDisk = async (root: string) =>
  (await filesIn(root))
    .map(({ file }) => file)
    .filter((file) => isPicture(file) || kindOf(file) === 'document');

const kindOf = (file: string) => contentKind(file, recordFiles);
const isPicture = (file: string) => kindOf(file) === 'picture';

/** Returns why the bytes of a file do not fit its name; null if they do. */
async function contentReason(root: string, file: string) {
  if (!isPicture(file) && kindOf(file) !== 'document') return null;
  const bytes = await readWhole(path.join(root, file));
  const reason = await mediaProblem(file, bytes);
  if (reason !== null || !isPicture(file)) return reason;
  const isWhole = (await decodePicture(bytes)) !== null;
  return isWhole ? null : 'it cannot be unpacked, so the file is damaged or too large.';
}

/** Lists the data files and everything below `media` that is no folder, each with the mode that Git would give it. */
async function filesIn(root: string) {
  const media = path.join(root, 'media');
  const entries =
    (await modeOf(media)) === FOLDER ? await readdir(media, { recursive: true, withFileTypes: true }) : [];
  const found = entries.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const paths = ['media', ...found.map((file) => file.replaceAll(path.sep, '/')), ...entities.map(fileOf)];
  // A disk that keeps no modes, such as one of Windows, shows every file as executable.
  const keepsModes = (await modeOf(path.join(root, 'content.json'))) !== EXECUTABLE;
  const files = await Promise.all(
    paths.sort().map(async (file) => {
      const mode = await modeOf(path.join(root, file));
      return { file, mode: mode === EXECUTABLE && !keepsModes ? PLAIN_FILE : (mode ?? FOLDER) };
    }),
  );
  return files.filter(({ mode }) => mode !== FOLDER);
}

/** Returns the mode of a file in Git; null for a missing one. */
async function modeOf(file: string) {
  const stats = await lstat(file).catch(() => null);
  if (stats === null) return null;
  if (stats.isDirectory()) return FOLDER;
  if (stats.isSymbolicLink()) return LINK;
  if (!stats.isFile()) return '000000';
  return (stats.mode & 0o111) === 0 ? PLAIN_FILE : EXECUTABLE;
}
