import { Image } from '@/components/ui/image';
import { StaticIsland } from '@/components/ui/static-island.client';
import type { PhotoCategory } from '@/content/photo-gallery';
import { PhotoSet } from './photo-set.client';

type PhotoWallProps = { readonly categories: readonly PhotoCategory[] };

/** The photo categories as cards, each with its first picture, its count and the titles of all its photos. */
export function PhotoWall({ categories }: PhotoWallProps) {
  return (
    <ul className="gallery-wall">
      {categories.map(({ id, name, images }) => (
        <li key={id} id={id}>
          <PhotoSet
            name={name}
            photos={images.map(({ image: { src, alt, width, height }, caption = alt }) => ({
              src,
              alt,
              width,
              height,
              caption,
            }))}
          >
            {images[0] && (
              <StaticIsland name={`cover-${id}`} as="span" className="contents">
                <Image image={images[0].image} sizes="(min-width: 768px) 58vw, 100vw" />
              </StaticIsland>
            )}
          </PhotoSet>
        </li>
      ))}
    </ul>
  );
}
