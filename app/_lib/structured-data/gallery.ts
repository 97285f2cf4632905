import type { ImageGallery, VideoObject } from 'schema-dts';
import { photoRightsIn } from '@/content/entities/company';
import type { PhotoCategory } from '@/content/entities/galleries';
import type { VideoCategory } from '@/content/entities/films';
import { embedUrl, watchUrl } from '@/content/registry/films';
import { dayStart } from '../iso-time';
import type { PageFacts } from '../page-meta';
import { absoluteUrl } from '../site-origin';
import { organizationRef } from './organization';
import { pageFields } from './pages';
import { shownFile } from '@/lib/pictures';
import type { InLanguage } from '@/lib/records';

/** The gallery page with every photo of its categories; Google requires creator, credit or licence for each. */
export function imageGallery(page: PageFacts, categories: readonly PhotoCategory[]): ImageGallery {
  const { credit, copyright, licence, request } = photoRightsIn(page.locale.language);
  const rights = {
    creditText: credit,
    ...(copyright !== undefined && { copyrightNotice: copyright }),
    ...(licence !== undefined && { license: licence }),
    ...(request !== undefined && { acquireLicensePage: request }),
  };
  return {
    '@type': 'ImageGallery',
    ...pageFields(page),
    image: categories.flatMap(({ images }) =>
      images.map(({ image }) => ({
        '@type': 'ImageObject' as const,
        contentUrl: absoluteUrl(shownFile(image)),
        ...rights,
      })),
    ),
  };
}

const SECONDS_IN_MINUTE = 60;

/** A length as ISO 8601: 205 s is `PT3M25S`. */
const duration = (seconds: number) =>
  `PT${Math.floor(seconds / SECONDS_IN_MINUTE)}M${seconds % SECONDS_IN_MINUTE}S`;

/** One object per video; the videos of a category share its thumbnail. */
export const videoObjects = (categories: readonly InLanguage<VideoCategory>[]): VideoObject[] =>
  categories.flatMap(({ thumbnail, videos }) =>
    videos.map((video) => ({
      '@type': 'VideoObject' as const,
      name: video.title,
      ...(video.description !== undefined && { description: video.description }),
      ...(video.seconds !== undefined && { duration: duration(video.seconds) }),
      thumbnailUrl: absoluteUrl(shownFile(thumbnail)),
      uploadDate: dayStart(video.createdAt),
      embedUrl: embedUrl(video.id),
      url: watchUrl(video.id),
      publisher: organizationRef,
    })),
  );
