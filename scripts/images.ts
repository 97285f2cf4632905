/**
 * Makes every width and format of every picture under `public/images` that the site serves, into
 * `public/images/sized`, after copying the studio's uploads there. Finished files are kept in `.cache/images` by the
 * hash of their source and settings, so that only new pictures cost time. Runs before `dev` and `build`.
 */
import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  fallbackWidth,
  pictureFormats,
  upright,
  uprightPath,
  uprightWidths,
  variantPath,
  widthsFor,
  type PictureFormat,
} from '../components/ui/image-variants';

const IMAGES = 'public/images';
const SIZED = 'public/images/sized';
const UPLOADS = 'public/images/uploads';
const MEDIA = 'content/data/media';
const CACHE = '.cache/images';
/** Bump when an encoder setting below changes. */
const SETTINGS = 'v3';

const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  // Effort 3 takes three times as long for 3 % fewer bytes.
  avif: (picture) => picture.avif({ quality: 47, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 74, effort: 4 }),
  jpg: (picture) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

type Banner = { readonly image: { readonly src: string } };
type Variant = { readonly width: number; readonly format: PictureFormat; readonly isUpright?: boolean };

await rm(SIZED, { recursive: true, force: true });
await rm(UPLOADS, { recursive: true, force: true });
await cp(MEDIA, UPLOADS, { recursive: true, filter: (source) => !path.basename(source).startsWith('.') });

/** Addresses of the pictures that banners show. */
const banners = new Set(
  (JSON.parse(await readFile('content/data/banners.json', 'utf8')) as readonly Banner[]).map(
    ({ image }) => image.src,
  ),
);

const started = Date.now();
let made = 0;
let kept = 0;
for (const source of await sources()) await makeVariants(source);
console.log(
  `Pictures: ${made} made, ${kept} from the cache, in ${((Date.now() - started) / 1000).toFixed(1)} s`,
);

async function sources() {
  const files = await readdir(IMAGES, { recursive: true });
  return files
    .map((file) => path.join(IMAGES, file))
    .filter((file) => /\.(jpg|png|webp|avif)$/.test(file) && !file.startsWith(SIZED))
    .sort();
}

async function makeVariants(source: string) {
  const bytes = await readFile(source);
  const { width, height } = await sharp(bytes).metadata();
  const variants: Variant[] = [
    ...pictureFormats.flatMap((format) =>
      widthsFor(width).map((candidate) => ({ width: candidate, format })),
    ),
    { width: fallbackWidth(width), format: 'jpg' },
  ];
  const address = `/${path.relative('public', source)}`;
  if (banners.has(address)) {
    for (const format of pictureFormats) {
      variants.push(
        ...uprightWidths(height).map((candidate) => ({ width: candidate, format, isUpright: true })),
      );
    }
  }
  const hash = createHash('sha256').update(SETTINGS).update(bytes).digest('hex').slice(0, 32);
  await Promise.all(
    variants.map(async (variant) => {
      const cut = variant.isUpright ? '-upright' : '';
      const cached = path.join(CACHE, `${hash}${cut}-${variant.width}.${variant.format}`);
      const pathOf = variant.isUpright ? uprightPath : variantPath;
      const target = path.join('public', pathOf(address, variant.width, variant.format));
      await mkdir(path.dirname(target), { recursive: true });
      if (await exists(cached)) kept += 1;
      else await encode(bytes, variant, cached);
      await copyFile(cached, target);
    }),
  );
}

async function encode(bytes: Buffer, { width, format, isUpright = false }: Variant, cached: string) {
  await mkdir(path.dirname(cached), { recursive: true });
  // Written beside and renamed, so that an interrupted run never leaves half a picture in the cache.
  const unfinished = `${cached}.${process.pid}`;
  const turned = sharp(bytes).rotate();
  const whole = isUpright ? turned.extract(await uprightRegion(bytes)) : turned;
  await encoders[format](whole.resize({ width, withoutEnlargement: true })).toFile(unfinished);
  await rename(unfinished, cached);
  made += 1;
}

/** The part of a picture that upright screens show, in px. */
async function uprightRegion(bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata();
  const cutWidth = Math.min(width, Math.floor(height * upright.ratio));
  return { left: Math.round((width - cutWidth) * upright.focus), top: 0, width: cutWidth, height };
}

async function exists(file: string) {
  return stat(file).then(
    () => true,
    () => false,
  );
}
