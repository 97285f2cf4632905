import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { coverSizes } from '@/components/ui/cover-sizes';
import { PlayIcon } from '@/components/ui/icons';
import { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import { ownFilm } from '@/content/films';
import { twentyEightDays } from '@/content/strings/twenty-eight-days';
import sitePictures from '@/content/site-pictures.json';
import type { Locale } from '@/content/strings/locale';
import { oneLanguage } from '@/content/strings/table';

/** A picture of the website with its size in px. */
function pictureOf(src: keyof typeof sitePictures) {
  const [width = 0, height = 0] = sitePictures[src];
  return { src, width, height };
}

/** Steps in their order. `days`: first and last day of a step; none before the press. */
const STEPS = [
  { name: 'sand', picture: pictureOf('/images/scenes/sand.jpg') },
  { name: 'chips', picture: pictureOf('/images/scenes/chips.jpg') },
  { name: 'mix', picture: pictureOf('/images/scenes/mix.jpg') },
  { name: 'press', picture: pictureOf('/images/scenes/fresh-block.jpg'), days: [0, 0] },
  { name: 'water', picture: pictureOf('/images/scenes/curing.jpg'), days: [1, 7] },
  { name: 'rest', picture: pictureOf('/images/scenes/pallet-corner.jpg'), days: [8, 27] },
  { name: 'edge', picture: pictureOf('/images/scenes/arris.jpg'), days: [28, 28] },
  { name: 'test', picture: pictureOf('/images/scenes/cut-section.jpg'), days: [28, 28] },
  { name: 'label', picture: pictureOf('/images/scenes/dated-label.jpg'), days: [28, 28] },
] as const;
/** Width of a step, as in `styles/quality.css`; its picture has two thirds of it in height. */
const sizesOf = (picture: ReturnType<typeof pictureOf>) =>
  `(width >= 44rem) ${coverSizes(picture, '576px', 384)}, ${coverSizes(picture, '82vw', '54.7vw')}`;

/** Length of the film (`scripts/imagery/film.py`). */
const FILM_SECONDS = 20;

const DAYS = Array.from({ length: 28 }, (_, index) => index + 1);

/** A block's four weeks in pictures, with a brick for each day. */
export function TwentyEightDays({ locale }: { readonly locale: Locale }) {
  const { title, lead, film, strip, steps, ...words } = oneLanguage(twentyEightDays, locale.language);
  const when = (days?: readonly [number, number]) => {
    if (!days) return words.before;
    const [from, to] = days;
    return from === to ? locale.fill(words.day, { day: from }) : locale.fill(words.days, { from, to });
  };
  return (
    <Section ground="dark" aria-labelledby="days">
      <SectionHead id="days" title={title} lead={lead} />
      <Link
        href={ownFilm.h264}
        className="mb-8 inline-flex items-center gap-3 py-1 underline underline-offset-4 print:hidden"
      >
        <PlayIcon className="size-6" />
        <span>{locale.fill(film, { seconds: FILM_SECONDS })}</span>
      </Link>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <ol className="days-strip" tabIndex={0} aria-label={strip}>
        {STEPS.map(({ name, picture, ...step }) => {
          const [heading, text] = steps[name];
          return (
            <li key={name}>
              <figure>
                <div className="aspect-scene bg-ink">
                  <Image image={{ ...picture, alt: '' }} sizes={sizesOf(picture)} />
                </div>
                <figcaption className="mt-4">
                  <p className="type-data text-concrete-200">
                    {when('days' in step ? step.days : undefined)}
                  </p>
                  <h3 className="mt-1 type-h3">{heading}</h3>
                  <p className="mt-2 max-w-lead">{text}</p>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ol>
      <div className="days-bricks whitespace-nowrap print:hidden" aria-hidden="true">
        {DAYS.map((day) => (
          <i key={day}>{day % 7 === 0 && locale.number(day)}</i>
        ))}
      </div>
    </Section>
  );
}
