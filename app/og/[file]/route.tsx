import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { ShareCard } from '@/app/_lib/share-card';
import { SHARE_SIZE, sharePictures } from '@/app/_lib/share-pictures';
import { banglaWords } from '@/app/_lib/share-words';

type ShareRouteContext = { readonly params: Promise<{ readonly file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  sharePictures.map(({ src }) => ({ file: path.posix.basename(src) }));

const readPublic = (...parts: string[]) => readFile(path.join(process.cwd(), ...parts));

/** In bytes; what messengers load without a second thought. */
const MAX_SIZE = 300_000;

/** A PNG with as many colours as its size allows; at this size the eye misses none. */
async function smallPng(drawing: Buffer) {
  for (const colours of [256, 128, 64]) {
    const png = await sharp(drawing)
      .png({ palette: true, colours, compressionLevel: 9, effort: 7 })
      .toBuffer();
    if (png.length < MAX_SIZE) return png;
  }
  throw new Error(`A share picture of ${SHARE_SIZE.width} px does not fit into ${MAX_SIZE} bytes.`);
}

/** Draws one share picture. */
export async function GET(_request: Request, { params }: ShareRouteContext) {
  const { file } = await params;
  const picture = sharePictures.find(({ src }) => path.posix.basename(src) === file);
  if (picture === undefined) return new Response(null, { status: 404 });

  const photo = await sharp(await readPublic('public', picture.photo.src))
    .resize(SHARE_SIZE.height, SHARE_SIZE.height)
    .jpeg({ quality: 92 })
    .toBuffer();
  const { language, headline, note, brand } = picture;
  const words = language === 'en' ? { headline, note, brand } : { headline: '', note: '', brand: '' };
  const drawing = new ImageResponse(
    <ShareCard {...words} photo={`data:image/jpeg;base64,${photo.toString('base64')}`} />,
    {
      ...SHARE_SIZE,
      fonts: [
        { name: 'Display', data: await readPublic('app/fonts/archivo-share-display.ttf') },
        { name: 'Data', data: await readPublic('app/fonts/archivo-share-data.ttf') },
      ],
    },
  );
  const card = Buffer.from(await drawing.arrayBuffer());
  const whole =
    language === 'en'
      ? card
      : await sharp(card)
          .composite(await banglaWords(picture))
          .png()
          .toBuffer();
  const png = await smallPng(whole);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
