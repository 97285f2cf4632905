import type { SVGProps } from 'react';
import { Link } from '@/components/ui/link';
import type { YardPlace } from '@/content/entities/quality-checks/schema';
import { yardPlan } from '@/content/strings/quality';
import type { Locale } from '@/content/strings/locale';
import { oneLanguage } from '@/lib/text';
import { layerOf, PALLET, palletPath } from './pallet';

/** The sheet in m, from the outside of the yard's wall; in print, at 1:500, it is 176 mm wide. */
const SHEET = { left: 0.9, width: 88.2, height: 55.5 };
/** What carries the scale: the scale bar, a truck and a pallet in m, in Latin digits. */
const SIZES = {
  ratio: 500,
  bar: 20,
  truck: 8.5,
  truckWidth: 2.5,
  pallet: PALLET.length / 1000,
  palletWidth: PALLET.width / 1000,
};

/** Where the number of a check is at each place, in m from the left and from the top. */
const PLACES: Readonly<Record<YardPlace, readonly [x: number, y: number]>> = {
  gate: [8, 39],
  bays: [16, 16.5],
  cement: [38, 16.5],
  mixer: [52, 14.5],
  press: [61.5, 14.5],
  line: [70.5, 14.5],
  racks: [79.5, 14.5],
  curing: [72, 24],
  stacks: [38.1, 32.4],
};
/** Numbers of one place are in a column of so many, upwards where its middle is above this line in m. */
const COLUMN = 3;
const UPWARDS = 20;

/** Middles of the names, in m. */
const NAMES = Object.entries({
  bays: [16, 20],
  cement: [38, 20],
  mixer: [52, 5.5],
  press: [61.5, 4.7],
  racks: [57, 19],
  curing: [72, 42],
  stacks: [47, 42],
  gate: [8, 48],
  scale: [22, 54],
} as const) as [keyof typeof yardPlan.places, readonly [number, number]][];

const placed = (x: number, y: number) => ({
  left: `${(((x - SHEET.left) / SHEET.width) * 100).toFixed(1)}%`,
  top: `${((y / SHEET.height) * 100).toFixed(1)}%`,
});

/** Repeated lines by name, around the path of a pallet: origin, width and height in m, path. */
const patternsOf = (pallet: string) =>
  [
    ['pallets', 22, 24, 1.4, 1.2, `M.1 .1${pallet}`],
    ['bags', 33, 4, 1.25, 1.25, 'M.1 .1h1v1h-1zm0 .5h1m-.5-.5v1'],
    ['line', 66, 9, 2, 3, `M.4 0${pallet}`],
    ['racks', 63, 17.2, 3.5, 1.2, `M.1 .1${pallet}M1.5 .1${pallet}`],
    ['chamber', 58, 28.6, 7, 1.2, `M1 0${pallet}M2.4 0${pallet}M4.6 0${pallet}`],
    ['rollers', 0, 0, 0.4, 3, 'M.2 0v3'],
    ['hatch', 0, 0, 1.2, 1.2, 'M0 1.2L1.2 0M-.3 .3L.3-.3M.9 1.5L1.5 .9'],
    ['sand', 0, 0, 0.7, 0.7, 'M.1 .2h.08M.45 .5h.08'],
    ['stone', 0, 0, 1.2, 1.2, 'M.1 .5l.2-.3 .3.1v.3l-.3.1zM.7 1l.1-.3h.3l.1.3z'],
  ] as const;

type Check = { readonly title: string; readonly place?: YardPlace | undefined };

/** The checks that name their place, with their number in the list and the style that puts it there. */
const numbered = (checks: readonly Check[]) =>
  checks.flatMap(({ title, place }, index) => {
    if (place === undefined) return [];
    const [x, y] = PLACES[place];
    const before = checks.slice(0, index).filter((check) => check.place === place).length;
    const [right, away] = [Math.floor(before / COLUMN), before % COLUMN];
    const moved = `${right * 100 - 50}% ${(y < UPWARDS ? -away : away) * 100 - 50}%`;
    return [
      { title, number: index + 1, style: { ...placed(x, y), ...(before > 0 && { translate: moved }) } },
    ];
  });

type YardPlanProps = {
  readonly locale: Locale;
  readonly checks: readonly Check[];
  /** The plan in words. */
  readonly words: string;
  /** The block on its pallets, in mm. */
  readonly block?: { readonly length: number; readonly width: number } | undefined;
};

/** Typical plan of a yard, to scale; checks are numbers on it, linked to `#check-1` and so on. Nothing without one of a place. */
export function YardPlan({ locale, checks, words, block }: YardPlanProps) {
  const { list, places, note, bareNote } = oneLanguage(yardPlan, locale.language);
  const numbers = numbered(checks);
  if (numbers.length === 0) return null;
  const layer = block && layerOf(block);
  return (
    <figure className="mb-12 print:break-inside-avoid">
      <div className="relative print:w-fit">
        <YardDrawing label={words} pallet={palletPath(layer)} />
        {NAMES.map(([place, at]) => (
          <span
            key={place}
            aria-hidden="true"
            style={placed(...at)}
            className={`absolute type-small whitespace-nowrap ${place === 'scale' ? '-translate-y-1/2' : 'hidden -translate-1/2 md:block print:block'}`}
          >
            {locale.fill(places[place], SIZES)}
          </span>
        ))}
        <ol aria-label={list}>
          {numbers.map(({ title, number, style }) => (
            <li key={number} style={style} className="absolute -translate-1/2">
              <Link
                href={`#check-${number}`}
                aria-label={`${locale.number(number)} ${title}`}
                className="flex size-6 items-center justify-center border border-paper bg-brand type-data text-brand-on hover:bg-ink hover:text-paper md:size-8 print:border-ink print:bg-white print:text-ink"
              >
                {locale.number(number)}
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-3 max-w-measure type-small text-concrete-600">
        {block && layer
          ? locale.fill(note, {
              ...SIZES,
              ...{ count: layer.along * layer.across, length: `${block.length}`, width: `${block.width}` },
            })
          : locale.fill(bareNote, SIZES)}
      </figcaption>
    </figure>
  );
}

const LINES = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const;
const Thin = (props: SVGProps<SVGPathElement>) => <path {...LINES} {...props} />;
const Wide = ({ d }: { readonly d: string }) => <path {...LINES} strokeWidth="2" d={d} />;
/** Walls in section, 0.4 m thick. */
const Wall = ({ d }: { readonly d: string }) => (
  <path fill="none" stroke="currentColor" strokeWidth="0.4" strokeLinecap="square" d={d} />
);
type FilledProps = { readonly d: string; readonly pattern: ReturnType<typeof patternsOf>[number][0] };
const Filled = ({ d, pattern }: FilledProps) => <path d={d} fill={`url(#yard-${pattern})`} />;

/** Drawn in `currentColor`, so that forced colours apply. Lengths in m. */
const YardDrawing = ({ label, pallet }: { readonly label: string; readonly pallet: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`${SHEET.left} 0 ${SHEET.width} ${SHEET.height}`}
    width={`${(SHEET.width * 1000) / SIZES.ratio}mm`}
    className="h-auto max-w-full not-print:w-full"
  >
    <defs>
      {patternsOf(pallet).map(([id, x, y, width, height, d]) => (
        <pattern
          key={id}
          id={`yard-${id}`}
          {...{ patternUnits: 'userSpaceOnUse', width, height }}
          patternTransform={`translate(${x} ${y})`}
        >
          <path d={d} fill="none" stroke="currentColor" strokeWidth="0.05" />
        </pattern>
      ))}
    </defs>
    {/* Wall of the yard, leaves of its gate, and the way through it. */}
    <Wide d="M1 40V1H89V51H1V48" />
    <Thin d="M1 40H5A4 4 0 0 1 1 44A4 4 0 0 1 5 48H1" />
    <Thin
      d="M-1 44H87M16 44V22M38.1 44V22"
      className="stroke-brand-ink forced-colors:stroke-current"
      strokeDasharray="16 4 3 4"
    />
    {/* Bays, open to the way; cement store. */}
    <Filled d="M4 3H20V13H4z" pattern="sand" />
    <Filled d="M20 3H28V13H20z" pattern="stone" />
    <Wall d="M4 13V3H28V13M12 3V13M20 3V13M36 13H32V3H44V13H40" />
    <Filled d="M33 4H43V9H33z" pattern="bags" />
    {/* Hall with mixer, belt, press, line of pallets and racks. */}
    <path d="M48 3H86V22H48z" className="fill-current opacity-10" />
    <Thin d="M48 3H86V22H48z" strokeDasharray="6 3" />
    <Filled d="M54.4 8.9H59.5V10.1H54.4zM64 8.6H84V10.4H64z" pattern="rollers" />
    <Thin d="M54.4 8.9H59.5V10.1H54.4zM64 8.6H84V10.4H64z" />
    <Wide d="M49.6 9.5A2.4 2.4 0 1 0 54.4 9.5A2.4 2.4 0 1 0 49.6 9.5H54.4M52 7.1V11.9" />
    <Wide d="M59.5 6.5H64V12.5H59.5zM60.7 8.8H62.8V10.2H60.7zM59.5 7.5H64M59.5 11.5H64" />
    <Filled d="M66 9H82V10.1H66z" pattern="line" />
    <Filled d="M63 17.2H84V20.8H63z" pattern="racks" />
    {/* Curing room of four chambers with a door each. */}
    <Filled d="M58 26H86V40H58z" pattern="hatch" />
    <Filled d="M58 28.6H86V38.2H58z" pattern="chamber" />
    <Wall d="M59.8 26H58V40H86V26H84.2M63.2 26H66.8M70.2 26H73.8M77.2 26H80.8M65 26V40M72 26V40M79 26V40" />
    {/* Stacks in blocks of rows, a truck of 8.5 × 2.5 m, scale bar. */}
    <Filled d="M22 24H35.9V40.7H22zM40.2 24H54.1V40.7H40.2z" pattern="pallets" />
    <path d="M24 42.75H32.5V45.25H24z" className="fill-paper forced-colors:fill-none" />
    <Wide d="M24 42.75H32.5V45.25H24zM26 42.75V45.25M26.4 43H32.3V45H26.4zM24.6 42.75V45.25" />
    <Thin d="M1 53.5H21V54.5H1z" />
    <path d="M1 53.5H6V54.5H1zM11 53.5H21V54.5H11z" fill="currentColor" />
  </svg>
);
