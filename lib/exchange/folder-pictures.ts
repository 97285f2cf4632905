import type { PictureFact, PictureFacts, Bytes } from '../records';
import type { ContentModel } from './model';
import type { FilePort } from './file-port';
import { hashProblem } from './media-path';
import { isDocument, mediaPathOf } from './uploads';
import { pictureSize } from '../pictures';

/** Looks up facts of pictures in one call. Browser and scripts have different sources. */
export type PictureLookup = (srcs: readonly string[]) => Promise<PictureFacts>;

/** Looks up uploads by their file header in a content folder, and all other pictures in the website's list. */
export const folderPictures =
  ({ sitePicture }: ContentModel, port: FilePort): PictureLookup =>
  (srcs) =>
    factsOf(srcs, async (src) => {
      const path = mediaPathOf(src);
      if (path === null) return sitePicture(src);
      const bytes = await port.read(path);
      return bytes === null ? { kind: 'missing' } : uploadFact(path, bytes);
    });

/** Asks for each address once and returns the answers as a lookup. */
export async function factsOf(
  srcs: readonly string[],
  ask: (src: string) => Promise<PictureFact>,
): Promise<PictureFacts> {
  const facts = new Map<string, PictureFact>();
  for (const src of new Set(srcs)) facts.set(src, await ask(src));
  return (src) => facts.get(src) ?? { kind: 'unknown' };
}

/** Checks an uploaded file against the hash in its name and reads its size in px; a document has none. */
export async function uploadFact(path: string, bytes: Bytes): Promise<PictureFact> {
  const reason = await hashProblem(path, bytes);
  if (reason !== null) return { kind: 'broken', reason };
  if (isDocument(path)) return { kind: 'there', width: 0, height: 0 };
  const size = pictureSize(bytes);
  return size === null ? { kind: 'broken', reason: 'it is no picture.' } : { kind: 'there', ...size };
}
