import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { colours } from '@/content/registry/colours';
import { together } from '@/lib/text';
import { SHARE_GAP, SHARE_MARK_WIDTH, SHARE_MIDDLE } from './share-card';
import { SHARE_SIZE, type SharePicture } from './share-pictures';

const { brand: tones, paper } = colours;
const face = (name: string) => path.join(process.cwd(), 'app/fonts', name);
const LATIN = face('archivo-share-display.ttf');
const BANGLA = face('anek-bangla-share.ttf');
/** Family names in both font files; Archivo has the letters and figures that Anek Bangla lacks. */
const FAMILIES = 'Anek Bangla Medium,Archivo SemiBold';

/** Area of the headline in px; ends above the lowest course of the photo. */
const ROOM = { left: 56, top: 44, width: 690, height: 370 };
const SIZES = [100, 88, 76, 66, 56, 46, 38];
/** Distance of the note's centre from the bottom, in px. */
const NOTE = 126;
const BRAND_LEFT = ROOM.left + SHARE_MARK_WIDTH + SHARE_GAP;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Renders a text as wide as the headline's area. Pango's sizes are in 1024ths of a px at 72 dpi. */
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

async function headlineOf(text: string) {
  for (const size of SIZES) {
    const headline = await drawn(text, size, paper);
    if (headline.info.width <= ROOM.width && headline.info.height <= ROOM.height) return headline.data;
  }
  throw new Error(`share picture: no room for the headline “${text}”.`);
}

/** Bangla texts as overlays, shaped by Pango; throws for a headline that fits in no size. */
export async function banglaWords({ headline, note, brand }: SharePicture): Promise<OverlayOptions[]> {
  // Registers the Latin font: Pango knows a font by its name after its first use.
  await drawn('a', 10, paper, LATIN);
  const line = async (text: string, size: number, colour: string, left: number, middle: number) => {
    const { data, info } = await drawn(text, size, colour);
    return { input: data, left, top: Math.round(SHARE_SIZE.height - middle - info.height / 2) };
  };
  return [
    { input: await headlineOf(headline), left: ROOM.left, top: ROOM.top },
    ...(note === '' ? [] : [await line(note, 28, tones.pale, ROOM.left, NOTE)]),
    await line(brand, 38, paper, BRAND_LEFT, SHARE_MIDDLE),
  ];
}
