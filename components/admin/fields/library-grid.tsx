import { useState } from 'react';
import { hasAllWords, normaliseText, wordsOf } from '@/components/admin/lib/search-words';
import { type LibraryPicture, usePictureLibrary } from '@/components/admin/records/picture-library';
import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import { libraryStrings as texts } from '@/components/admin/strings/pictures';
import { Image } from '@/components/ui/image';
import { controlStyle } from './control-props';

/** Number of uses that are named; the others are only counted. */
const NAMED = 2;

/** Searchable grid of all pictures of website and drafts but drawings, each with its uses. */
export function LibraryGrid({ onChoose }: { readonly onChoose: (picture: LibraryPicture) => void }) {
  const library = usePictureLibrary();
  const pictureUrl = usePictureUrl();
  const [query, setQuery] = useState('');
  const matches = picturesWith(library ?? [], query).filter(({ src }) => !src.endsWith('.svg'));
  return (
    <section aria-label={texts.library}>
      <h3 className="font-semibold">{texts.library}</h3>
      <LibrarySearch query={query} onChange={setQuery} />
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
              <span className="line-clamp-3 font-semibold">{picture.alt || nameOf(picture)}</span>
              <span className="line-clamp-3 text-concrete-600">{usesOf(picture)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture before it is chosen: of a new file, or of the website. */
export function CandidatePicture({ src }: { readonly src: string }) {
  const pictureUrl = usePictureUrl();
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a new picture has no sized variants
    <img src={pictureUrl(src)} alt="" className="max-h-48 w-full bg-concrete-100 object-contain" />
  );
}

type LibrarySearchProps = { readonly query: string; readonly onChange: (query: string) => void };

/** Search box of the library. */
export const LibrarySearch = ({ query, onChange }: LibrarySearchProps) => (
  <input
    type="search"
    aria-label={texts.search}
    placeholder={texts.search}
    value={query}
    onChange={(event) => onChange(event.target.value)}
    className={`${controlStyle(undefined)} mt-2 h-11`}
  />
);

/** Returns the pictures whose name, description and uses have all words of a query. */
export function picturesWith(library: readonly LibraryPicture[], query: string) {
  const words = wordsOf(query);
  return library.filter((picture) =>
    hasAllWords(normaliseText([picture.src, picture.alt, ...titlesOf(picture)].join(' ')), words),
  );
}

/** Returns the name of a picture's file. */
export const nameOf = ({ src }: Pick<LibraryPicture, 'src'>) => src.replace(/^.*\//, '');

const titlesOf = ({ uses }: LibraryPicture) => [...new Set(uses.map(({ title }) => title))];

function usesOf(picture: LibraryPicture) {
  const titles = titlesOf(picture);
  if (titles.length === 0) return texts.unused;
  const named = titles.slice(0, NAMED).join('; ');
  return titles.length > NAMED ? `${named}; ${texts.more(titles.length - NAMED)}` : named;
}
