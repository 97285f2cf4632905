import { VideoTrigger } from '@/components/site/shared/video-trigger';
import { Image } from '@/components/ui/image';
import { ExternalIcon } from '@/components/ui/icons/external-icon';
import { PlayIcon } from '@/components/ui/icons/play-icon';
import { Link } from '@/components/ui/link';
import { watchUrl, type VideoCategory } from '@/content/entities/films';
import type { InLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

type VideoCardProps = {
  readonly locale: Locale;
  readonly category: InLanguage<VideoCategory>;
  /** Of the first film. */
  readonly dialog: string;
};

/** One category of films: a thumbnail whose play module opens the first of them, and links to all. */
export function VideoCard({ locale, category: { name, thumbnail, videos }, dialog }: VideoCardProps) {
  const { newTab } = locale.strings.shell;
  const [first] = videos;
  return (
    <>
      {first && (
        <VideoTrigger
          newTab={newTab}
          dialog={dialog}
          watchUrl={watchUrl(first.id)}
          className="gallery-picture group relative block w-full overflow-hidden bg-concrete-100 text-left"
        >
          <Image image={{ ...thumbnail, alt: '' }} sizes="(min-width: 768px) 58vw, 100vw" />
          <span className="gallery-module items-center gap-3 bg-paper pl-5 font-semibold group-hover:bg-ink group-hover:text-paper">
            <PlayIcon className="size-6 text-leaf group-hover:text-leaf-pale" />
            {locale.strings.media.play}
          </span>
          <span className="sr-only">{` ${name}`}</span>
        </VideoTrigger>
      )}
      <h3 className="mt-5 type-h3">{name}</h3>
      <ul className="mt-3 border-t border-joint type-small">
        {videos.map((film) => (
          <li key={film.id} className="border-b border-joint">
            <Link
              href={watchUrl(film.id)}
              newTab={newTab}
              className="flex items-center justify-between gap-4 py-2 underline-offset-4 hover:underline"
            >
              {film.title}
              <ExternalIcon className="size-4 shrink-0 text-concrete-600" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
