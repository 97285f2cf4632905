import { Container } from '@/components/ui/container';
import { Image } from '@/components/ui/image';
import { PlayIcon } from '@/components/ui/icons';
import { VideoDialog } from '@/components/site/shared/video-dialog.client';
import { VideoTrigger } from '@/components/site/shared/video-trigger';
import type { Film } from '@/content/registry/films';
import type { home } from '@/content/entities/home';
import type { InLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

type WhoWeAreProps = {
  readonly locale: Locale;
  readonly content: InLanguage<typeof home>['whoWeAre'];
  /** Without one the picture has no button. */
  readonly film: Film | undefined;
  /** What shows the website's own film in words: title of that section. */
  readonly words?: string | undefined;
};

const TITLE_ID = 'who-we-are-title';
const FILM_ID = 'film';

/** Section with a film, opened from a play button on its picture, and the text in a panel beside it. */
export function WhoWeAre({ locale, content, film, words = '' }: WhoWeAreProps) {
  const { newTab } = locale.strings.shell;
  const { film: texts } = locale.strings.shared;
  return (
    <section aria-labelledby={TITLE_ID} className="relative overflow-clip print:hidden">
      {/* `w-full` is needed: from the stretched height and the ratio, browsers compute a width wider than the page. */}
      <div className="relative aspect-scene w-full overflow-hidden bg-concrete-100 lg:aspect-wide">
        <Image image={content.thumbnail} sizes="100vw" />
        {film && (
          <VideoTrigger
            newTab={newTab}
            dialog={FILM_ID}
            film={film}
            ground="picture"
            className="group/play absolute inset-0 flex items-end lg:right-1/2"
          >
            <span className="film-plate mx-auto block w-full max-w-page px-gutter">
              <span className="flex aspect-block w-2/5 max-w-56 items-center gap-2 bg-paper px-3 text-left leading-tight font-semibold text-ink group-hover/play:bg-white md:w-56 md:gap-4 md:pl-7">
                <PlayIcon className="size-6 shrink-0 text-brand-ink md:size-8" />
                <span>{content.filmTitle}</span>
              </span>
            </span>
          </VideoTrigger>
        )}
      </div>
      {film && (
        <VideoDialog
          texts={{ ...texts, inWords: locale.fill(texts.inWords, { words }), newTab }}
          id={FILM_ID}
          title={content.title}
          film={film}
          poster={content.thumbnail}
        />
      )}
      <Container className="film-words">
        <div className="paper-notch pt-8">
          <h2 id={TITLE_ID} className="type-h2">
            {content.title}
          </h2>
          <p className="mt-6 max-w-lead">{content.text}</p>
        </div>
      </Container>
    </section>
  );
}
