import sharp from 'sharp';
import { colours } from '@/content/registry/colours';
import { iconSvg, type Mark } from '@/lib/brand';

const { ink, paper } = colours;
const TAB = { side: 32, share: 0.875 } as const;

/** Draws the icon of a browser's tab: light on a dark one, on paper for a mark with colours of its own. */
export const tabIcon = (mark: Mark) =>
  iconSvg(mark, { ...TAB, ground: mark.colours.length > 0 ? paper : undefined, ink, inkOnDark: paper });

/** Side of an icon in px, the part of it that the mark's longer side takes, and the circle that holds the mark. */
type IconSize = { readonly side: number; readonly share: number; readonly circle?: number };

/** Icons of the manifest by file name. */
export const screenIcons: Readonly<Record<string, IconSize>> = {
  'icon-192.png': { side: 192, share: 0.75 },
  'icon-512.png': { side: 512, share: 0.75 },
  // Systems may cut away all but a circle of 80 %.
  'icon-maskable-512.png': { side: 512, share: 0.656, circle: 0.78 },
};

/** Icon on a home screen of iOS. */
export const APPLE_ICON: IconSize = { side: 180, share: 0.8 };

/** Draws an icon on paper, as a PNG. */
export const drawIcon = (mark: Mark, size: IconSize) =>
  sharp(Buffer.from(iconSvg(mark, { ...size, ground: paper, ink })))
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Draws the icon for browsers without SVG: an ICO file with one PNG of 32 px. */
export async function drawFavicon(mark: Mark) {
  const png = await drawIcon(mark, TAB);
  const head = Buffer.alloc(22);
  // Reserved, type (1: icon), number of pictures; then of the picture: sides, planes, bits, bytes, place.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(TAB.side, 6);
  head.writeUInt8(TAB.side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Answers with a picture. */
export const pictureResponse = (picture: Buffer | string, type: string) =>
  new Response(typeof picture === 'string' ? picture : new Uint8Array(picture), {
    headers: { 'Content-Type': type },
  });
