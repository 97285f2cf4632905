import type { BundleMedia } from './bundle';
import { fromBase64 } from './base64';
import { pictureTypeOf, type PictureType } from './image-signature';
import { extensionFits } from './media-path';
import { type Bytes, sha256Hex } from './record-hash';
import { type Checked, refused, type StudioProblem } from './studio-problem';

/** A picture that has been proved to be what it says. */
export type MediaFile = {
  readonly path: string;
  readonly type: PictureType;
  /** In px. */
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  readonly bytes: Bytes;
};

/** Decodes the pictures of a bundle; name, type, first bytes, length and hash must agree, and no path come twice. */
export async function checkMedia(items: readonly BundleMedia[]): Promise<Checked<MediaFile[]>> {
  const results = await Promise.all(items.map(checkItem));
  const paths = items.map(({ path }) => path);
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index);
  const problems = [
    ...twice.map((path): StudioProblem => ({
      code: 'duplicate',
      message: `${path}: is there more than once.`,
    })),
    ...results.flatMap((result) => (result.ok ? [] : result.problems)),
  ];
  if (problems.length > 0) return refused(...problems);
  return { ok: true, value: results.flatMap((result) => (result.ok ? [result.value] : [])) };
}

async function checkItem({ data, bytes: length, ...item }: BundleMedia): Promise<Checked<MediaFile>> {
  const wrong = (what: string) => refused({ code: 'picture', message: `${item.path}: ${what}` });
  const bytes = fromBase64(data);
  if (bytes === null) return wrong('its data cannot be decoded.');
  if (bytes.length !== length) return wrong(`it has ${bytes.length} bytes and says ${length}.`);
  if (!extensionFits(item.path, item.type)) return wrong(`the name does not fit the type ${item.type}.`);
  if (pictureTypeOf(bytes) !== item.type) return wrong(`it is no ${item.type} by its first bytes.`);
  if ((await sha256Hex(bytes)) !== item.sha256) return wrong('it is not the file its hash names.');
  return { ok: true, value: { ...item, bytes } };
}
