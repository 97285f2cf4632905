import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { coverSizes } from '@/components/ui/cover-sizes';
import { PlayIcon } from '@/components/ui/icons';
import { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import type { quality } from '@/content/entities/quality';
import { ownFilm } from '@/content/registry/films';
import { twentyEightDays } from '@/content/strings/twenty-eight-days';
import type { Locale } from '@/content/strings/locale';
import { oneLanguage } from '@/lib/text';
import type { InLanguage } from '@/lib/records';

type Days = NonNullable<InLanguage<typeof quality>['days']>;
type Stage = Days['stages'][number];

/** Width of a stage, as in `styles/quality.css`; its picture has two thirds of it in height. */
const sizesOf = (picture: Stage['picture']) =>
  `(width >= 44rem) ${coverSizes(picture, '576px', 384)}, ${coverSizes(picture, '82vw', '54.7vw')}`;

/** Last day of a stage; none before the press. */
const lastDay = ({ from = 0, to = from }: Stage) => to;

/** A block's way from sand to pallet in pictures, with a brick for each day. Nothing without stages. */
export function TwentyEightDays({
  locale,
  days,
}: {
  readonly locale: Locale;
  readonly days?: Days | undefined;
}) {
  if (!days?.stages.length) return null;
  const { title, lead, strip, stages, filmSeconds } = days;
  const words = oneLanguage(twentyEightDays, locale.language);
  const when = ({ from, to = from }: Stage) => {
    if (from === undefined) return words.before;
    return from === to
      ? locale.fill(words.day, { day: from })
      : locale.fill(words.days, { from, to: to ?? from });
  };
  const bricks = Array.from({ length: Math.max(...stages.map(lastDay)) }, (_, index) => index + 1);
  return (
    <Section ground="dark" aria-labelledby="days">
      <SectionHead id="days" title={title} lead={lead} />
      {filmSeconds !== undefined && (
        <Link
          href={ownFilm.h264}
          className="mb-8 inline-flex items-center gap-3 py-1 underline underline-offset-4 print:hidden"
        >
          <PlayIcon className="size-6" />
          <span>{locale.fill(words.film, { seconds: filmSeconds })}</span>
        </Link>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <ol className="days-strip" tabIndex={0} aria-label={strip}>
        {stages.map((stage, index) => (
          <li key={index}>
            <figure>
              <div className="aspect-scene bg-ink">
                <Image image={stage.picture} sizes={sizesOf(stage.picture)} />
              </div>
              <figcaption className="mt-4">
                <p className="type-data text-concrete-200">{when(stage)}</p>
                <h3 className="mt-1 type-h3">{stage.title}</h3>
                <p className="mt-2 max-w-lead">{stage.text}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
      {bricks.length > 0 && (
        <div className="days-bricks whitespace-nowrap print:hidden" aria-hidden="true">
          {bricks.map((day) => (
            <i key={day}>{day % 7 === 0 && locale.number(day)}</i>
          ))}
        </div>
      )}
    </Section>
  );
}
