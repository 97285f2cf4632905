import { said } from '../text';
import type { BundleMedia } from './bundle';
import { fromBase64 } from './base64';
import { mediaProblem } from './content-file';
import { DOCUMENT_TYPE, extensionFits, stemOf, uploadSrc } from './media-path';
import { filesIn, pictureSize, type PictureSize } from '../pictures';
import type { CheckedChange } from './check-changes';
import { type Bytes, sha256Hex, repeatedOf, type Checked, refused, type StudioProblem } from '../records';

/** A picture or document whose metadata matches its bytes. */
export type MediaFile = Readonly<Omit<BundleMedia, 'data' | 'bytes'>> & { readonly bytes: Bytes };

/** Size in px of a decoded picture; null for a damaged one. Only scripts pass it (`sharp`). */
export type DecodePicture = (bytes: Bytes) => Promise<PictureSize | null>;

/** Checks the pictures and documents of a bundle: all stated facts must agree. Compares headers before it decodes. */
export async function checkMedia(
  items: readonly BundleMedia[],
  decode?: DecodePicture,
): Promise<Checked<MediaFile[]>> {
  const results: Checked<MediaFile>[] = [];
  // Sequential: a decoder needs four bytes for each of up to 50 million pixels.
  for (const item of items) results.push(await checkItem(item, decode));
  const problems = [
    ...repeatedOf(items, ({ path }) => stemOf(path)).map(({ path }): StudioProblem => ({
      code: 'duplicate',
      message: `${path}: ${said(['is there more than once.', 'একাধিকবার আছে।'])}`,
    })),
    ...results.flatMap((result) => (result.ok ? [] : result.problems)),
  ];
  if (problems.length > 0) return refused(...problems);
  return { ok: true, value: results.flatMap((result) => (result.ok ? [result.value] : [])) };
}

async function checkItem(
  { data, bytes: length, ...item }: BundleMedia,
  decode?: DecodePicture,
): Promise<Checked<MediaFile>> {
  const wrong = (reason: string) => refused({ code: 'picture', message: `${item.path}: ${reason}` });
  const bytes = fromBase64(data);
  if (bytes === null) return wrong(said(['its data cannot be decoded.', 'এর তথ্য পড়া যায় না।']));
  if (bytes.length !== length)
    return wrong(
      said([
        `it has ${bytes.length} bytes and says ${length}.`,
        `এতে ${bytes.length} বাইট আছে, লেখা ${length}।`,
      ]),
    );
  if (!extensionFits(item.path, item.type))
    return wrong(
      said([`the name does not fit the type ${item.type}.`, `নাম ${item.type} ধরনের সঙ্গে মেলে না।`]),
    );
  const problem = await mediaProblem(item.path, bytes);
  if (problem !== null) return wrong(problem);
  if ((await sha256Hex(bytes)) !== item.sha256)
    return wrong(said(['it is not the file its hash names.', 'হ্যাশের সঙ্গে মেলে না।']));
  if (item.type === DOCUMENT_TYPE) return { ok: true, value: { ...item, bytes } };
  const size = decode === undefined ? pictureSize(bytes) : await decode(bytes);
  if (size === null)
    return wrong(said(['it cannot be unpacked: the file is damaged.', 'খোলা যায় না, ফাইলটি নষ্ট।']));
  if (size.width !== item.width || size.height !== item.height) {
    return wrong(
      said([
        `it is ${sizeText(size)}, the changes say ${sizeText(item)}.`,
        `আসলে ${sizeText(size)}, লেখা ${sizeText(item)}।`,
      ]),
    );
  }
  return { ok: true, value: { ...item, bytes } };
}

/** Reports pictures and documents that no change uses: no review shows them. */
export function unusedPictures(changes: readonly CheckedChange[], media: readonly Pick<MediaFile, 'path'>[]) {
  const used = new Set(changes.flatMap((change) => (change.op === 'put' ? filesIn(change.value) : [])));
  return media
    .filter(({ path }) => !used.has(uploadSrc(path)))
    .map(({ path }): StudioProblem => ({
      code: 'picture-unused',
      message: `${path}: ${said(['no change uses this file.', 'কোনো পরিবর্তনে এই ফাইল নেই।'])}`,
    }));
}

const sizeText = ({ width, height }: PictureSize) => `${width} × ${height} px`;
