import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { imageGallery, videoObjects } from '@/app/_lib/structured-data/gallery';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { GalleryTabs } from '@/components/site/media/gallery-tabs.client';
import { PhotoWall } from '@/components/site/media/photo-wall';
import { VideoWall } from '@/components/site/media/video-wall';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { photoGallery } from '@/content/entities/galleries';
import { bannerOf, pageOf } from '@/content/entities/pages';
import { routes } from '@/content/routes';
import { videoGallery } from '@/content/entities/films';

const page = { ...pageOf('gallery'), path: routes.gallery };

export const metadata: Metadata = pageMeta(page);

export default function GalleryPage() {
  return (
    <>
      <StaticIsland name="page-head">
        <StructuredData
          nodes={[imageGallery(page, photoGallery), ...videoObjects(videoGallery)]}
          crumbs={[{ title: page.title, path: page.path }]}
        />
        <PageBanner title="Gallery" image={bannerOf('gallery')} />
      </StaticIsland>
      <Section>
        <GalleryTabs
          photos={<PhotoWall titleId="photos-title" categories={photoGallery} />}
          videos={<VideoWall titleId="videos-title" categories={videoGallery} />}
        />
      </Section>
    </>
  );
}
