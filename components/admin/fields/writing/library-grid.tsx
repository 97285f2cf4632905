import { useId, useState } from 'react';
import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import { hasAllWords, normaliseText, wordsOf } from '@/components/admin/lib/search-words';
import { writingStrings } from '@/components/admin/strings/writing';
import { Image } from '@/components/ui/image';
import { controlStyle } from '../control-props';
import { type LibraryPicture, usePictureLibrary } from './picture-library';

const texts = writingStrings.picture;
/** Uses that are named; the others are counted. */
const NAMED = 2;

type LibraryGridProps = { readonly onChoose: (picture: LibraryPicture) => void };

/** Every picture there is, to choose from, each with where it is used. */
export function LibraryGrid({ onChoose }: LibraryGridProps) {
  const library = usePictureLibrary();
  const pictureUrl = usePictureUrl();
  const [query, setQuery] = useState('');
  const id = useId();
  const words = wordsOf(query);
  const shown = (library ?? []).filter(({ src, alt, uses }) =>
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
      {library !== null && shown.length === 0 && <p className="mt-3">{texts.none}</p>}
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {shown.map((picture) => (
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
