import type { ManagedRecord } from '../managed';
import type { MediaFile } from './check-media';
import type { ContentFile } from './content-folder';
import { image } from './fields';
import { type FilePort, sameBytes } from './file-port';
import { mediaPathOf, uploadSrc } from './media-path';
import { picturesIn } from './pictures-in';
import { type Checked, refused, type StudioProblem } from './studio-problem';
import type { FileChange } from './write-files';

type PictureNeeds = {
  readonly files: Iterable<ContentFile>;
  /** The new values of the records that change. */
  readonly changed: readonly ManagedRecord[];
  readonly media: readonly MediaFile[];
};

/**
 * The pictures to write for the records that change. Every picture they use has to be in this write, in `media/`, or
 * on the website already; nothing in `media/` is ever overwritten.
 */
export async function planPictures(
  port: FilePort,
  { files, changed, media }: PictureNeeds,
): Promise<Checked<readonly FileChange[]>> {
  const used = new Set(picturesIn(changed));
  const wanted = media.filter(({ path }) => used.has(uploadSrc(path)));
  const known = new Set([
    ...[...files].flatMap(({ records }) => [...records.values()].flatMap(({ value }) => picturesIn(value))),
    ...(await port.listMedia()).map((name) => uploadSrc(`media/${name}`)),
    ...wanted.map(({ path }) => uploadSrc(path)),
  ]);
  const problems = [
    ...[...used].filter((src) => !known.has(src)).map(missing),
    ...changed.flatMap((record) => wrongSize(record, wanted)),
  ];

  const writes: FileChange[] = [];
  for (const { path, bytes } of wanted) {
    const before = await port.read(path);
    if (before !== null && sameBytes(before, bytes)) continue;
    // An empty file is what an interrupted write leaves, and no picture.
    if (before === null || before.length === 0) writes.push({ path, before, after: bytes });
    else
      problems.push({ code: 'picture', message: `${path}: another picture of this name is there already.` });
  }
  return problems.length > 0 ? refused(...problems) : { ok: true, value: writes };
}

const missing = (src: string): StudioProblem => ({
  code: 'picture-missing',
  message: `${mediaPathOf(src) ?? src}: this picture is neither among the changes nor on the website.`,
});

/** A page reserves the room that the record states, so the record must state what the picture has. */
function wrongSize(record: ManagedRecord, media: readonly MediaFile[]): StudioProblem[] {
  const used = image.safeParse(record.image);
  const file = used.success && media.find(({ path }) => uploadSrc(path) === used.data.src);
  if (!file || (file.width === used.data.width && file.height === used.data.height)) return [];
  const message = `${file.path}: it is ${file.width} x ${file.height}, its record says ${used.data.width} x ${used.data.height}.`;
  return [{ code: 'picture', message }];
}
