import { pageIn } from '@/app/_lib/page-in';
import { imageGallery, videoObjects } from '@/app/_lib/structured-data/gallery';
import { GalleryTabs } from '@/components/site/media/gallery-tabs.client';
import { PhotoWall } from '@/components/site/media/photo-wall';
import { VideoWall } from '@/components/site/media/video-wall';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { photoGalleryIn } from '@/content/entities/galleries';
import { videoGallery } from '@/content/entities/films';
import { inLanguage } from '@/lib/records';
import { PageHead, type ScreenProps } from './screen';

/** Photos and films by subject. */
export function GalleryScreen({ locale }: ScreenProps) {
  const page = pageIn('gallery', locale);
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
          photos={<PhotoWall locale={locale} categories={photos} />}
          videos={<VideoWall locale={locale} categories={films} />}
        />
      </Section>
    </>
  );
}
