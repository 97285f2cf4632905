import { Image } from '@/components/ui/image';
import { fallbackWidth, isSized, shownFile, variantPath, widthsFor } from '@/lib/pictures';
import { photoAttributes, type Photo } from './photo';
import type { Locale } from '@/content/strings/locale';

/** A photo beside its caption: small for readers, and the whole file as its address for search engines. */
const Thumbnail = ({ photo }: { readonly photo: Photo }) => (
  // eslint-disable-next-line @next/next/no-img-element -- one format is enough for a picture this small
  <img
    src={shownFile(photo)}
    srcSet={
      isSized(photo.src)
        ? `${variantPath(photo.src, Math.min(...widthsFor(photo.width)), 'webp')} 320w, ${shownFile(photo)} ${fallbackWidth(photo.width)}w`
        : undefined
    }
    sizes="3rem"
    alt={photo.alt === photo.caption ? '' : photo.alt}
    width={photo.width}
    height={photo.height}
    loading="lazy"
    className="size-full object-cover"
  />
);

type PhotoCardProps = {
  readonly locale: Locale;
  readonly name: string;
  /** The first one is the thumbnail. */
  readonly photos: readonly [Photo, ...Photo[]];
};

/** Card of a category: a thumbnail with their number, and all by title, as links to the files. */
export function PhotoCard({ locale, name, photos }: PhotoCardProps) {
  const { media } = locale.strings;
  const [cover] = photos;
  const isOne = photos.length === 1;
  const count = locale.number(isOne ? 1 : `${photos.length}+`);
  return (
    <>
      <a
        href={cover.src}
        aria-label={locale.fill(isOne ? media.category.one : media.category.other, { name, count })}
        className="gallery-picture group relative block overflow-hidden bg-concrete-100"
      >
        <Image image={cover} sizes="(min-width: 768px) 58vw, 100vw" />
        <span className="gallery-module items-end bg-paper pb-3 pl-5 type-figure group-hover:bg-ink group-hover:text-paper">
          {count}
        </span>
      </a>
      <h3 className="mt-5 type-h3">{name}</h3>
      <details className="group/list mt-1.5">
        <summary className="inline-flex cursor-pointer list-none items-center gap-2 py-1.5 type-data text-concrete-600 hover:text-ink">
          <span className="gallery-sign" aria-hidden="true" />
          <span>{media.list}</span>
        </summary>
        <ol className="mt-2 border-t border-joint type-small md:mr-gutter">
          {photos.map((photo, index) => (
            <li key={index} className="flex gap-4 border-b border-joint">
              <span className="w-6 shrink-0 py-2.5 type-data text-concrete-600" aria-hidden="true">
                {locale.number(index + 1)}
              </span>
              <a
                href={photo.src}
                {...photoAttributes(photo)}
                className="flex flex-1 items-center gap-4 py-2 underline-offset-4 hover:underline"
              >
                <span className="size-12 shrink-0 overflow-hidden bg-concrete-100">
                  <Thumbnail photo={photo} />
                </span>
                <span>{photo.caption}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
