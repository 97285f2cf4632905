import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { LEAF_PALE, PAPER } from './share-card';
import { SHARE_SIZE, type SharePicture } from './share-pictures';

const face = (name: string) => path.join(process.cwd(), 'app/fonts', name);
const LATIN = face('archivo-share-display.ttf');
const BANGLA = face('anek-bangla-share.ttf');
/** The families of both, as the files name themselves: letters and figures that Anek Bangla lacks are Archivo's. */
const FAMILIES = 'Anek Bangla Medium,Archivo SemiBold';

/** Of the headline, in px: it ends above the lowest course of the photo. */
const ROOM = { left: 56, top: 44, width: 690, height: 370 };
const SIZES = [100, 88, 76, 66, 56, 46, 38];
/** Middles of the note and of the brand from the bottom, in px. */
const NOTE = 126;
const BRAND = 69;
const BRAND_LEFT = ROOM.left + 78 + 18;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** The parts of a size never part at the end of a line. */
const together = (text: string) => text.replace(/ × | (?=mm\b)/g, (blank) => blank.replaceAll(' ', '\u00a0'));

/** One text as a picture, its lines at most as wide as the headline's room. Pango's sizes are in 1024ths of a px at 72 dpi. */
const drawn = (text: string, size: number, colour: string, fontfile = BANGLA) =>
  sharp({
    text: {
      text: `<span font_family="${FAMILIES}" size="${size * 1024}" foreground="${colour}" line_height="0.8">${escaped(together(text))}</span>`,
      fontfile,
      width: ROOM.width,
      dpi: 72,
      wrap: 'word',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** In the largest size that has room for it. */
async function headlineOf(text: string) {
  for (const size of SIZES) {
    const headline = await drawn(text, size, PAPER);
    if (headline.info.width <= ROOM.width && headline.info.height <= ROOM.height) return headline.data;
  }
  throw new Error(`share picture: no room for the headline “${text}”.`);
}

/**
 * The words of a share picture in Bangla, laid over its card: the card's own renderer knows no conjuncts, Pango shapes them.
 * @throws Error when the headline fits in no size.
 */
export async function banglaWords({ headline, note, brand }: SharePicture): Promise<OverlayOptions[]> {
  // A face that was once used is known to Pango by its name from then on.
  await drawn('a', 10, PAPER, LATIN);
  const line = async (text: string, size: number, colour: string, left: number, middle: number) => {
    const { data, info } = await drawn(text, size, colour);
    return { input: data, left, top: Math.round(SHARE_SIZE.height - middle - info.height / 2) };
  };
  return [
    { input: await headlineOf(headline), left: ROOM.left, top: ROOM.top },
    ...(note === '' ? [] : [await line(note, 28, LEAF_PALE, ROOM.left, NOTE)]),
    await line(brand, 38, PAPER, BRAND_LEFT, BRAND),
  ];
}
