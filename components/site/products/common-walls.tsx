import { Link } from '@/components/ui/link';
import { countedWalls as counted } from '@/content/pages/common-walls';
import { productCalculator, routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { hasEstimator } from '@/content/registry/wall-figures';
import type { WallInFeet } from '@/lib/counting';
import { countIn, countText, together } from '@/lib/text';
import { massIn } from './answers';

type Counted = NonNullable<typeof counted>;

/** Query that gives a calculator a wall without openings. */
const queryOf = ([length, height]: WallInFeet) =>
  `?${new URLSearchParams({ unit: 'ft', length: `${length}ft`, height: `${height}ft`, openings: '0' })}`;

const nameOf = ([length, height]: WallInFeet, { strings, fill }: Locale) =>
  fill(strings.commonWalls.wall, { length, height });

/** The walls with their figures. */
export function CommonWalls({ locale }: { readonly locale: Locale }) {
  const all = counted;
  if (all === undefined) return null;
  const { commonWalls: texts } = locale.strings;
  const calculator = locale.to(hasEstimator ? routes.estimator : productCalculator(all.block.id));
  return (
    <ul className="grid gap-x-gutter gap-y-12 sm:grid-cols-2 xl:grid-cols-5">
      {all.walls.map((wall) => (
        <li key={wall.wall.join()} className="flex break-inside-avoid flex-col border-t-2 border-ink pt-3">
          <h3 className="type-h3">{together(nameOf(wall.wall, locale))}</h3>
          <Figures locale={locale} wall={wall} of={all} />
          {wall.isHalved && <p className="mt-2 type-small text-concrete-600">{together(texts.halved)}</p>}
          <Link
            {...calculator}
            href={calculator.href.replace('#', `${queryOf(wall.wall)}#`)}
            aria-label={locale.fill(texts.openOf, { wall: nameOf(wall.wall, locale) })}
            className="mt-2 inline-flex min-h-11 items-center self-start type-small underline underline-offset-4 print:hidden"
          >
            {texts.open}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type FiguresProps = {
  readonly locale: Locale;
  readonly wall: Counted['walls'][number];
  readonly of: Counted;
};

function Figures({ locale, wall, of: { inches, isAssumed } }: FiguresProps) {
  const { pieces, order, bricks, kilograms, truck } = wall;
  const { language, fill, strings } = locale;
  const texts = strings.commonWalls;
  const count = (value?: number) => (value === undefined ? '' : countIn(value, language));
  const rows = [
    [texts.lay, count(pieces)],
    [texts.order, count(order)],
    [fill(texts.bricks, { inches: inches ?? '' }), count(inches && bricks)],
    [isAssumed ? texts.assumed : texts.weight, kilograms ? massIn(Math.round(kilograms), locale) : ''],
    [texts.truck, truck ? fill(countText(texts.load, truck.loads, language), { tonnes: truck.tonnes }) : ''],
  ].filter(([, value]) => value);
  return (
    <dl className="mt-3">
      {together(rows).map(([title, value]) => (
        <div key={title} className="flex items-baseline justify-between gap-4 border-b border-joint py-1.5">
          <dt className="type-small text-concrete-600">{title}</dt>
          <dd className="shrink-0 text-right font-semibold whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
