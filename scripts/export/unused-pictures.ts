import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that are no text; an SVG is, and may name a picture. */
const BINARY = /\.(jpg|png|webp|avif|ico|woff2?|mp4|wasm|pdf|zip|glb|usdz|ifc|dxf|pf_\w+|pagefind)$/;
/** Entry of a list of all pictures (`scripts/images.ts`), which is no use of one. */
const LISTED = /"\/images\/[^"]+":\s*\[[\d,\s]+\]/g;
/** The list for the studio's library. */
const LIBRARY = 'images/sized/pictures.json';

/**
 * Deletes the pictures of `public/images` that no text of the export names, with their sized copies, and takes them from the
 * library's list. Uploads stay: a draft in a browser may still use one.
 */
export async function removeUnusedPictures(out: string) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const pictures = names.filter((name) => /^images\/.*\.(jpg|png|webp|avif|svg)$/.test(name));
  const unused = new Set(
    pictures.filter((name) => !/^images\/(sized|crops|uploads)\//.test(name)).map(stemOf),
  );
  for (const name of names.filter((one) => !BINARY.test(one))) {
    if (unused.size === 0) return;
    const text = (await readFile(path.join(out, name), 'utf8')).replace(LISTED, '');
    for (const stem of unused) if (text.includes(stem)) unused.delete(stem);
  }
  for (const name of pictures) if (unused.has(stemOf(name))) await rm(path.join(out, name));
  const library = path.join(out, LIBRARY);
  const listed = Object.entries(JSON.parse(await readFile(library, 'utf8')) as object);
  const kept = listed.filter(([src]) => !unused.has(stemOf(src.slice(1))));
  await writeFile(library, JSON.stringify(Object.fromEntries(kept)));
}

/** Returns the path of a picture below its folder, `scenes/wall`, also of `images/sized/scenes/wall-square-480.avif`. */
const stemOf = (name: string) =>
  name
    .replace(/\.\w+$/, '')
    .replace(/^images\/sized\/(.*?)(-portrait|-square)?-\d+$/, '$1')
    .replace(/^images\//, '');
