import type { PictureFacts } from '../check/picture-facts';
import type { MediaFile } from './check-media';
import { type FileChange, type FilePort, sameBytes } from '../lib/file-port';
import { stemOf, uploadSrc } from '../lib/media-path';
import { picturesIn } from '../lib/pictures-in';
import type { StudioProblem } from '../check/studio-problem';
import type { ManagedRecord } from '../registry';
import type { PictureLookup } from './folder-pictures';

type PictureNeeds = {
  /** The new values of the records that change. */
  readonly changed: readonly ManagedRecord[];
  readonly media: readonly MediaFile[];
  readonly lookUp: PictureLookup;
};

type PicturePlan = {
  readonly writes: readonly FileChange[];
  /** Of every picture that the changed records use; the others are not asked for again. */
  readonly facts: PictureFacts;
  readonly problems: readonly StudioProblem[];
};

/**
 * The pictures to write for the records that change, and what is known of all that they use: in this write, in `media/`
 * or on the website already. Nothing in `media/` is ever overwritten.
 */
export async function planPictures(
  port: FilePort,
  { changed, media, lookUp }: PictureNeeds,
): Promise<PicturePlan> {
  const used = new Set(picturesIn(changed));
  const wanted = media.filter(({ path }) => used.has(uploadSrc(path)));
  const brought = new Map(wanted.map((file) => [uploadSrc(file.path), file]));
  const found = await lookUp([...used].filter((src) => !brought.has(src)));
  const there = new Map((await port.listMedia()).map((name) => [stemOf(`media/${name}`), `media/${name}`]));

  const writes: FileChange[] = [];
  const problems: StudioProblem[] = [];
  for (const { path, bytes } of wanted) {
    const before = await port.read(path);
    if (before !== null && sameBytes(before, bytes)) continue;
    const namesake = there.get(stemOf(path)) ?? path;
    // An empty file is what an interrupted write leaves, and no picture.
    const isFree = before === null ? namesake === path : before.length === 0;
    if (isFree) writes.push({ path, before, after: bytes });
    else {
      problems.push({ code: 'picture', message: `${path}: another picture of this name is there already.` });
    }
  }
  const facts: PictureFacts = (src) => {
    const file = brought.get(src);
    return file === undefined ? found(src) : { kind: 'there', width: file.width, height: file.height };
  };
  return { writes, facts, problems };
}
