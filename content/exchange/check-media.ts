import type { BundleMedia } from './bundle';
import { fromBase64 } from '../lib/base64';
import { pictureTypeOf } from '../lib/picture-format';
import { extensionFits, hashProblem, stemOf } from '../lib/media-path';
import { pictureLimits } from '../lib/picture-limits';
import { pictureEnd, pictureSize, type PictureSize } from '../lib/picture-size';
import { type Bytes, sha256Hex } from '../lib/record-hash';
import { repeatedOf } from '../lib/define-collection';
import { type Checked, refused, type StudioProblem } from '../check/studio-problem';

/** A picture whose metadata matches its bytes. */
export type MediaFile = Readonly<Omit<BundleMedia, 'data' | 'bytes'>> & { readonly bytes: Bytes };

/** Size in px of a decoded picture; null for a damaged one. Only scripts pass it (`sharp`). */
export type DecodePicture = (bytes: Bytes) => Promise<PictureSize | null>;

/** Checks the pictures of a bundle: all stated facts must agree. Compares headers before it decodes. */
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
      message: `${path}: is there more than once.`,
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
  if (bytes === null) return wrong('its data cannot be decoded.');
  if (bytes.length !== length) return wrong(`it has ${bytes.length} bytes and says ${length}.`);
  if (!extensionFits(item.path, item.type)) return wrong(`the name does not fit the type ${item.type}.`);
  if (pictureTypeOf(bytes) !== item.type) return wrong(`it is no ${item.type} by its first bytes.`);
  if ((await sha256Hex(bytes)) !== item.sha256) return wrong('it is not the file its hash names.');
  const misnamed = await hashProblem(item.path, bytes);
  if (misnamed !== null) return wrong(misnamed);
  const end = pictureEnd(bytes);
  if (end !== null && end < bytes.length)
    return wrong(`it has ${bytes.length - end} bytes behind the end of the picture.`);
  const claimed = pictureSize(bytes);
  if (claimed === null) return wrong('its head states no size, so it is no picture.');
  if (claimed.width * claimed.height > pictureLimits.pixels) {
    return wrong(`it claims to be ${sizeText(claimed)}, more than any picture of a website.`);
  }
  const size = decode === undefined ? claimed : await decode(bytes);
  if (size === null) return wrong('it cannot be unpacked: the file is damaged.');
  if (size.width !== item.width || size.height !== item.height) {
    return wrong(`it is ${sizeText(size)}, the changes say ${sizeText(item)}.`);
  }
  return { ok: true, value: { ...item, bytes } };
}

const sizeText = ({ width, height }: PictureSize) => `${width} × ${height} px`;
