import { pair } from '@/__tests__/fixtures/pair';
import { toBase64 } from '@/lib/exchange/base64';
import type { Bundle, BundleMedia } from '@/lib/exchange/bundle';
import {
  canonicalRecord,
  joinRecords,
  type Bytes,
  recordHash,
  sha256Hex,
  type Entity,
  type ManagedRecord,
} from '@/lib/records';
import type { BundleChange } from '@/lib/exchange/check-changes';
import { entities, fileOf, registry } from '@/content/registry';
import { uploadSrc } from '@/lib/exchange/media-path';
import { RECORD_VERSION } from '@/lib/exchange/studio-types';
import { schemaOf } from '@/content/registry/forms';
import { sampleContent } from '../../content/sample-content';

export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);
export const textOf = (bytes: Bytes | null | undefined) => (bytes ? new TextDecoder().decode(bytes) : null);
export const jsonBytes = (json: unknown) => bytesOf(JSON.stringify(json));

/** Returns three records of an entity. */
export function sample(entity: Entity): readonly [ManagedRecord, ManagedRecord, ManagedRecord] {
  const [a, b, c] = sampleContent[entity];
  if (!a || !b || !c) throw new Error(`The tests need three ${entity}.`);
  return [a, b, c];
}

export const idOf = (entity: Entity, record: ManagedRecord) => String(record[registry[entity].idField]);

/** A whole content file in canonical form. */
export const canonicalJson = (entity: Entity, records: readonly unknown[]) =>
  joinRecords(records.map((record) => canonicalRecord(schemaOf(entity), record)));

/** A content folder with the sample records in each file, by path. */
export function contentFiles(): Map<string, Bytes> {
  const files = entities.map((entity): [string, Bytes] => [
    fileOf(entity),
    bytesOf(canonicalJson(entity, sampleContent[entity])),
  ]);
  return new Map([['content.json', jsonBytes({ kind: 'site-content', version: RECORD_VERSION })], ...files]);
}

/** Minimal content that includes the records which tests change: every commit checks all of it. */
export function smallContent() {
  const files = contentFiles();
  for (const entity of entities) {
    if (entity === 'products' || entity === 'services') continue;
    const few = sampleContent[entity].slice(0, Math.max(1, registry[entity].min));
    files.set(fileOf(entity), bytesOf(canonicalJson(entity, few)));
  }
  return files;
}

/** The records that a file of such a folder holds now. */
export const recordsIn = (files: ReadonlyMap<string, Bytes>, entity: Entity): ManagedRecord[] =>
  JSON.parse(textOf(files.get(fileOf(entity))) ?? 'null');

export async function putOf(
  entity: Entity,
  base: ManagedRecord | null,
  value: ManagedRecord,
): Promise<BundleChange> {
  const baseHash = base === null ? null : await recordHash(base);
  return { op: 'put', entity, id: idOf(entity, value), baseHash, base, value };
}

export async function deleteOf(entity: Entity, base: ManagedRecord): Promise<BundleChange> {
  return { op: 'delete', entity, id: idOf(entity, base), baseHash: await recordHash(base), base };
}

/** Returns bytes with the header of a WebP file of 1200 × 900 px, without a picture. */
export function webp(length = 64, filler = 0): Bytes {
  const bytes = new Uint8Array(length).fill(filler);
  bytes.set(bytesOf('RIFF'), 0);
  new DataView(bytes.buffer).setUint32(4, length - 8, true);
  bytes.set(bytesOf('WEBPVP8X'), 8);
  bytes.set([10, 0, 0, 0], 16);
  // Both sides less one, in three bytes.
  bytes.set([0xaf, 0x04, 0, 0x83, 0x03, 0], 24);
  return bytes;
}

/** Returns the path of a picture, with digits of its hash. */
export const pathOf = async (bytes: Bytes, name = 'new-block', extension = 'webp') =>
  `media/${name}-${(await sha256Hex(bytes)).slice(0, 8)}.${extension}`;

export async function mediaOf(path: string, bytes: Bytes = webp()): Promise<BundleMedia> {
  return {
    path,
    type: 'image/webp',
    bytes: bytes.length,
    width: 1200,
    height: 900,
    sha256: await sha256Hex(bytes),
    data: toBase64(bytes),
  };
}

/** A product that shows an uploaded picture of 1200 × 900 px. */
export function productWith(path: string, id = 'new-block'): ManagedRecord {
  const image = {
    src: uploadSrc(path),
    alt: pair('A new block on a grey ground.'),
    width: 1200,
    height: 900,
  };
  return { ...sample('products')[0], id, image };
}

export const bundleOf = (parts: Partial<Bundle> = {}): Bundle => ({
  format: 'site-content-bundle',
  version: 1,
  recordVersion: RECORD_VERSION,
  complete: true,
  createdAt: '2026-11-20T08:10:00Z',
  createdBy: 'Sample User, Site Administrator',
  note: '',
  changes: [],
  media: [],
  ...parts,
});
