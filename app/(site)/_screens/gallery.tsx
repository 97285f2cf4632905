import { pageIn } from '@/app/_lib/page-in';
import { imageGallery, videoObjects } from '@/app/_lib/structured-data/gallery';
import { GalleryTabs } from '@/components/site/media/gallery-tabs.client';
import { PhotoWall } from '@/components/site/media/photo-wall';
import { VideoWall } from '@/components/site/media/video-wall';
import { NothingYet } from '@/components/site/shared/nothing-yet';
import { Section } from '@/components/site/shared/section';
import { photoGalleryIn } from '@/content/entities/galleries';
import { videoGallery } from '@/content/entities/films';
import { inLanguage } from '@/lib/records';
import { PageHead, type ScreenProps } from './screen';

/** Photos and films by subject, in tabs where there are both. */
export function GalleryScreen({ locale }: ScreenProps) {
  const page = pageIn('gallery', locale);
  const { media } = locale.strings;
  const photos = photoGalleryIn(locale);
  const films = videoGallery.map((category) => inLanguage(category, locale.language));
  const photoWall = <PhotoWall locale={locale} categories={photos} note={page.note} />;
  const videoWall = <VideoWall locale={locale} categories={films} />;
  return (
    <>
      <PageHead page={page} nodes={[imageGallery(page, photos), ...videoObjects(films)]} />
      <Section>
        {photos.length > 0 && films.length > 0 ? (
          <GalleryTabs
            texts={{ photos: media.photos, videos: media.videos, tabs: media.tabs }}
            photos={photoWall}
            videos={videoWall}
          />
        ) : (
          (photos.length > 0 && photoWall) ||
          (films.length > 0 && videoWall) || <NothingYet locale={locale} page="gallery" />
        )}
      </Section>
    </>
  );
}
