import { palette } from '@/content/registry/drawing-colours';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RenderedImage, Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { range } from '@/__tests__/fixtures/forms';
import { ofEachKind } from '@/__tests__/fixtures/shaped-products';
import { sheetOf, svgFile, type Form } from '@/lib/geometry';
import { drawing as texts } from '@/content/strings/en/product-page';

/** Pictures that differ are in `CHANGED`. `UPDATE_PICTURES=1 npx jest drawing/pictures` stores them as they are now. */
const isUpdate = process.env.UPDATE_PICTURES === '1';
const STORED = path.join(__dirname, 'pictures');
const CHANGED = path.resolve('.cache/drawing-pictures');

const drawn: readonly (readonly [string, Form])[] = Object.entries(range);

const PIXELS_PER_MM = 4;
/** How far a channel of a pixel may be from that of the stored picture, which has 16 colours, and how many may be farther. */
const NEAR = 96;
const FEW = 12;

const font = {
  loadSystemFonts: false,
  fontFiles: ['app/fonts/archivo-share-data.ttf'],
  defaultFontFamily: 'Archivo',
};
const fitTo = { mode: 'zoom', value: (PIXELS_PER_MM * 25.4) / 96 } as const;

/** The new picture, pale, with what differs in red; undefined where as good as nothing does. */
async function differenceOf(now: RenderedImage, file: string) {
  const { pixels, width, height } = now;
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (width !== info.width || height !== info.height) return now.asPng();
  const far = new Set<number>();
  for (let at = 0; at < data.length; at += 1)
    if (Math.abs((pixels[at] ?? 0) - (data[at] ?? 0)) > NEAR) far.add(at - (at % 4));
  if (far.size <= FEW) return undefined;
  const marked = Buffer.from(pixels.map((value) => 255 - (255 - value) / 4));
  for (const at of far) marked.set([255, 0, 0], at);
  return sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

beforeAll(() => {
  rmSync(CHANGED, { recursive: true, force: true });
  mkdirSync(CHANGED, { recursive: true });
});

it.each(isUpdate ? drawn : ofEachKind(drawn))(
  'the drawing of %s looks as its stored picture',
  async (id, form) => {
    const file = path.join(STORED, `${id}.png`);
    const svg = svgFile(sheetOf(form, { texts, language: 'en', title: id }), palette);
    const picture = new Resvg(svg, { background: '#fff', fitTo, font }).render();
    if (isUpdate) {
      const small = sharp(picture.asPng()).png({ palette: true, colours: 16, dither: 0 });
      return writeFileSync(file, await small.toBuffer());
    }
    const difference = existsSync(file) ? await differenceOf(picture, file) : picture.asPng();
    if (difference === undefined) return;
    writeFileSync(path.join(CHANGED, `${id}.png`), picture.asPng());
    writeFileSync(path.join(CHANGED, `${id}.difference.png`), difference);
    throw new Error(`Look at ${CHANGED}/${id}.difference.png. If it is right, UPDATE_PICTURES=1 stores it.`);
  },
);
