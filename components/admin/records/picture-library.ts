import { placeName } from '@/components/admin/lib/wording';
import { site } from '@/components/admin/site';
import { useEffect, useMemo, useState } from 'react';
import type { Studio } from '@/components/admin/store/studio';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { RecordKey, Row } from '@/components/admin/store/types';
import {
  capital,
  describedFile,
  type EntityMeta,
  type PictureRules,
  readText,
  valueAt,
  banglaOf,
  hasBangla,
  isPair,
} from '@/lib/records';
import { isDocument, uploadSrc, mediaPathOf, pictureKey } from '@/lib/exchange';
import { minPictureSize, NEEDS_NO_DESCRIPTION, picturesIn } from '@/lib/pictures';
import { type DraftPicture, readPicture, withPart } from './draft-values';
import { fullTitle } from './row-text';

/** Rules of pictures in a text: the same width as the article's main picture. */
export const articlePicture: PictureRules = { maxWidth: 1600, ...minPictureSize.column };

type Described = Omit<DraftPicture, 'decorative'>;

/** A place that shows a picture. `src` is the address in the record; sizes are 0 in texts. */
export type PictureUse = RecordKey &
  Described & {
    /** Names the record, such as `Blogs: How a block is made` or `Home page`. */
    readonly title: string;
    /** Path of the picture, or of the text that shows it: `image`, `images.2.image`, `text`. */
    readonly path: string;
    /** Bangla description; undefined without translation. */
    readonly banglaAlt: string | undefined;
    readonly isDecorative: boolean;
  };

/** Description, focal point and crop are from a record; unknown sizes are 0. */
export type LibraryPicture = Described & {
  /** Size of the file; undefined if unknown. */
  readonly bytes: number | undefined;
  readonly uses: readonly PictureUse[];
  /** Whether the website has the file, and whether its code names it; otherwise it waits in this browser. */
  readonly isOnline: boolean;
  readonly isInCode: boolean;
};

/** Width and height in px, bytes, and 1 if code names the picture, by address (`scripts/images.ts`). */
type SiteFiles = Readonly<Record<string, readonly number[]>>;

let siteFiles: Promise<SiteFiles> | undefined;

/** Fetches the list of the website's pictures once; without it, uploads that nothing uses are unknown. */
const loadSiteFiles = () =>
  (siteFiles ??= (async () => {
    const answer = await fetch('/images/sized/pictures.json');
    return (await answer.json()) as SiteFiles;
  })().catch(() => {
    siteFiles = undefined;
    return site().sitePictures;
  }));

/** Returns all pictures of website and drafts with their uses; null until the records are loaded. */
export function usePictureLibrary(): readonly LibraryPicture[] | null {
  const studio = useStudio();
  const { needRecords } = studio;
  const [files, setFiles] = useState<SiteFiles | null>(null);

  useEffect(() => {
    // Entities that could not be loaded are left out.
    void Promise.all([loadSiteFiles(), needRecords(site().entities)]).then(([list]) => setFiles(list));
  }, [needRecords]);

  return useMemo(() => files && libraryOf(studio, files), [studio, files]);
}

/** Lists the pictures of website and drafts with their uses, those waiting in this browser first. */
export function libraryOf(
  { rows, state }: Pick<Studio, 'rows' | 'state'>,
  files: SiteFiles,
): LibraryPicture[] {
  const pictures = new Map<string, LibraryPicture>();
  const add = (address: string, facts: Partial<LibraryPicture>) => {
    const upload = state.media.get(pictureKey(mediaPathOf(address) ?? ''));
    const src = upload === undefined ? address : uploadSrc(upload.path);
    const known = pictures.get(src) ?? { ...unknown, src };
    pictures.set(src, { ...known, ...facts });
    return known;
  };
  for (const { path, width, height, bytes } of state.media.values())
    if (!isDocument(path)) add(uploadSrc(path), { width, height, bytes });
  for (const [src, [width = 0, height = 0, bytes, isInCode]] of Object.entries(files))
    add(src, { width, height, bytes, isOnline: true, isInCode: isInCode === 1 });
  for (const row of site().entities.flatMap((entity) => rows(entity))) {
    if (row.state.kind === 'deleted') continue;
    for (const use of usesIn(row)) {
      const { uses, alt, width, height, focus = use.focus, crop = use.crop } = add(use.src, {});
      add(use.src, {
        uses: [...uses, use],
        alt: alt || use.alt,
        width: width || use.width,
        height: height || use.height,
        ...(focus && { focus }),
        ...(crop && { crop }),
      });
    }
  }
  return [...pictures.values()];
}

const unknown = {
  alt: '',
  width: 0,
  height: 0,
  bytes: undefined,
  uses: [],
  isOnline: false,
  isInCode: false,
};

function usesIn(row: Row): PictureUse[] {
  const { entity, id, value } = row;
  const { isSingle, list, plural }: EntityMeta = site().registry[entity];
  const title = isSingle ? placeName(list) : `${capital(plural)}: ${fullTitle(row)}`;
  return found(value, []).map(({ path, alt, ...picture }) => ({
    entity,
    id,
    title,
    path: path.join('.'),
    ...picture,
    alt: alt === NEEDS_NO_DESCRIPTION ? '' : alt,
    isDecorative: picture.isDecorative || alt === NEEDS_NO_DESCRIPTION,
    banglaAlt:
      picture.width > 0 && hasBangla(site().shownTexts(value))
        ? String(readText(valueAt(value, [...path, 'alt']), 'bn'))
        : undefined,
  }));
}

type Found = Described & Pick<PictureUse, 'isDecorative'> & { readonly path: readonly string[] };

function found(value: unknown, path: readonly string[]): Found[] {
  if (isPair(value)) return [...found(value.en, path), ...found(banglaOf(value), [...path, 'bn'])];
  if (typeof value === 'string') {
    return [...new Set(picturesIn(value))].map((src) => {
      const [before = ''] = value.split(`](${src}`);
      const alt = before.slice(before.lastIndexOf('![') + 2);
      return { src, path, alt, isDecorative: false, width: 0, height: 0 };
    });
  }
  const picture = readPicture(value);
  if (picture !== null) return [{ ...picture, path, isDecorative: picture.decorative === true }];
  return Object.entries(value ?? {}).flatMap(([name, part]) => found(part, [...path, name]));
}

type NewPicture = {
  readonly image?: { readonly src: string; readonly width: number; readonly height: number };
  readonly focus?: string | undefined;
  readonly crop?: string | undefined;
};

/**
 * Replaces a picture in fields and texts, found by the addresses in its uses. Descriptions of fields stay, marked as
 * written for another picture. Those in texts, which have no place for the mark, are emptied.
 */
export function withPicture<Value>(
  value: Value,
  srcs: readonly string[],
  { image, focus, crop }: NewPicture,
): Value {
  const paths = srcs.map((src) => src.replaceAll('.', String.raw`\.`)).join('|');
  // As in `picturesIn`, omits matches at the end of another site's address.
  const address = new RegExp(String.raw`(?<![\w.:/-])(?:${paths})`, 'g');
  const described = new RegExp(String.raw`!\[(?!-\])(?:[^\]\\]|\\.)*\]\((?=(?:${paths})[\s)])`, 'g');
  const replaced = (part: unknown): unknown => {
    if (typeof part === 'string')
      return image ? part.replace(described, '![](').replace(address, image.src) : part;
    if (Array.isArray(part)) return part.map(replaced);
    if (typeof part !== 'object' || part === null) return part;
    if ('src' in part && srcs.includes(String(part.src))) {
      const next = withPart(withPart({ ...part, ...image }, 'focus', focus), 'crop', crop);
      const picture = readPicture(part);
      if (!image || picture === null || picture.alt === '') return next;
      return withPart(next, 'describes', describedFile(picture, image.src));
    }
    return Object.fromEntries(Object.entries(part).map(([name, inside]) => [name, replaced(inside)]));
  };
  return replaced(value) as Value;
}
