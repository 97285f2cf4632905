import { pageIn } from '@/app/_lib/page-in';
import { pageMeta } from '@/app/_lib/page-meta';
import { imageGallery, videoObjects } from '@/app/_lib/structured-data/gallery';
import { GalleryTabs } from '@/components/site/media/gallery-tabs.client';
import { PhotoWall } from '@/components/site/media/photo-wall';
import { VideoWall } from '@/components/site/media/video-wall';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { photoGalleryIn } from '@/content/entities/galleries';
import { routes } from '@/content/routes';
import { videoGallery } from '@/content/entities/films';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';
import { PageHead, type ScreenProps } from './screen';

const pageFacts = (locale: Locale) => pageIn('gallery', routes.gallery, locale);

export const galleryMeta = (locale: Locale) => pageMeta(pageFacts(locale));

/** Photos and films by subject. */
export function GalleryScreen({ locale }: ScreenProps) {
  const page = pageFacts(locale);
  const { media } = locale.strings;
  const photos = photoGalleryIn(locale);
  const films = videoGallery.map((category) => inLanguage(category, locale.language));
  return (
    <>
      <StaticIsland name="page-head">
        <PageHead page={page} nodes={[imageGallery(page, photos), ...videoObjects(films)]} />
      </StaticIsland>
      <Section>
        <GalleryTabs
          texts={{ photos: media.photos, videos: media.videos, tabs: media.tabs }}
          photos={<PhotoWall locale={locale} titleId="photos-title" categories={photos} />}
          videos={<VideoWall locale={locale} titleId="videos-title" categories={films} />}
        />
      </Section>
    </>
  );
}
