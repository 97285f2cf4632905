/**
 * Renders every width and format of the pictures under `public/images`, and of their crops, to `public/images/sized`,
 * after copying the studio's uploads there. Stops before it copies anything if the content has another file. Caches results
 * in `.cache/images` by the hash of source and settings. Writes two lists: `content/site-pictures.json`, if the website's
 * pictures have changed, and one for the studio's library. Runs before `dev` and `build`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type FormatEnum, type Sharp } from 'sharp';
import { keptFile } from '../app/_lib/kept-file';
import {
  cutPath,
  cutRegion,
  cutWidths,
  fallbackWidth,
  pictureFormats,
  variantPath,
  widthsFor,
  type PictureCut,
  type PictureFormat,
  readCroppedSrc,
  withCrops,
  type Crop,
  cropRegion,
  picturesIn,
} from '../lib/pictures';
import { uploadSrc } from '../lib/exchange';
import { readWhole } from './content/disk-port';
import { fileProblems, uploadsOnDisk } from './content/file-problems';
import { namedInCode } from './content/named-in-code';
import {
  publicAddress,
  CROPS,
  SIZED,
  sourcePictures,
  UPLOAD_COPIES,
  DOCUMENT_COPIES,
  withSize,
  writePictureList,
} from './content/own-pictures';
import { printable } from './content/printable';

const CONTENT = 'content';
/** List for the library of the studio, which is fetched when that is opened. */
const LIBRARY_LIST = `${SIZED}/pictures.json`;
const CACHE = '.cache/images';
/** Bump when an encoder setting below changes. */
const SETTINGS = 'v5';

/** Quality of the square crop for high-density phone screens, where artefacts are less visible. */
const SQUARE_QUALITY = 34;

/** Quality of a cropped picture as a whole, for feeds, structured data and links. */
const CROP_QUALITY = 88;

/** Width in px from which AVIF uses the least effort: a third of the time for 1 to 3 % more bytes. */
const LARGE = 1600;

const encoders: Record<PictureFormat, (picture: Sharp, variant: Variant) => Sharp> = {
  // Effort 3 takes three times as long as 1 for 3 % fewer bytes.
  avif: (picture, { cut, width }) =>
    picture.avif({
      quality: cut === 'square' ? SQUARE_QUALITY : 47,
      effort: width < LARGE ? 1 : 0,
      chromaSubsampling: '4:2:0',
    }),
  // For browsers without AVIF. Effort 4 takes nearly twice as long as 2 for 3 % fewer bytes.
  webp: (picture) => picture.webp({ quality: 74, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

type Picture = { readonly src: string; readonly focus?: string };
type Banner = { readonly image: Picture };
type Page = { readonly banner?: Picture };
type LandingPage = { readonly blocks: readonly (Partial<Banner> & { readonly kind: string })[] };
type Variant = {
  readonly width: number;
  readonly format: PictureFormat;
  readonly cut?: PictureCut;
  readonly x?: number;
};

await copyUploads();

const recordsOf = async <Value>(entity: string) =>
  withCrops(JSON.parse(await readFile(`content/entities/${entity}/data.json`, 'utf8')) as readonly Value[]);
const focusOf = (list: readonly Picture[]) =>
  new Map(list.map(({ src, focus }) => [src, focus === undefined ? undefined : parseInt(focus)]));

/** Addresses of pictures to crop for phones, banners of the hero and of the pages, with their focal points. */
const cutOf = {
  portrait: focusOf((await recordsOf<Banner>('banners')).map(({ image }) => image)),
  square: focusOf([
    ...(await recordsOf<Page>('pages')).flatMap(({ banner }) => banner ?? []),
    ...(await recordsOf<LandingPage>('landing-pages'))
      .flatMap(({ blocks }) => blocks)
      .flatMap(({ kind, image }) => (kind === 'banner' ? (image ?? []) : [])),
  ]),
};

/** Addresses of the cropped pictures that records show. */
const crops = new Set(
  (await Promise.all((await readdir('content/entities')).map(recordsOf)))
    .flatMap(picturesIn)
    .filter((address) => readCroppedSrc(address) !== null),
);

const started = Date.now();
let count = 0;
let madeCount = 0;
const pictures = await sourcePictures();
for (const source of pictures) await makeVariants(source, publicAddress(source));
for (const address of crops) {
  const { src, crop } = readCroppedSrc(address) ?? {};
  const source = path.join('public', src ?? '');
  if (pictures.includes(source)) await makeVariants(source, address, crop);
}
await writePictureLists();
console.log(
  `Pictures: ${madeCount} made, ${count - madeCount} from the cache, in ${((Date.now() - started) / 1000).toFixed(1)} s`,
);

/** Empties the folders that this script writes, then copies the pictures and documents of the content, and no other file. */
async function copyUploads() {
  const problems = await fileProblems(CONTENT);
  if (problems.length > 0) {
    console.error(printable(['No picture was copied.', ...problems].join('\n')));
    process.exit(1);
  }
  for (const folder of [SIZED, UPLOAD_COPIES, DOCUMENT_COPIES, CROPS])
    await rm(folder, { recursive: true, force: true });
  await mkdir(UPLOAD_COPIES, { recursive: true });
  await mkdir(DOCUMENT_COPIES, { recursive: true });
  for (const file of await uploadsOnDisk(CONTENT))
    await writeFile(path.join('public', uploadSrc(file)), await readWhole(path.join(CONTENT, file)));
}

/** Writes both lists. That of the library has all pictures, also with bytes, and 1 for those that code may show: it names them. */
async function writePictureLists() {
  const isNamed = await namedInCode();
  const facts = await Promise.all(
    pictures.map(async (source) => ({
      ...(await withSize(source)),
      more: [(await stat(source)).size, Number(isNamed(source))],
    })),
  );
  await writePictureList(facts);
  const all = facts.map(({ source, size, more }) => [publicAddress(source), [...size, ...more]]);
  await writeFile(LIBRARY_LIST, JSON.stringify(Object.fromEntries(all)));
}

/** Makes the variants of a picture, or of its crop and the crop itself. */
async function makeVariants(source: string, address: string, crop?: Crop) {
  const bytes = await readFile(source);
  const size = (await sharp(bytes).metadata()).autoOrient;
  const part = crop && cropRegion(crop, size);
  const { width, height } = part ?? size;
  const variants: Variant[] = [
    ...pictureFormats.flatMap((format) =>
      widthsFor(width).map((candidate) => ({ width: candidate, format })),
    ),
    { width: fallbackWidth(width), format: 'jpg' },
  ];
  for (const cut of ['portrait', 'square'] as const) {
    if (!cutOf[cut].has(address)) continue;
    const x = cutOf[cut].get(address);
    const at = x === undefined ? {} : { x };
    for (const format of pictureFormats) {
      variants.push(...cutWidths(cut, height).map((candidate) => ({ width: candidate, format, cut, ...at })));
    }
  }
  const hash = createHash('sha256').update(SETTINGS).update(bytes).digest('hex').slice(0, 32);
  const key = `${hash}${part ? `-crop${Object.values(part).join('-')}` : ''}`;
  const turned = () => sharp(bytes).rotate();
  if (part) {
    const extension = path.extname(address).slice(1);
    await provide(`${key}.${extension}`, address, () =>
      turned()
        .extract(part)
        .toFormat(extension as keyof FormatEnum, { quality: CROP_QUALITY }),
    );
  }
  await Promise.all(
    variants.map(async (variant) => {
      const { cut, x, width: wanted, format } = variant;
      const place = cut ? cutPath(cut, address, wanted, format) : variantPath(address, wanted, format);
      await provide(`${key}${cut ? `-${cut}${x ?? ''}` : ''}-${wanted}.${format}`, place, () => {
        const region = cut ? within(part, cutRegion(cut, width, height, x)) : part;
        const cutout = region ? turned().extract(region) : turned();
        return encoders[format](cutout.resize({ width: wanted, withoutEnlargement: true }), variant);
      });
    }),
  );
}

/** Returns a region of a crop in px of the whole picture: Sharp extracts only once before it resizes. */
function within({ left, top } = { left: 0, top: 0 }, region: ReturnType<typeof cutRegion>) {
  return { ...region, left: left + region.left, top: top + region.top };
}

/** Copies a file from the cache to an address, encoded before if it is new. */
async function provide(name: string, address: string, make: () => Sharp) {
  const target = path.join('public', address);
  await mkdir(path.dirname(target), { recursive: true });
  count += 1;
  const file = await keptFile(path.join(CACHE, name), () => {
    madeCount += 1;
    return make().toBuffer();
  });
  await writeFile(target, file);
}
