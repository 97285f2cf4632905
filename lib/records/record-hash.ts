import { sortedJson } from './sorted-json';

/** File contents in the type that Web Crypto and file writing accept. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** SHA-256 of bytes in lower-case hex, by Web Crypto: equal in browsers and node. */
export async function sha256Hex(bytes: Bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hash of a record's value: SHA-256 of its JSON with sorted keys. */
export const recordHash = (value: unknown) => sha256Hex(new TextEncoder().encode(sortedJson(value)));

/**
 * Hash of all content: SHA-256 in hex over the names and hashes of its data files. The build writes it to
 * `/content-version.json`; the studio compares it with its own to detect that its publication is online.
 * @param files - every `data.json`, by path below `content`. Records name their pictures, so those need no hash.
 */
export async function contentHash(files: ReadonlyMap<string, Bytes>) {
  const lines = await Promise.all(
    [...files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([path, bytes]) => `${path} ${await sha256Hex(bytes)}\n`),
  );
  return sha256Hex(new TextEncoder().encode(lines.join('')));
}
