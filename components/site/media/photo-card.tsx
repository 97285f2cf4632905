import { Image } from '@/components/ui/image';
import type { Photo, PhotoSet } from './photo';

type PhotoCardProps = {
  readonly set: PhotoSet;
  /** The first photo of the set. */
  readonly cover: Photo;
};

/**
 * One category of photos: a thumbnail with the count set large, and every photo by title. All of them are links to the
 * pictures themselves.
 */
export function PhotoCard({ set: { name, photos }, cover }: PhotoCardProps) {
  const count = `${photos.length}+`;
  return (
    <>
      <a
        href={cover.src}
        aria-label={`${name}, ${count} photos`}
        className="gallery-picture group relative block overflow-hidden bg-concrete-100"
      >
        <Image image={cover} sizes="(min-width: 768px) 58vw, 100vw" />
        <span className="gallery-module items-end pb-3 pl-5 type-figure group-hover:bg-ink group-hover:text-paper">
          {count}
        </span>
      </a>
      <h3 className="mt-5 type-h3">{name}</h3>
      <details className="group/list mt-1.5">
        <summary className="inline-flex cursor-pointer list-none items-center gap-2 py-1.5 type-data text-concrete-600 hover:text-ink">
          <span className="gallery-sign" aria-hidden="true" />
          Photos by title
        </summary>
        <ol className="mt-2 border-t border-joint type-small">
          {photos.map(({ src, caption }, index) => (
            <li key={src} className="flex gap-4 border-b border-joint">
              <span className="w-6 shrink-0 py-2.5 type-data text-concrete-600" aria-hidden="true">
                {index + 1}
              </span>
              <a href={src} className="flex-1 py-2 underline-offset-4 hover:underline">
                {caption}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
