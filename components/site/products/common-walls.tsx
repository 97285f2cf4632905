import { Link } from '@/components/ui/link';
import { countedWalls as counted } from '@/content/pages/common-walls';
import { productCalculator, routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { hasEstimator } from '@/content/registry/wall-figures';
import type { WallInFeet } from '@/lib/counting';
import { countIn, countText, together } from '@/lib/text';
import { massIn } from './answers';

type Wall = NonNullable<typeof counted>['walls'][number];

/** Query that gives a calculator a wall without openings. */
const queryOf = ([length, height]: WallInFeet) =>
  `?${new URLSearchParams({ unit: 'ft', length: `${length}ft`, height: `${height}ft`, openings: '0' })}`;

/** The walls with their figures. */
export function CommonWalls({ locale }: { readonly locale: Locale }) {
  const all = counted;
  if (all === undefined) return null;
  const { block, walls } = all;
  const { commonWalls: texts } = locale.strings;
  const calculator = locale.to(hasEstimator ? routes.estimator : productCalculator(block.id));
  return (
    <ul className="grid gap-x-gutter gap-y-12 sm:grid-cols-2 xl:grid-cols-5">
      {walls.map((wall) => {
        const [length, height] = wall.wall;
        const name = locale.fill(texts.wall, { length, height });
        return (
          <li key={name} className="flex break-inside-avoid flex-col border-t-2 border-ink pt-3">
            <h3 className="type-h3">{together(name)}</h3>
            <Figures locale={locale} wall={wall} of={all} />
            <Link
              {...calculator}
              href={calculator.href.replace('#', `${queryOf(wall.wall)}#`)}
              aria-label={locale.fill(texts.openOf, { wall: name })}
              className="mt-2 inline-flex min-h-11 items-center self-start type-small underline underline-offset-4 print:hidden"
            >
              {texts.open}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

type FiguresProps = {
  readonly locale: Locale;
  readonly wall: Wall;
  readonly of: NonNullable<typeof counted>;
};

function Figures({ locale, wall, of: { inches, isAssumed } }: FiguresProps) {
  const { pieces, order, bricks, kilograms, truck } = wall;
  const texts = locale.strings.commonWalls;
  const count = (value: number) => countIn(value, locale.language);
  const rows: readonly (readonly [title: string, value: string])[] = [
    [texts.lay, count(pieces)],
    [texts.order, count(order)],
    ...(bricks !== undefined && inches !== undefined
      ? [[locale.fill(texts.bricks, { inches }), count(bricks)] as const]
      : []),
    ...(kilograms !== undefined && truck !== undefined
      ? [
          [isAssumed ? texts.assumed : texts.weight, massIn(Math.round(kilograms), locale)] as const,
          [
            texts.truck,
            locale.fill(countText(texts.load, truck.loads, locale.language), { tonnes: truck.tonnes }),
          ] as const,
        ]
      : []),
  ];
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
