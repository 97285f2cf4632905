import { sortedJson } from './sorted-json';

/** File contents, in the form that every platform's hashing and writing takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** SHA-256 of bytes in lower-case hex, computed by the platform: the same in browsers and in node. */
export async function sha256Hex(bytes: Bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Identity of a record's value: SHA-256 of its JSON with sorted keys. */
export const recordHash = (value: unknown) => sha256Hex(new TextEncoder().encode(sortedJson(value)));

/**
 * Identity of a whole content: SHA-256, in hex, over the names and the hashes of its data files. The build writes it into
 * `/content-version.json`; the studio computes it of what it has published and knows by it when the website shows it.
 * @param files - of every `data.json`, by path below `content`. Pictures count by their names, which are in the records.
 */
export async function contentHash(files: ReadonlyMap<string, Bytes>) {
  const lines = await Promise.all(
    [...files]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([path, bytes]) => `${path} ${await sha256Hex(bytes)}\n`),
  );
  return sha256Hex(new TextEncoder().encode(lines.join('')));
}
