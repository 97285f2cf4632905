import { useId, useState, useEffect } from 'react';
import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import { hasAllWords, normaliseText, wordsOf } from '@/components/admin/lib/search-words';
import { writingStrings } from '@/components/admin/strings/writing';
import { Image } from '@/components/ui/image';
import { controlStyle } from '../control-props';
import { fullTitle } from '@/components/admin/records/row-text';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { Studio } from '@/components/admin/store/studio';
import type { Row } from '@/components/admin/store/types';
import type { EntityMeta } from '@/content/lib/entity-meta';
import { pictures as scenes } from '@/content/pictures';
import { entities, registry } from '@/content/registry';
import { uploadSrc } from '@/content/lib/media-path';
import { mediaPathOf, pictureKey } from '@/content/lib/uploads';
import { picturesIn } from '@/content/lib/pictures-in';
import sitePictures from '@/content/site-pictures.json';

const texts = writingStrings.picture;
/** Number of uses that are named; the others are only counted. */
const NAMED = 2;

type LibraryGridProps = { readonly onChoose: (picture: LibraryPicture) => void };

/** Searchable grid of all pictures of website and drafts, each with its uses. */
export function LibraryGrid({ onChoose }: LibraryGridProps) {
  const library = usePictureLibrary();
  const pictureUrl = usePictureUrl();
  const [query, setQuery] = useState('');
  const id = useId();
  const words = wordsOf(query);
  const matches = (library ?? []).filter(({ src, alt, uses }) =>
    hasAllWords(normaliseText([src, alt, ...uses].join(' ')), words),
  );
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {texts.library}
      </h3>
      <input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className={`${controlStyle(undefined)} mt-2 h-11`}
      />
      {library === null && <p className="mt-3">{texts.loading}</p>}
      {library !== null && matches.length === 0 && <p className="mt-3">{texts.none}</p>}
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {matches.map((picture) => (
          <li key={picture.src}>
            <button
              type="button"
              onClick={() => onChoose(picture)}
              className="flex size-full cursor-pointer flex-col border border-joint p-2 text-left text-sm wrap-anywhere hover:border-ink"
            >
              <span className="mb-2 block aspect-scene bg-concrete-100">
                <Image
                  image={{ ...picture, src: pictureUrl(picture.src), alt: '' }}
                  sizes="200px"
                  fit="contain"
                />
              </span>
              <span className="line-clamp-3 font-semibold">{picture.alt || nameOf(picture.src)}</span>
              <span className="line-clamp-3 text-concrete-600">{usesOf(picture)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = (src: string) => src.replace(/^.*\//, '');

function usesOf({ uses }: LibraryPicture) {
  if (uses.length === 0) return texts.unused;
  const named = uses.slice(0, NAMED).join('; ');
  return uses.length > NAMED ? `${named}; ${texts.more(uses.length - NAMED)}` : named;
}

export type LibraryPicture = {
  readonly src: string;
  /** Description from a record; empty if no record has one. */
  readonly alt: string;
  /** In px; 0 if unknown. */
  readonly width: number;
  readonly height: number;
  /** Records that use the picture, such as `Blogs: How a block is made` or `Home page`. */
  readonly uses: readonly string[];
};

/** Returns all pictures of website and drafts with their uses; null until the records are loaded. */
function usePictureLibrary(): readonly LibraryPicture[] | null {
  const studio = useStudio();
  const { needRecords } = studio;
  const [isThere, setIsThere] = useState(false);

  useEffect(() => {
    // Entities that could not be loaded are left out.
    void needRecords(entities).then(() => setIsThere(true));
  }, [needRecords]);

  return isThere ? libraryOf(studio) : null;
}

type Gathered = { alt: string; width: number; height: number; readonly uses: Set<string> };

function libraryOf({ rows, state }: Studio): LibraryPicture[] {
  const pictures = new Map<string, Gathered>();
  const pictureAt = (address: string) => {
    const upload = state.media.get(pictureKey(mediaPathOf(address) ?? ''));
    const src = upload === undefined ? address : uploadSrc(upload.path);
    const known = pictures.get(src) ?? { alt: '', width: 0, height: 0, uses: new Set<string>() };
    pictures.set(src, known);
    return known;
  };
  for (const [src, [width = 0, height = 0]] of Object.entries(sitePictures))
    Object.assign(pictureAt(src), { width, height });
  for (const { src, alt } of Object.values(scenes)) pictureAt(src).alt = alt;
  for (const { path, width, height } of state.media.values())
    Object.assign(pictureAt(uploadSrc(path)), { width, height });
  for (const entity of entities) {
    for (const row of rows(entity)) {
      if (row.state.kind === 'deleted') continue;
      const { value } = row;
      const use = placeOf(row);
      for (const src of picturesIn(value)) if (!src.endsWith('.svg')) pictureAt(src).uses.add(use);
      describe(value, pictureAt);
    }
  }
  return [...pictures].map(([src, { uses, ...picture }]) => ({ src, ...picture, uses: [...uses] }));
}

function placeOf(row: Row) {
  const { isSingle, list, plural }: EntityMeta = registry[row.entity];
  return isSingle ? list.title : `${plural.charAt(0).toUpperCase()}${plural.slice(1)}: ${fullTitle(row)}`;
}

/** Reads missing descriptions and sizes from the pictures in a value, recursively. */
function describe(value: unknown, pictureAt: (src: string) => Gathered) {
  if (typeof value !== 'object' || value === null) return;
  const { src, alt, width, height } = value as Readonly<Record<string, unknown>>;
  if (typeof src === 'string' && src !== '' && !src.endsWith('.svg')) {
    const picture = pictureAt(src);
    if (picture.alt === '' && typeof alt === 'string') picture.alt = alt;
    if (picture.width === 0 && typeof width === 'number') picture.width = width;
    if (picture.height === 0 && typeof height === 'number') picture.height = height;
  }
  Object.values(value).forEach((inside) => describe(inside, pictureAt));
}
