import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { ShareCard } from '@/app/_lib/share-card';
import { SHARE_SIZE, sharePictures } from '@/app/_lib/share-pictures';

type ShareRouteContext = { readonly params: Promise<{ readonly file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  sharePictures.map(({ src }) => ({ file: path.posix.basename(src) }));

const readPublic = (...parts: string[]) => readFile(path.join(process.cwd(), ...parts));

/** Draws one share picture and brings it under 300 kB: a palette does that at this size, with no loss the eye finds. */
export async function GET(_request: Request, { params }: ShareRouteContext) {
  const { file } = await params;
  const picture = sharePictures.find(({ src }) => path.posix.basename(src) === file);
  if (picture === undefined) return new Response(null, { status: 404 });

  const photo = await sharp(await readPublic('public', picture.photo.src))
    .resize(SHARE_SIZE.height, SHARE_SIZE.height)
    .jpeg({ quality: 92 })
    .toBuffer();
  const drawing = new ImageResponse(
    <ShareCard
      headline={picture.headline}
      note={picture.note}
      photo={`data:image/jpeg;base64,${photo.toString('base64')}`}
    />,
    {
      ...SHARE_SIZE,
      fonts: [
        { name: 'Display', data: await readPublic('app/fonts/archivo-share-display.ttf') },
        { name: 'Data', data: await readPublic('app/fonts/archivo-share-data.ttf') },
      ],
    },
  );
  const png = await sharp(await drawing.arrayBuffer())
    .png({ palette: true, compressionLevel: 9, effort: 7 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
