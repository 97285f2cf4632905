import { SectionHead } from '@/components/site/shared/section-head';
import { VideoDialog } from '@/components/site/shared/video-dialog.client';
import type { VideoCategory } from '@/content/entities/films';
import { filmAtHost, watchUrl } from '@/content/registry/films';
import type { Picture, InLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';
import { VideoTrigger } from '@/components/site/shared/video-trigger';
import { Image } from '@/components/ui/image';
import { ExternalIcon, PlayIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';

type VideoWallProps = {
  readonly locale: Locale;
  readonly categories: readonly InLanguage<VideoCategory>[];
};

const dialogOf = (category: string) => `film-${category}`;

const SECONDS_IN_MINUTE = 60;

/** Length of a film in minutes and seconds, such as 3:05. */
const lengthOf = (seconds: number, { number }: Locale) =>
  number(
    `${Math.floor(seconds / SECONDS_IN_MINUTE)}:${String(seconds % SECONDS_IN_MINUTE).padStart(2, '0')}`,
  );

/** Wall of video categories: a thumbnail that plays the first film in a dialog, and links to all films. */
export function VideoWall({ locale, categories }: VideoWallProps) {
  const { shared, shell, media } = locale.strings;
  const texts = { ...shared.film, newTab: shell.newTab };
  return (
    <>
      <SectionHead title={media.videos} id="videos-title" />
      <ul className="gallery-wall mx-wide">
        {categories.map(({ id, name, thumbnail, videos }) => (
          <li key={id} id={id}>
            {videos[0] && (
              <FilmButton
                locale={locale}
                film={videos[0].id}
                title={name}
                picture={thumbnail}
                dialog={dialogOf(id)}
              />
            )}
            <h3 className="mt-5 type-h3">{name}</h3>
            <ul className="mt-3 border-t border-joint type-small md:mr-gutter">
              {videos.map((film, index) => (
                // The same film may be listed twice.
                <li key={index} className="border-b border-joint">
                  <Link
                    href={watchUrl(film.id)}
                    newTab={shell.newTab}
                    className="flex items-center justify-between gap-4 py-2 underline-offset-4 hover:underline"
                  >
                    <span>
                      <span>{film.title}</span>
                      {film.seconds !== undefined && (
                        <span className="text-concrete-600">{` (${lengthOf(film.seconds, locale)})`}</span>
                      )}
                    </span>
                    <ExternalIcon className="size-4 shrink-0 text-concrete-600" />
                  </Link>
                  {film.description !== undefined && (
                    <p className="max-w-measure pb-2 text-concrete-600">{film.description}</p>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {categories.map(
        ({ id, thumbnail, videos: [first] }) =>
          first && (
            <VideoDialog
              key={id}
              texts={texts}
              id={dialogOf(id)}
              title={first.title}
              film={filmAtHost(first.id)}
              poster={thumbnail}
            />
          ),
      )}
    </>
  );
}

type FilmButtonProps = {
  readonly locale: Locale;
  /** Id of the film at its host. */
  readonly film: string;
  readonly title: string;
  readonly picture: Readonly<Picture>;
  readonly dialog: string;
  /** `sizes` of the picture; by default those of the gallery's wider cards. */
  readonly sizes?: string;
};

/** Picture that opens a film. */
export const FilmButton = ({
  locale,
  film,
  title,
  picture,
  dialog,
  sizes = '(min-width: 768px) 58vw, 100vw',
}: FilmButtonProps) => (
  <VideoTrigger
    newTab={locale.strings.shell.newTab}
    dialog={dialog}
    film={filmAtHost(film)}
    className="gallery-picture group relative block w-full overflow-hidden bg-concrete-100 text-left"
  >
    <Image image={{ ...picture, alt: '' }} sizes={sizes} />
    <span className="gallery-module items-center gap-3 bg-paper px-5 font-semibold whitespace-nowrap group-hover:bg-ink group-hover:text-paper">
      <PlayIcon className="size-6 text-brand-ink group-hover:text-brand-pale" />
      <span>{locale.strings.media.play}</span>
    </span>
    <span className="sr-only">{` ${title}`}</span>
  </VideoTrigger>
);
