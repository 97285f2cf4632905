import { lstat } from 'node:fs/promises';
import path from 'node:path';
import type { PictureFact } from '../../lib/records';
import {
  factsOf,
  type PictureLookup,
  hashProblem,
  isDocument,
  mediaPathOf,
  uploadFact,
} from '../../lib/exchange';
import { decodePicture } from './decode-picture';
import { readWhole } from './disk-port';

/** Decodes pictures on disk, and finds documents: uploads in `content/media`, all others under `public`. */
export const diskPictures =
  (content: string): PictureLookup =>
  (srcs) =>
    factsOf(srcs, (src) => pictureOnDisk(content, src));

async function pictureOnDisk(content: string, src: string): Promise<PictureFact> {
  const media = mediaPathOf(src);
  const file = media === null ? path.join(content, '..', 'public', src) : path.join(content, media);
  const stats = await lstat(file).catch(() => null);
  if (!stats?.isFile()) return { kind: 'missing' };
  const bytes = await readWhole(file);
  if (media !== null && isDocument(media)) return uploadFact(media, bytes);
  const misnamed = media === null ? null : await hashProblem(media, bytes);
  if (misnamed !== null) return { kind: 'broken', reason: misnamed };
  const size = await decodePicture(bytes);
  return size === null
    ? { kind: 'broken', reason: 'it cannot be unpacked, so the file is damaged or too large.' }
    : { kind: 'there', ...size };
}
