import { SectionHead } from '@/components/site/shared/section-head';
import { VideoDialog } from '@/components/site/shared/video-dialog.client';
import { StaticIsland } from '@/components/ui/static-island.client';
import { embedUrl, watchUrl, type VideoCategory } from '@/content/entities/films';
import { VideoCard } from './video-card';
import type { InLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

type VideoWallProps = {
  readonly locale: Locale;
  /** Of the title, which names the section around it. */
  readonly titleId: string;
  readonly categories: readonly InLanguage<VideoCategory>[];
};

const dialogOf = (category: string) => `film-${category}`;

/** The video categories as cards, and the dialogs in which their first films play. */
export function VideoWall({ locale, titleId, categories }: VideoWallProps) {
  const { shared, shell, media } = locale.strings;
  const texts = { ...shared.film, newTab: shell.newTab };
  return (
    <>
      <StaticIsland name="videos">
        <SectionHead title={media.videos} id={titleId} />
        <ul className="gallery-wall">
          {categories.map((category) => (
            <li key={category.id} id={category.id}>
              <VideoCard locale={locale} category={category} dialog={dialogOf(category.id)} />
            </li>
          ))}
        </ul>
      </StaticIsland>
      {categories.map(
        ({ id, thumbnail, videos: [first] }) =>
          first && (
            <VideoDialog
              key={id}
              texts={texts}
              id={dialogOf(id)}
              title={first.title}
              embedUrl={embedUrl(first.id)}
              watchUrl={watchUrl(first.id)}
              poster={thumbnail}
            />
          ),
      )}
    </>
  );
}
