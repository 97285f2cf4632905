import type { Bytes } from './record-hash';

/** Arguments per call: enough to be fast, few enough for every engine's limit. */
const CHUNK = 0x8000;

/** Bytes as base64 text. */
export function toBase64(bytes: Bytes) {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(binary);
}

/** The bytes of base64 text; null when it is none. */
export function fromBase64(text: string): Bytes | null {
  try {
    const binary = atob(text);
    // A loop: with an iterator over the characters, 28 MB of pictures block the tab for 15 seconds.
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}
