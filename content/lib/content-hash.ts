import { type Bytes, sha256Hex } from './record-hash';

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
