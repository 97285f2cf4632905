import type { ImageGallery, VideoObject } from 'schema-dts';
import { company } from '@/content/entities/company';
import type { PhotoCategory } from '@/content/entities/galleries';
import type { VideoCategory } from '@/content/entities/films';
import { embedUrl, watchUrl } from '@/content/films';
import { dayStart } from '../iso-time';
import type { PageFacts } from '../page-meta';
import { absoluteUrl } from '../site-origin';
import { organizationRef } from './organization';
import { pageFields } from './pages';
import { inLanguage, type InLanguage } from '@/lib/records';

/** The gallery page with every photo of its categories; Google requires creator, credit or licence for each. */
export const imageGallery = (page: PageFacts, categories: readonly PhotoCategory[]): ImageGallery => ({
  '@type': 'ImageGallery',
  ...pageFields(page),
  image: categories.flatMap(({ images }) =>
    images.map(({ image }) => ({
      '@type': 'ImageObject' as const,
      creditText: inLanguage(company, 'en').brand,
      contentUrl: absoluteUrl(image.src),
    })),
  ),
});

/** One object per video; the videos of a category share its thumbnail. */
export const videoObjects = (categories: readonly InLanguage<VideoCategory>[]): VideoObject[] =>
  categories.flatMap(({ thumbnail, videos }) =>
    videos.map((video) => ({
      '@type': 'VideoObject' as const,
      name: video.title,
      thumbnailUrl: absoluteUrl(thumbnail.src),
      uploadDate: dayStart(video.createdAt),
      embedUrl: embedUrl(video.id),
      url: watchUrl(video.id),
      publisher: organizationRef,
    })),
  );
