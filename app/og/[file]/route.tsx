import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { keptFile } from '@/app/_lib/kept-file';
import { ShareCard } from '@/app/_lib/share-card';
import { colours } from '@/content/registry/colours';
import { mark } from '@/content/entities/company';
import { SHARE_SIZE, sharePictures, type SharePicture } from '@/app/_lib/share-pictures';
import { isShown } from '@/content/pages/shown-pages';
import { banglaWords } from '@/app/_lib/share-words';

type ShareRouteContext = { readonly params: Promise<{ readonly file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  sharePictures
    .filter((picture) => isShown(picture.path))
    .map(({ src }) => ({ file: path.posix.basename(src) }));

const readProject = (file: string) => readFile(path.join(process.cwd(), file));

const FONTS = ['app/fonts/archivo-share-display.ttf', 'app/fonts/archivo-share-data.ttf'] as const;
/** Everything that decides how a picture looks, beside its words and its photo. */
const SOURCES = [
  ...FONTS,
  'app/fonts/anek-bangla-share.ttf',
  'app/_lib/share-card.tsx',
  'app/_lib/share-words.ts',
  'app/og/[file]/route.tsx',
  'lib/brand/mark.ts',
  'package-lock.json',
];
/** Shared with `scripts/images.ts`, so that hosts keep one folder. */
const CACHE = '.cache/images';

/** Hash of a picture's sources. A source that a copy of the project lacks counts as empty. */
async function hashOf(picture: SharePicture) {
  const hash = createHash('sha256').update(JSON.stringify([picture, SHARE_SIZE, mark, colours]));
  for (const file of [...SOURCES, `public${picture.photo.src}`])
    hash.update(await readProject(file).catch(() => ''));
  return hash.digest('hex').slice(0, 32);
}

/** Returns the picture that an earlier build has drawn of the same, or draws it: a quarter of a second each. */
async function cached(picture: SharePicture) {
  const file = path.join(process.cwd(), CACHE, `share-${await hashOf(picture)}.png`);
  return keptFile(file, () => draw(picture));
}

/** Size that messengers load, in bytes. */
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

/** One share picture. */
export async function GET(_request: Request, { params }: ShareRouteContext) {
  const { file } = await params;
  const picture = sharePictures.find(({ src }) => path.posix.basename(src) === file);
  if (picture === undefined) return new Response(null, { status: 404 });
  return new Response(await cached(picture), { headers: { 'Content-Type': 'image/png' } });
}

async function draw(picture: SharePicture) {
  const photo = await sharp(await readProject(`public${picture.photo.src}`))
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
        { name: 'Display', data: await readProject(FONTS[0]) },
        { name: 'Data', data: await readProject(FONTS[1]) },
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
  return smallPng(whole);
}
