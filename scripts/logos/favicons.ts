/** Renders the icons from `components/ui/logo.tsx`, in integer multiples: `npx tsx scripts/logos/favicons.ts`. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const INK = '#191816';
const PAPER = '#F2F1EE';

/** Mark of the logo, 48 × 26. */
const mark = { width: 48, height: 26, d: 'M0 0h48v26H0zM3 3v20h42V3zM7 7h14v12H7zM27 7h14v12H27z' };
/** Simplified mark for tabs, 28 × 16 with a frame, joints and web of 2 px. */
const smallMark = { width: 28, height: 16, d: 'M0 0h28v16H0zM2 2v12h24V2zM4 4h9v8H4zM15 4h9v8H15z' };

type Mark = typeof mark;

/** Draws the mark in ink on a paper square of `size` px, scaled by `scale`. */
function tile({ width, height, d }: Mark, size: number, scale: number) {
  const x = (size - width * scale) / 2;
  const y = (size - height * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${PAPER}"/><path transform="translate(${x} ${y}) scale(${scale})" fill="${INK}" fill-rule="evenodd" d="${d}"/></svg>`;
}

// RGBA, because Next accepts no other format inside an .ico file.
const png = (svg: string) => sharp(Buffer.from(svg)).ensureAlpha().png({ compressionLevel: 9 }).toBuffer();

/** Wraps one 32 px PNG in an icon file. */
function ico(image: Buffer) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** Mark without ground, in ink or paper by the browser's colour scheme. */
const tab = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${INK}}@media(prefers-color-scheme:dark){path{fill:${PAPER}}}</style><path fill-rule="evenodd" transform="translate(2 8)" d="${smallMark.d}"/></svg>\n`;

await writeFile('app/icon.svg', tab);
await writeFile('app/favicon.ico', ico(await png(tile(smallMark, 32, 1))));
await writeFile('app/apple-icon.png', await png(tile(mark, 180, 3)));
await writeFile('public/icons/icon-192.png', await png(tile(mark, 192, 3)));
await writeFile('public/icons/icon-512.png', await png(tile(mark, 512, 8)));
// Systems may crop a maskable icon to a circle of 80 %; the mark's diagonal stays inside.
await writeFile('public/icons/icon-maskable-512.png', await png(tile(mark, 512, 7)));
