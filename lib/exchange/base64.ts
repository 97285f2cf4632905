import type { Bytes } from '../records';

/** Arguments per call: many for speed, but below every engine's limit. */
const CHUNK = 0x8000;

/** Encodes bytes as base64. */
export function toBase64(bytes: Bytes) {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(binary);
}

/** Decodes base64; null for invalid text. */
export function fromBase64(text: string): Bytes | null {
  try {
    const binary = atob(text);
    // A loop, because an iterator over 28 MB of pictures blocks the tab for 15 seconds.
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}
