'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { Dialog } from '@/components/ui/dialog.client';
import { useDialogOpen } from '@/components/ui/hooks/use-dialog-open';
import { CloseIcon } from '@/components/ui/icons';
import type { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import type { Film } from '@/content/registry/films';
import type { FilmTexts } from '@/content/strings/shared';

type VideoDialogProps = {
  readonly texts: FilmTexts & { readonly newTab: string };
  readonly id: string;
  readonly title: string;
  readonly film: Film;
  /** Picture shown until the player has responded. */
  readonly poster: ComponentProps<typeof Image>['image'];
};

const VideoPlayer = lazy(() =>
  import('./video-player.client').then(
    ({ VideoPlayer: Player }) => ({ default: Player }),
    () => ({ default: PlayerMissing }),
  ),
);

/** Film in a dialog (WAI-ARIA APG, Dialog Modal). Close precedes the iframe, which swallows keys. */
export function VideoDialog({ texts, id, title, film, poster }: VideoDialogProps) {
  const isOpen = useDialogOpen(id);
  const titleId = `${id}-title`;
  // Part of the page for visitors without scripts.
  const awaited = <p className="p-5">{texts.loading}</p>;
  return (
    <Dialog
      id={id}
      aria-labelledby={titleId}
      data-ground="dark"
      className="bg-ink/96 text-paper opacity-0 transition-[opacity,display,overlay] transition-discrete duration-base ease-course open:opacity-100 starting:open:opacity-0 print:hidden"
    >
      <div className="grid min-h-full place-content-center p-gutter">
        {/* Width of the page's column, limited by the height of the screen. */}
        <div data-dialog-area className="w-[min(90vw,75rem,(100dvh-12rem)*16/9)] min-w-70">
          <div className="flex items-end justify-between gap-6 pb-4">
            <h2 id={titleId} className="type-h3">
              {title}
            </h2>
            <button
              type="button"
              commandfor={id}
              command="close"
              aria-label={texts.close}
              className="grid size-square shrink-0 cursor-pointer place-content-center border border-current/40 hover:border-current"
            >
              <CloseIcon className="size-7" />
            </button>
          </div>
          <div className="relative aspect-video bg-concrete-800">
            {isOpen ? (
              <Suspense fallback={awaited}>
                <VideoPlayer texts={texts} title={title} film={film} poster={poster} />
              </Suspense>
            ) : (
              awaited
            )}
          </div>
          {/* Where the page of its words is off, the link would lead to the file that is played here. */}
          {film.watchUrl !== film.own?.h264 && (
            <p className="pt-4 type-small">
              <Link
                href={film.watchUrl}
                newTab={film.embedUrl === undefined ? undefined : texts.newTab}
                className="inline-block py-1 underline underline-offset-4"
              >
                {film.embedUrl === undefined ? texts.inWords : texts.watch}
              </Link>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const PlayerMissing = ({ texts }: { readonly texts: FilmTexts }) => <p className="p-5">{texts.missing}</p>;
