import { toBase64 } from './base64';
import type { Bundle, BundleMedia } from './bundle';
import { type CheckedBundle, readBundle } from './bundle-read';
import type { BundleChange } from './check-changes';
import { filesIn } from '../pictures';
import { mediaTypes } from './media-path';
import { mediaPathOf, pictureKey } from './uploads';
import type { ContentModel } from './model';
import { recordHash, sha256Hex, type Checked, refused } from '../records';
import { type ChangeToHand, RECORD_VERSION, type Media } from './studio-types';

type BundleParts = Pick<Bundle, 'complete'> & {
  readonly drafts: readonly ChangeToHand[];
  /** May include unused pictures; they are left out. */
  readonly media: readonly Media[];
  /** Now by default. */
  readonly createdAt?: Date;
  readonly createdBy?: string;
  readonly note?: string;
};

type BundleFile = { readonly name: string; readonly text: string; readonly bundle: CheckedBundle };

async function changeOf(draft: ChangeToHand): Promise<BundleChange> {
  if (!('op' in draft)) {
    const { entity, baseIds, ids } = draft;
    return { op: 'order', entity, baseIds: [...baseIds], ids: [...ids] };
  }
  const { op, entity, id, base, value } = draft;
  const baseHash = base === null ? null : await recordHash(base);
  const sent = draft.sent?.length ? { sent: [...draft.sent] } : {};
  if (op === 'put') return { op, entity, id, baseHash, base, value, ...sent };
  if (baseHash !== null) return { op, entity, id, base, baseHash, ...sent };
  // A new record that is taken back after it was handed over.
  const last = draft.sent?.findLast((one) => one !== null) ?? null;
  return { op, entity, id, base: last, baseHash: last === null ? '' : await recordHash(last), ...sent };
}

/** Builds the file of an export or a backup, and reads it back with `readBundle` before it returns it. */
export async function makeBundle(model: ContentModel, parts: BundleParts): Promise<Checked<BundleFile>> {
  const { drafts, complete, createdAt = new Date(), createdBy = '', note = '' } = parts;
  const changes = await Promise.all(drafts.map(changeOf));
  const used = changes.flatMap((change) => (change.op === 'put' ? filesIn(change.value) : []));
  const pictures = new Map(parts.media.map((picture) => [pictureKey(picture.path), picture]));
  const media: BundleMedia[] = [];
  for (const path of new Set(used.map(mediaPathOf))) {
    const picture = path === null ? undefined : pictures.get(pictureKey(path));
    if (path === null || picture === undefined) continue;
    const type = mediaTypes.find((candidate) => candidate === picture.type);
    if (type === undefined) {
      return refused({ code: 'picture', message: `${path}: it is not WebP, JPEG, PNG or PDF.` });
    }
    const bytes = await bytesOf(picture.blob);
    if (bytes === null) continue;
    const { width, height } = picture;
    const sha256 = await sha256Hex(bytes);
    media.push({ path, type, bytes: bytes.length, width, height, sha256, data: toBase64(bytes) });
  }
  const bundle: Bundle = {
    format: 'site-content-bundle',
    version: 1,
    recordVersion: RECORD_VERSION,
    complete,
    createdAt: createdAt.toISOString(),
    createdBy,
    note,
    changes,
    media,
  };
  const text = `${JSON.stringify(bundle, null, 2)}\n`;
  const read = await readBundle(model, new TextEncoder().encode(text), { allowUnfinished: !complete });
  if (!read.ok) return read;
  return { ok: true, value: { name: bundleName(createdAt), text, bundle: read.value } };
}

/** Returns null for a blob that the browser lost: a backup omits it, and the check of an export names the record. */
const bytesOf = (blob: Blob) =>
  blob.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

/** Returns a file name such as `content-2026-11-20-141059.json`, in local time. */
export function bundleName(date: Date) {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join('');
  return `content-${day}-${time}.json`;
}
