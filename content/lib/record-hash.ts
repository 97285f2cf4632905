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
