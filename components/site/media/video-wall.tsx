import { VideoDialog } from '@/components/site/shared/video-dialog.client';
import { Image } from '@/components/ui/image';
import { ExternalIcon } from '@/components/ui/icons/external-icon';
import { PlayIcon } from '@/components/ui/icons/play-icon';
import { StaticIsland } from '@/components/ui/static-island.client';
import { Link } from '@/components/ui/link';
import { embedUrl, watchUrl, type VideoCategory } from '@/content/video-gallery';

type VideoWallProps = { readonly categories: readonly VideoCategory[] };

/** The video categories as cards; the play module opens the first film, below stand links to all. */
export function VideoWall({ categories }: VideoWallProps) {
  return (
    <ul className="gallery-wall">
      {categories.map(({ id, name, thumbnail, videos }) => {
        const [first] = videos;
        return (
          <li key={id} id={id}>
            {first && (
              <VideoDialog
                id={`film-${first.id}`}
                title={first.title}
                embedUrl={embedUrl(first.id)}
                watchUrl={watchUrl(first.id)}
                className="gallery-picture group relative block w-full overflow-hidden bg-concrete-100 text-left"
              >
                <Image image={{ ...thumbnail, alt: '' }} sizes="(min-width: 768px) 58vw, 100vw" />
                <span className="gallery-module items-center gap-3 pl-5 font-semibold group-hover:bg-ink group-hover:text-paper">
                  <PlayIcon className="size-6 text-leaf group-hover:text-leaf-pale" />
                  Play
                </span>
                <span className="sr-only"> {name}</span>
              </VideoDialog>
            )}
            <h3 className="mt-5 type-h3">{name}</h3>
            <StaticIsland name={`films-${id}`} as="ul" className="mt-3 border-t border-joint type-small">
              {videos.map((film) => (
                <li key={film.id} className="border-b border-joint">
                  <Link
                    href={watchUrl(film.id)}
                    newTab
                    className="flex items-center justify-between gap-4 py-2 underline-offset-4 hover:underline"
                  >
                    {film.title}
                    <ExternalIcon className="size-4 shrink-0 text-concrete-600" />
                  </Link>
                </li>
              ))}
            </StaticIsland>
          </li>
        );
      })}
    </ul>
  );
}
