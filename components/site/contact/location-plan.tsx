import { MarkDrawing } from '@/components/ui/mark-drawing';
import { company, mark } from '@/content/entities/company';
import type { contact as contactRecord } from '@/content/entities/contact';
import { inLanguage, type InLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

/** A place on the plan in units of the drawing: distance north along the road, and east of it. */
type Place = { readonly north: number; readonly east: number };

/** Places of up to five towns along the road, northwards. */
const TOWNS: readonly Place[] = [
  { north: 12, east: 26 },
  { north: 80, east: 20 },
  { north: 138, east: 12 },
  { north: 196, east: 34 },
  { north: 270, east: 8 },
];
const TURNING = { north: 270, east: 8 };
const ROAD_END = { north: 330, east: 0 };
const FACTORY = { north: 258, east: 152 };

/** Layouts of the plan: north is up on narrow screens, and to the right on wide ones. */
const LAYOUTS = [
  {
    className: 'max-w-sm lg:hidden',
    viewBox: '78 0 322 346',
    at: ({ north, east }: Place) => [84 + east, 342 - north] as const,
    label: (index: number) => (index === TOWNS.length - 1 ? [18, 24] : [18, 5]) as readonly [number, number],
    road: [16, 18],
    sign: [0, 0],
    north: { arrow: 'M376 60V20M368 32L376 20L384 32', text: [370, 80] },
    fontSize: 15,
    anchor: 'start',
  },
  {
    className: 'hidden lg:block',
    viewBox: '0 0 1360 330',
    at: ({ north, east }: Place) => [20 + north * 3.7, 70 + east * 1.15] as const,
    label: () => [0, -20] as const,
    road: [-110, -22],
    sign: [-28, 16],
    north: { arrow: 'M1290 290H1340M1328 282L1340 290L1328 298', text: [1262, 296] },
    fontSize: 17,
    anchor: 'middle',
  },
] as const;

/** Size of the company's mark on the plan. */
const SIGN = { width: 56, height: 32 };

type LocationPlanProps = {
  readonly locale: Locale;
  readonly contact: Pick<InLanguage<typeof contactRecord>, 'towns' | 'road' | 'sign' | 'plan'>;
};

/** Drawing of the way to the factory: a road to the north, its towns and the turning. Not to scale. */
export function LocationPlan({ locale, contact: { towns = [], ...texts } }: LocationPlanProps) {
  if (towns.length < 2) return null;
  const { plan } = locale.strings.contact;
  const { street } = inLanguage(company, locale.language).factory;
  const note = locale.fill(plan.note, { town: towns[0] ?? '' });
  // Fewer than five are spread over the road.
  const step = (TOWNS.length - 1) / (towns.length - 1);
  const names = new Map(towns.map((name, index) => [Math.round(index * step), name]));
  return (
    <figure className="border-t-2 border-ink pt-6">
      {LAYOUTS.map(({ className, viewBox, at, label, road, sign, north, fontSize, anchor }) => {
        const line = (places: readonly Place[]) => `M${places.map((place) => at(place).join(' ')).join('L')}`;
        const [factoryX, factoryY] = at(FACTORY);
        const [x, y] = [factoryX + sign[0], factoryY + sign[1]];
        const [endX, endY] = at(ROAD_END);
        return (
          // Uses only `currentColor`, so that forced colours apply.
          <svg
            key={className}
            role="img"
            aria-label={locale.fill(texts.plan ?? note, { street })}
            viewBox={viewBox}
            fontSize={fontSize}
            className={`w-full fill-current font-medium ${className}`}
          >
            <path d={line([...TOWNS, ROAD_END])} fill="none" stroke="currentColor" strokeWidth="5" />
            <path d={line([TURNING, FACTORY])} fill="none" stroke="currentColor" strokeWidth="2" />
            {TOWNS.map((town, index) => {
              const name = names.get(index);
              if (name === undefined) return null;
              const [townX, townY] = at(town);
              const [right, down] = label(index);
              return (
                <g key={town.north} textAnchor={index === 0 ? 'start' : anchor}>
                  <circle
                    cx={townX}
                    cy={townY}
                    r="6"
                    className="fill-paper"
                    stroke="currentColor"
                    strokeWidth="2"
                  />
                  <text x={townX + (index === 0 && right === 0 ? -6 : right)} y={townY + down}>
                    {name}
                  </text>
                </g>
              );
            })}
            {mark.colours.length > 0 && (
              <rect {...SIGN} x={x} y={y - SIGN.height / 2} className="fill-paper" />
            )}
            <MarkDrawing
              mark={mark}
              {...SIGN}
              x={x}
              y={y - SIGN.height / 2}
              className="text-brand-ink forced-colors:text-current"
            />
            <text x={x} y={y + 38}>
              {texts.sign}
            </text>
            <text x={endX + road[0]} y={endY + road[1]}>
              {texts.road}
            </text>
            <path d={north.arrow} fill="none" stroke="currentColor" strokeWidth="2" />
            <text x={north.text[0]} y={north.text[1]}>
              {plan.north}
            </text>
          </svg>
        );
      })}
      <figcaption className="mt-3 type-small text-concrete-600">{note}</figcaption>
    </figure>
  );
}
