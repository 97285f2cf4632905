import type { PhotoCategory } from '@/content/photo-gallery';
import type { PhotoSets } from './photo';

/** The photos of all categories as the lightbox shows them; one without a caption is captioned with its description. */
export const photoSets = (categories: readonly PhotoCategory[]): PhotoSets =>
  Object.fromEntries(
    categories.map(({ id, name, images }) => [
      id,
      {
        name,
        photos: images.map(({ image: { src, alt, width, height }, caption = alt }) => ({
          src,
          alt,
          width,
          height,
          caption,
        })),
      },
    ]),
  );
